import { createHash } from 'node:crypto'
import { ladderPrice } from '@yaoji/domain'
import { describe, expect, test } from 'vitest'
import { checkDigit } from './barcode'
import { buildCatalogue } from './index'
import { readSources } from './sources'
import type { Category, Goods } from './types'

const sources = readSources()
const catalogue = buildCatalogue(20_260, sources)
const goodsById = new Map(catalogue.goods.map(goods => [goods.id, goods]))
const lineById = new Map(catalogue.prices.map(line => [line.goods_price_id, line]))
const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
const share = (test: (goods: Goods) => boolean) =>
  catalogue.goods.filter(test).length / catalogue.goods.length

describe('the catalogue', () => {
  test('[SV-01] is the same for the same seed and another for another', () => {
    expect(hash(buildCatalogue(20_260, sources))).toBe(hash(catalogue))
    expect(hash(buildCatalogue(20_261, sources))).not.toBe(hash(catalogue))
  })

  test('[SV-01] keeps its ids: links and carts refer to them', () => {
    const identities = catalogue.goods.map(goods => [goods.id, goods.common_name, goods.sccj])
    expect(hash(identities).slice(0, 16)).toBe('cf144c94fb36df7f')
  })

  test('[SV-01 2] turns every source row into goods', () => {
    const names = new Set(
      catalogue.goods.map(goods => `${goods.common_name}[${goods.trade_name}]/${goods.sccj}`),
    )
    const missing = sources.drugs.filter(
      row => !names.has(`${row.generic_name}[${row.trade_name}]/${row.manufacturer}`),
    )
    const plain = new Set(catalogue.goods.map(goods => goods.common_name))
    expect(missing).toEqual([])
    expect([...sources.herbs, ...sources.devices].filter(row => !plain.has(row.name))).toEqual([])
    expect(catalogue.goods.filter(goods => goods.source === 'drug')).toHaveLength(sources.drugs.length)
    expect(catalogue.goods.length).toBeGreaterThanOrEqual(8_700)
    expect(catalogue.goods[0]?.id).toBe(1_000)
  })
})

describe('a product', () => {
  test('[SV-01 2] leaves nothing blank on a card', () => {
    const blank = catalogue.goods.filter(
      ({ name, ypgg, bzdw, sccj, dosage_form: form }) => !(name && ypgg && bzdw && sccj && form),
    )
    expect(blank).toEqual([])
    expect(catalogue.goods.filter(goods => goods.type === 1 && goods.origin === '')).toEqual([])
  })

  test('[SV-01] has a cost above 0 and below its price', () => {
    const odd = catalogue.goods.filter(
      goods =>
        !Number.isInteger(goods.base_price) ||
        goods.base_price < 2_000 ||
        goods.market_price <= goods.base_price,
    )
    expect(odd).toEqual([])
  })

  test('[SV-01] has a code and a valid barcode of its own', () => {
    expect([checkDigit('690123456789'), checkDigit('400638133393')]).toEqual([2, 1])
    const valid = (code: string) =>
      /^69\d{11}$/.test(code) && checkDigit(code.slice(0, 12)) === Number(code[12])
    expect(catalogue.goods.filter(goods => !valid(goods.barcode))).toEqual([])
    expect(new Set(catalogue.goods.map(goods => goods.barcode)).size).toBe(catalogue.goods.length)
    expect(new Set(catalogue.goods.map(goods => goods.code)).size).toBe(catalogue.goods.length)
  })

  test('[SV-01] can be bought in the quantities it asks for', () => {
    const odd = catalogue.goods.filter(
      ({ min_qty: min, step_qty: step, mid_pack: mid, case_pack: box, max_qty: max }) => {
        const hasRoom = max === null || max >= min
        return min < 1 || step < 1 || min % step !== 0 || box % mid !== 0 || !hasRoom
      },
    )
    expect(odd).toEqual([])
  })

  test('[SV-01] is an ephedrine-type compound exactly when one of its names contains it', () => {
    const wrong = catalogue.goods.filter(goods => {
      const isNamed = /伪麻|酚麻|氨麻|麻黄碱/.test(goods.common_name + goods.trade_name)
      return isNamed !== (goods.special_flag === 'ephedrine')
    })
    expect(wrong).toEqual([])
    expect(catalogue.goods.filter(goods => goods.special_flag === 'ephedrine').length).toBeGreaterThanOrEqual(
      28,
    )
  })

  test.each([
    ['人胰岛素注射液', { storage: 'cold', rx_type: 'rx', scope: '生物制品' }],
    ['维生素C片', { rx_type: 'otc_b' }],
    ['感冒清热颗粒', { rx_type: 'otc_a', scope: '中成药' }],
    ['当归', { rx_type: 'herbal', type: 1, ck_id: 3, tax_rate: 900, origin: '甘肃岷县' }],
    ['弹力绷带', { rx_type: 'device', is_qx: 1, scope: '医疗器械' }],
    ['布洛芬缓释胶囊', { name: '芬必得 布洛芬缓释胶囊', trade_name: '芬必得' }],
  ])('[SV-01] %s has what its name says', (name, details) => {
    expect(catalogue.goods.find(goods => goods.common_name === name)).toMatchObject(details)
  })

  test('[SV-01] is rarely unavailable, and then another one with the same name and strength is available', () => {
    expect(share(goods => goods.off_shelf === 1)).toBeGreaterThan(0.005)
    expect(share(goods => goods.off_shelf === 1)).toBeLessThan(0.04)
    expect(share(goods => goods.special_flag === 'controlled')).toBeGreaterThan(0.01)
    expect(share(goods => goods.special_flag === 'controlled')).toBeLessThan(0.03)
    const left = new Set(
      catalogue.goods
        .filter(goods => goods.off_shelf === 0)
        .map(goods => `${goods.common_name}[${goods.trade_name}]`),
    )
    const gone = catalogue.goods.filter(goods => !left.has(`${goods.common_name}[${goods.trade_name}]`))
    expect(new Set(gone.map(goods => goods.common_name))).toEqual(
      new Set(['乌头', '川乌', '草乌', '白附子', '炙狼毒', '硫酸阿托品粉', '硝酸毛果云香碱', '羟丁酸钠']),
    )
  })

  test('[CH-16] nothing that the footer excludes from sale is available', () => {
    const RAW =
      /^(?:砒.*|水银|(?:生)?(?:川乌|草乌|乌头|白附子|附子|半夏|南星|马钱子|巴豆|甘遂|狼毒|藤黄|千金子|天仙子)|炙狼毒|斑蝥|青娘虫|红娘虫|闹羊花|雪上一枝蒿|红粉|红升丹|白降丹|蟾酥|洋金花|轻粉|雄黄)$/
    const SUBSTANCE =
      /^(?:硫酸)?阿托品粉?$|^硝酸毛果[云芸]香碱$|士的[宁年]|升汞|亚砷酸|三氧化二砷|洋地黄毒苷|毒扁豆碱/
    const NARCOTIC =
      /吗啡(?!啉)|芬太尼|哌替啶|可待因|羟考酮|美沙酮|曲马多|布托啡诺|地佐辛|氯胺酮|羟丁酸钠|巴比妥|西泮|唑仑|唑吡坦|佐匹克隆|哌甲酯|莫达非尼|安钠咖|麦角胺|疫苗/
    const sold = catalogue.goods.filter(goods => goods.off_shelf === 0)
    const found = sold.filter(({ common_name: name, source }) =>
      source === 'herb' ? RAW.test(name) : SUBSTANCE.test(name) || NARCOTIC.test(name),
    )
    expect(found.map(goods => goods.name)).toEqual([])
    expect(catalogue.goods.filter(goods => goods.common_name === '乌头').length).toBeGreaterThan(0)
  })
})

describe('menus', () => {
  const children = (category: Category) => catalogue.categories.filter(one => one.parent_id === category.id)

  test('[CH-09] the main menu has seven categories or more, each with products in every leaf', () => {
    const tops = catalogue.categories.filter(one => one.menu === 'main' && one.parent_id === null)
    expect(tops.length).toBeGreaterThanOrEqual(7)
    expect(tops.filter(top => children(top).length === 0)).toEqual([])
    expect(catalogue.categories.filter(one => one.goods_count === 0)).toEqual([])
  })

  test('[CH-11] the yx, zy and qx menus have the products of their zone and no others', () => {
    const menuOf = new Map(catalogue.categories.map(one => [one.id, one.menu]))
    const inMenu = (goods: Goods, menu: string) => goods.category_ids.some(id => menuOf.get(id) === menu)
    const wrong = catalogue.goods.filter(
      goods =>
        inMenu(goods, 'yx') !== (goods.is_youx === 1) ||
        inMenu(goods, 'zy') !== (goods.type === 1) ||
        inMenu(goods, 'qx') !== (goods.is_qx === 1) ||
        !inMenu(goods, 'main'),
    )
    expect(wrong).toEqual([])
  })
})

describe('prices and stock', () => {
  test('[VA-07] tiers of both kinds are cheaper than the base price and keep their order', () => {
    const steps = groupById(catalogue.tiers)
    const types = new Set<number>()
    for (const [id, tiers] of steps) {
      const goods = goodsById.get(id)!
      types.add(goods.ladder_price_type)
      const prices = tiers.map(tier => tier.price)
      const expected = [...prices].sort((a, b) => (goods.ladder_price_type === 1 ? a - b : b - a))
      expect(prices, goods.name).toEqual(expected)
      expect(Math.max(...prices), goods.name).toBeLessThan(goods.base_price)
      expect(tiers.map(tier => tier.number)).toEqual(tiers.map(tier => tier.number).sort((a, b) => a - b))
      expect(tiers.every(tier => tier.number % goods.step_qty === 0)).toBe(true)
    }
    expect(types).toEqual(new Set([1, 2]))
  })

  test('[SV-01] near-expiry stock is a line of its own, cheaper, and never mixes with normal lots', () => {
    const lotsOf = (kind: string) =>
      catalogue.lots.filter(lot => lineById.get(lot.goods_price_id)?.kind === kind)
    expect(lotsOf('near_expiry').every(lot => lot.expiry_day > 30 && lot.expiry_day < 180)).toBe(true)
    expect(lotsOf('normal').every(lot => lot.expiry_day > 60 && lot.produce_day < 0 && lot.number > 0)).toBe(
      true,
    )
    const cheaper = catalogue.prices.filter(line => line.kind === 'near_expiry')
    expect(cheaper.length).toBeGreaterThan(100)
    expect(cheaper.every(line => line.price < goodsById.get(line.goods_id)!.base_price)).toBe(true)
  })

  test('[SV-01] some goods are out of stock, most are not', () => {
    const stocked = new Set(catalogue.lots.map(lot => lot.goods_id))
    const empty = catalogue.goods.length - stocked.size
    expect(empty).toBeGreaterThan(100)
    expect(empty).toBeLessThan(catalogue.goods.length * 0.08)
  })
})

describe('promotions', () => {
  const priceAlone = (id: number, number: number) => {
    const { base_price, ladder_price_type } = goodsById.get(id)!
    const tiers = catalogue.tiers.filter(tier => tier.goods_id === id)
    return ladderPrice(base_price, tiers, ladder_price_type, number)
  }

  test('[VA-09] a package is cheaper than its parts, from one warehouse, and adds up exactly', () => {
    expect(catalogue.combinations.length).toBeGreaterThanOrEqual(36)
    for (const one of catalogue.combinations) {
      const sum = one.items.reduce((total, item) => total + item.price * item.number, 0)
      expect(sum, one.name).toBe(one.price)
      expect(one.price, one.name).toBeLessThan(one.raw_price)
      for (const { goods_id, number, price } of one.items)
        expect(price, one.name).toBeLessThan(priceAlone(goods_id, number))
      expect(one.items.length).toBeGreaterThanOrEqual(2)
      expect(new Set(one.items.map(item => goodsById.get(item.goods_id)?.ck_id))).toEqual(
        new Set([one.ck_id]),
      )
    }
  })

  test('[VA-07] [RT-38 /welfare] the tag of an "up to" ladder names a number whose price is below the welfare price', () => {
    const tagged = catalogue.goods.filter(({ ladder_price_type, tags }) =>
      tags.some(tag => tag.isLadder === 1 && ladder_price_type === 1),
    )
    expect(tagged.length).toBeGreaterThan(0)
    for (const { id, tags, base_price } of tagged) {
      const text = tags.find(tag => tag.isLadder === 1)!.describe
      expect(priceAlone(id, Number.parseInt(text, 10)), text).toBeLessThan(base_price * 0.94)
    }
  })

  test('[ST-03] full reductions have goods, and tiers that rise', () => {
    expect(catalogue.full_reductions).toHaveLength(6)
    for (const { name, tiers, goods_ids: ids } of catalogue.full_reductions) {
      expect(ids.length, name).toBeGreaterThan(30)
      expect(tiers.map(tier => tier.amount)).toEqual(tiers.map(tier => tier.amount).sort((a, b) => a - b))
      expect(tiers.every(tier => tier.reduce < tier.amount)).toBe(true)
    }
  })

  test('[CN-05] second-kill sessions cover every minute of the week with cheaper products', () => {
    for (let day = 0; day < 7; day++) {
      const sessions = catalogue.spikes.filter(session => session.day === day)
      const minutes = sessions.reduce((sum, session) => sum + session.end_minute - session.begin_minute, 0)
      expect(minutes).toBe(1_440)
    }
    const offered = catalogue.spikes.flatMap(session => session.goods)
    expect(offered.every(one => one.price < goodsById.get(one.goods_id)!.base_price)).toBe(true)
    expect(offered.every(one => one.sold < one.number)).toBe(true)
    expect(new Set(offered.map(one => one.goods_id)).size).toBe(offered.length)
  })

  test('[CN-03] an exchange purchase is cheaper and from the same warehouse as its main product', () => {
    expect(catalogue.exchanges.length).toBeGreaterThan(40)
    for (const one of catalogue.exchanges) {
      const [main, other] = [goodsById.get(one.goods_id)!, goodsById.get(one.exchange_goods_id)!]
      expect([other.ck_id, other.special_flag, main.special_flag]).toEqual([main.ck_id, 'none', 'none'])
      expect(one.price).toBeLessThan(other.base_price)
      expect(one.max_qty).toBeGreaterThanOrEqual(other.min_qty)
    }
  })

  test('[CN-03] a gift is in the warehouse of its product, so that it comes in the same parcel', () => {
    const pairs = catalogue.gifts.map(
      one => [goodsById.get(one.goods_id)!, goodsById.get(one.gift_goods_id)!] as const,
    )
    expect(pairs.filter(([main, gift]) => main.ck_id !== gift.ck_id)).toEqual([])
    expect(pairs.filter(([main, gift]) => main.id !== gift.id).length).toBeGreaterThan(10)
    expect(
      pairs.flat().filter(({ special_flag, off_shelf }) => special_flag !== 'none' || off_shelf),
    ).toEqual([])
  })

  test('[CN-03] all seven tags are given, and none of their texts contains a price', () => {
    const tags = catalogue.goods.flatMap(goods => goods.tags)
    expect(new Set(tags.map(tag => tag.name))).toEqual(new Set(['优', '秒', '满', '换购', '赠', '特', '新']))
    expect(
      tags.filter(tag => tag.describe === '' || /¥|元起|\d+\.\d/.test(tag.describe.replace(/[^：]*：/, ''))),
    ).toEqual([])
    expect(tags.filter(tag => (tag.name === '优') !== (tag.isLadder === 1))).toEqual([])
  })
})

function groupById<T extends { goods_id: number }>(rows: readonly T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>()
  for (const row of rows) groups.set(row.goods_id, [...(groups.get(row.goods_id) ?? []), row])
  return groups
}
