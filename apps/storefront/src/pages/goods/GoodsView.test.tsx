import { screen, waitFor, within } from '@testing-library/react'
import type { Goods } from '@yaoji/api-client/contract/goods'
import {
  type Answers,
  addedToCart,
  type DataNamed,
  goodsDetailOf,
  goodsFor,
  shopConfig,
  similarFor,
  visitor,
} from '@yaoji/api-client/testing'
import { describe, expect, test } from 'vitest'
import { openShop } from '../../testing/openShop'
import type { GoodsDetail } from './GoodsDetail'

function open(goods: Partial<Goods> = {}, detail: Partial<GoodsDetail> = {}, answers: Answers = {}) {
  return openShop('/list/info/1001', {
    'goods.detail': () => ({ ...goodsDetailOf(goodsFor(1, goods)), ...detail }),
    ...answers,
  })
}

const ready = () => screen.findByRole('heading', { level: 1, name: '阿莫西林胶囊 1' })
const main = () => within(screen.getByRole('main'))

/** The value beside a name: 库存. */
const factOf = (name: string) => main().getByText(name).nextElementSibling?.textContent

test('[RT-10 1] the title and the way back name the product and its categories', async () => {
  open(
    {},
    {
      category: [
        { id: 1, name: '西药' },
        { id: 11, name: '感冒用药' },
      ],
    },
  )
  await ready()
  await waitFor(() => expect(document.title).toBe('阿莫西林胶囊 1 - 药集'))
  const crumbs = within(main().getByRole('navigation', { name: '当前位置' }))
  expect(crumbs.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/',
    '/list/other/1/%E8%A5%BF%E8%8D%AF',
    '/list/other/11/%E6%84%9F%E5%86%92%E7%94%A8%E8%8D%AF',
  ])
})

test('[RT-10] it shows facts, batches and documents under their headings', async () => {
  open(
    {},
    {
      facts: [{ name: '批准文号', value: '国药准字H20000001' }],
      batches: [
        { batch_no: 'B7', produce_date: '2026-03-01', expiry_date: '2028-03-01', number: 20, report_url: '' },
      ],
      documents: [{ name: '检验报告', state: '随货同行' }],
    },
  )
  await ready()
  expect(main().getByRole('region', { name: '商品资料' }).textContent).toContain('国药准字H20000001')
  expect(main().getByRole('region', { name: '批号与效期' }).textContent).toContain('B7')
  expect(main().getByRole('region', { name: '随货资料' }).textContent).toContain('检验报告')
})

test.each([
  ['ephedrine', 1],
  ['none', 0],
] as const)(
  '[RT-10] [RT-16] before buying, the rules of ephedrine-type products are said: %s',
  async (special_flag, times) => {
    open({ special_flag })
    await ready()
    const notices = main().queryAllByText(
      /单独成单，仅限对公付款，不可使用优惠券与余额，货到后须上传签收回执/,
    )
    expect(notices).toHaveLength(times)
  },
)

test.each<[string, Partial<Goods>, string | null]>([
  [
    'near-expiry stock says how long it lasts and that it does not come back for it',
    { near_expiry: 1, expiry_date: '2031-08-20' },
    '近效期商品，剩余 2 个月（2031-08-20 到期）。不能因效期太近申请退换货。',
  ],
  [
    'near-expiry stock without a known day says what is known',
    { near_expiry: 1, expiry_date: null },
    '近效期商品。不能因效期太近申请退换货。',
  ],
  ['the ordinary line says nothing of it', {}, null],
])('[RT-10] [RT-27] %s', async (_what, goods, text) => {
  open(goods)
  await ready()
  await waitFor(() => expect(main().queryByText(/不能因效期/)?.textContent ?? null).toBe(text))
})

describe('delivery', () => {
  test.each<[string, Partial<Goods>, Record<string, string>]>([
    ['in stock', {}, { 库存: '500 盒', 效期: '最近 2028-03，先到期先发' }],
    ['out of stock', { number: 0 }, { 库存: '暂时缺货' }],
    ['without an expiry date', { expiry_date: null }, { 效期: '以实际到货为准' }],
    ['with the freight of the order', {}, { 发货: '成都中心仓发出，运费按订单金额计算' }],
    [
      'that ships free by itself',
      { is_dpby: 1, free_shipping_number: 5 },
      { 发货: '成都中心仓发出，本品满 5 盒包邮' },
    ],
    [
      'of the free-shipping zone',
      { is_free_shipping: 1, free_shipping_number: 3 },
      { 发货: '成都中心仓发出，本品满 3 盒包邮' },
    ],
    ['that ships free from no number', { is_dpby: 1 }, { 发货: '成都中心仓发出，运费按订单金额计算' }],
    [
      'with a number but no rule',
      { free_shipping_number: 3 },
      { 发货: '成都中心仓发出，运费按订单金额计算' },
    ],
  ])('[VA-06] a product %s', async (_what, goods, facts) => {
    open(goods)
    await ready()
    for (const [name, value] of Object.entries(facts)) expect(factOf(name)).toBe(value)
  })
})

describe('other prices', () => {
  test.each<[string, Partial<Goods>, string]>([
    ['near-expiry stock', { near_expiry: 1, expiry_date: '2027-01-31' }, '近效期 2027-01'],
    ['a second-kill deal', { offer: { kind: 'spike', end_at: null }, max_qty: 5 }, '秒杀价'],
    ['a daily deal', { offer: { kind: 'everyday', end_at: null } }, '今日特价'],
    ['the regular line', { max_qty: 9 }, '常规价'],
  ])('[RT-10] %s leads to its own line', async (_what, goods, text) => {
    open({}, { other_prices: [goodsFor(2, { ...goods, id: 1001 })] })
    await ready()
    const link = within(main().getByText('其他价格').nextElementSibling as HTMLElement).getByRole('link')
    expect(link.textContent).toContain(text)
    expect(link.textContent).toContain('12.80')
    expect(link.getAttribute('href')).toBe('/list/info/1001?goods_price_id=2002')
    // Only a deal says its limit here.
    expect(link.textContent?.includes('限购')).toBe(goods.max_qty === 5)
  })

  test('[RT-10] without one there is no such line', async () => {
    open()
    await ready()
    expect(main().queryByText('其他价格')).toBeNull()
  })
})

describe('a limited deal', () => {
  const end_at = '2026-11-22 12:00:00'
  const at = (time: string) => Date.parse(`${time.replace(' ', 'T')}+08:00`) / 1000

  test('[RT-10] it says how long it lasts, its limit, and for second-kill what is left', async () => {
    const timestamp = at('2026-11-22 11:00:00')
    open(
      { offer: { kind: 'spike', end_at }, max_qty: 5, number: 30 },
      {},
      { 'config.common': () => shopConfig({ timestamp }) },
    )
    await ready()
    expect(await main().findByText(/距结束/)).toBeTruthy()
    expect(main().getByText('限购 5 盒')).toBeTruthy()
    expect(main().getByText('仅剩 30 盒')).toBeTruthy()
  })

  test('[RT-10] a daily deal without end or limit says neither', async () => {
    open({ offer: { kind: 'everyday', end_at: null } })
    await ready()
    for (const text of [/距结束/, /限购/, /仅剩/]) expect(main().queryByText(text)).toBeNull()
  })

  test('[RT-10] when it ends while it is shown, the product is fetched again', async () => {
    const timestamp = at(end_at) - 1
    const { client } = open(
      { offer: { kind: 'spike', end_at } },
      {},
      { 'config.common': () => shopConfig({ timestamp }) },
    )
    await ready()
    await waitFor(() => expect(client.sentTo('goods.detail').length).toBeGreaterThan(1))
  })
})

test('[RT-10] a full reduction leads to its products, another promotion to nothing', async () => {
  const promotions = [
    { tag: '满', title: '满 500 减 20', describe: '', goods_manjian_id: 5 },
    { tag: '赠', title: '买 10 赠 1', describe: '', goods_manjian_id: null },
  ]
  open({}, { promotions })
  await ready()
  const hrefs = main()
    .getAllByRole('link')
    .map(each => each.getAttribute('href'))
  expect(hrefs).toContain('/list?goods_manjian_id=5')
  expect(hrefs.filter(href => href?.includes('manjian'))).toHaveLength(1)
})

test('[RT-10] a gift whose stock ended is said among the promotions', async () => {
  const describe = '灭菌棉球 已赠完，现在购买没有赠品'
  open({}, { promotions: [{ tag: '赠', title: '赠品已赠完', describe, goods_manjian_id: null }] })
  await ready()
  const [item] = within(main().getByRole('list', { name: '促销活动' })).getAllByRole('listitem')
  expect(item!.textContent).toContain(`赠品已赠完${describe}`)
})

test('[RO-01] a visitor logs in to see the price, and comes back to the product', async () => {
  open({ buy_state: 'login', is_buy: 0 }, {}, { 'user.base': () => visitor() })
  await ready()
  const hrefs = main()
    .getAllByRole('link')
    .map(link => link.getAttribute('href'))
  expect(hrefs).toContain('/login?from=%2Flist%2Finfo%2F1001')
})

describe('the bar of a phone', () => {
  const price = async () => {
    await ready()
    return main().getByRole('group', { name: '购买' }).querySelector('[data-part="price"]')
  }

  test('[RT-10] [VA-07] has the price of the chosen number, with the tiers', async () => {
    const { user } = open({
      ...{ price: '12.80', base_price: '12.80', min_qty: 1, step_qty: 1, mid_pack: 1 },
      ...{ ladder_price_type: 2, ladder_price: [{ ladder_price_id: 1, number: 2, price: '11.50' }] },
    })
    expect((await price())?.textContent).toBe('¥12.80/盒')
    const bar = within(main().getByRole('group', { name: '购买' }))
    await user.type(bar.getByRole('spinbutton'), '{ArrowUp}')
    expect((await price())?.textContent).toBe('¥11.50/盒')
  })

  test('[RO-01] has no price for a visitor', async () => {
    open({ buy_state: 'login', is_buy: 0, price: undefined, base_price: undefined })
    expect(await price()).toBeNull()
  })
})

test('[RT-10] products that are ordered together are added from here', async () => {
  const { user, client } = open({}, { together: [goodsFor(2)] }, { 'cart.add': () => addedToCart() })
  await ready()
  const related = within(main().getByRole('region', { name: '同类热销' }))
  await user.click(related.getByRole('button', { name: /加入购物车/ }))
  await waitFor(() =>
    expect(client.sentTo('cart.add')[0]?.input).toMatchObject({ params: [{ goods_id: 1002 }] }),
  )
  const links = related.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(links).toContain('/list/info/1002')
})

describe('beside the product', () => {
  const BOUGHT = {
    ...{ times: 1, total_number: 40, last_number: 40, last_price: '12.50' },
    ...{ last_near_expiry: 0 as const, last_at: '2026-10-12 10:00:00' },
  }
  const similar = (bought: typeof BOUGHT | null) => ({
    'goods.similar': () => ({ list: [similarFor(2)], total: 1, bought }),
  })
  const facts = [
    { name: '批准文号', value: '国药准字H20000001' },
    { name: '规格', value: '0.25g×24粒' },
  ]

  test('[RT-10] are facts that the first screen does not have, and the last purchase', async () => {
    open({}, { facts }, similar(BOUGHT))
    await ready()
    const region = within(main().getByRole('region', { name: '一览' }))
    expect(region.getByText('国药准字H20000001')).toBeTruthy()
    expect(region.queryByText('0.25g×24粒')).toBeNull()
    expect(await region.findByText('2026-10-12 · 40 盒 · ¥12.50')).toBeTruthy()
    expect(region.getByRole('img', { name: '比上次贵 ¥0.30' })).toBeTruthy()
  })

  test('[RT-10] is the same medicine of other makers, to open and to add', async () => {
    const { user, client } = open({}, {}, { ...similar(null), 'cart.add': () => addedToCart() })
    await ready()
    const region = within(await main().findByRole('region', { name: '同药其他厂家' }))
    const link = await region.findByRole('link', { name: /石药集团中诺/ })
    expect(link.getAttribute('href')).toBe('/list/info/1002')
    await user.click(region.getByRole('button', { name: /^加购 / }))
    await waitFor(() =>
      expect(client.sentTo('cart.add')[0]?.input).toMatchObject({ params: [{ goods_id: 1002 }] }),
    )
    expect(client.sentTo('goods.similar').map(({ input }) => input)).toEqual([{ id: 1001 }])
  })

  test('[RT-10] a visitor has no last purchase', async () => {
    open({ buy_state: 'login', is_buy: 0 }, { facts }, { ...similar(null), 'user.base': () => visitor() })
    await ready()
    expect(await main().findByRole('link', { name: /石药集团中诺/ })).toBeTruthy()
    await waitFor(() => expect(main().queryByText('上次购买')).toBeNull())
  })

  test('[RT-10] [ER-09] where the call fails, the page is as before', async () => {
    const failed = { 'goods.similar': () => Promise.reject(new Error('busy')) }
    open({}, { facts }, failed)
    await ready()
    await waitFor(() => expect(main().queryByRole('region', { name: '同药其他厂家' })).toBeNull())
    expect(main().getByText('国药准字H20000001', { selector: '[data-part="aside"] *' })).toBeTruthy()
  })
})

describe('what a few packs more bring', () => {
  const HINTS: DataNamed<'cart.nextHint'>['hints'] = [
    { kind: 'tier', short_by: 5, text: '还差 5 盒，可享 ¥12.00' },
    { kind: 'free_shipping', short_by: 2, text: '还差 2 盒，单品包邮' },
    { kind: 'reduction', short_by: 8, text: '还差 ¥90.00，可减 ¥12.00' },
  ]

  test('[RT-10] [AP-09] the service is asked with the number of the box; the next tier is beside the price already', async () => {
    const { user, client } = open({ is_dpby: 1 }, {}, { 'cart.nextHint': () => ({ hints: HINTS }) })
    await ready()
    expect(await main().findByText('还差 2 盒，单品包邮；还差 ¥90.00，可减 ¥12.00')).toBeTruthy()
    client.answer({ 'cart.nextHint': () => ({ hints: [] }) })
    await user.click(main().getByRole('button', { name: /^增加/ }))
    await waitFor(() => expect(main().queryByText(/单品包邮/)).toBeNull())
    expect(client.sentTo('cart.nextHint').map(({ input }) => input)).toMatchObject([
      { goods_id: 1001, number: 1 },
      { goods_id: 1001, number: 2 },
    ])
  })

  test('[RT-10] [AP-09] a product without such an offer is not asked about', async () => {
    const { client } = open()
    await ready()
    expect(client.sentTo('cart.nextHint')).toEqual([])
  })
})

describe('buying', () => {
  const ADDED = { 'cart.add': () => addedToCart() }

  test('[RT-10] the number of the box is added to the cart', async () => {
    const { user, client, place } = open({}, {}, ADDED)
    await ready()
    const box = within(main().getByRole('group', { name: '购买' }))
    await user.click(box.getByRole('button', { name: /^增加/ }))
    await user.click(box.getByRole('button', { name: /加入购物车/ }))
    expect(await screen.findByText('已加入购物车：阿莫西林胶囊 1 2 盒')).toBeTruthy()
    const line = { goods_id: 1001, goods_price_id: 2001, number: 2 }
    expect(client.sentTo('cart.add')[0]?.input).toMatchObject({ params: [line] })
    expect(place.now).toBe('/list/info/1001')
  })

  test('[RT-10] what is in the cart stays written beside the number, and is changed there', async () => {
    const inCart = { goods_price_id: 2001, line_id: 5, number: 30 }
    const { user, client } = open(
      {},
      {},
      {
        'cart.numbers': () => ({ list: [inCart] }),
      },
    )
    await ready()
    const box = within(main().getByRole('group', { name: '购买' }))
    await user.click(await box.findByRole('button', { name: /^购物车 30/ }))
    const field = box.getByRole('spinbutton', { name: /购物车中的数量/ })
    await user.clear(field)
    await user.type(field, '40{Enter}')
    await waitFor(() =>
      expect(client.sentTo('cart.edit')[0]?.input).toEqual({ id: 5, params: { number: 40 } }),
    )
  })

  test('[RT-10] what is bought now leads to the check of its line', async () => {
    const { user, client, place } = open({}, {}, ADDED)
    await ready()
    await user.click(main().getByRole('button', { name: '立即购买' }))
    await waitFor(() => expect(place.now).toBe('/cart/step2?line=1'))
    expect(client.sentTo('cart.add')[0]?.input).toMatchObject({ params: [{ number: 1 }] })
  })

  test('[RT-10] a second press before the answer adds nothing', async () => {
    const { user, client } = open({}, {}, { 'cart.add': () => new Promise(() => {}) })
    await ready()
    const box = within(main().getByRole('group', { name: '购买' }))
    await user.click(box.getByRole('button', { name: /加入购物车/ }))
    await user.click(box.getByRole('button', { name: /加入购物车/ }))
    expect(client.sentTo('cart.add')).toHaveLength(1)
  })

  test('[RT-10] the box begins with the smallest number that can be bought', async () => {
    open({ min_qty: 6, step_qty: 3 })
    await ready()
    const number = within(main().getByRole('group', { name: '购买' })).getByRole('spinbutton')
    expect(number).toHaveProperty('value', '6')
  })
})

test('[RT-10] the product has its specification and manufacturer; without others there is no row of them', async () => {
  open()
  await ready()
  expect(main().getByText('0.25g×24粒 · 香港澳美制药厂')).toBeTruthy()
  expect(main().queryByRole('region', { name: '同类热销' })).toBeNull()
  const titles = main()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
  expect(titles).toEqual(['一览', '同药其他厂家', '商品资料', '批号与效期', '随货资料'])
})

describe('other prices in words', () => {
  test('[RT-10] near-expiry stock whose date is not known, and a price that is not shown', async () => {
    const near = goodsFor(2, { id: 1001, near_expiry: 1, expiry_date: null, price: undefined })
    open({}, { other_prices: [near] })
    await ready()
    const link = within(main().getByText('其他价格').nextElementSibling as HTMLElement).getByRole('link')
    expect(link.textContent?.trim()).toBe('近效期')
  })

  test('[RT-10] a deal says its limit after its price', async () => {
    const deal = goodsFor(2, { id: 1001, offer: { kind: 'spike', end_at: null }, max_qty: 5 })
    open({}, { other_prices: [deal] })
    await ready()
    const link = within(main().getByText('其他价格').nextElementSibling as HTMLElement).getByRole('link')
    expect(link.textContent).toBe('秒杀价¥12.80/盒 限购 5 盒')
  })
})

test('[RT-10] [AP-09] a hint about the next tier is not repeated', async () => {
  const promotions = [{ tag: '满', title: '满 500 减 20', describe: '', goods_manjian_id: 5 }]
  const hints: DataNamed<'cart.nextHint'>['hints'] = [
    { kind: 'tier', short_by: 1, text: '再买 1 盒，单价 ¥12.00' },
    { kind: 'reduction', short_by: 8, text: '还差 ¥90.00，可减 ¥12.00' },
  ]
  const { client } = open({}, { promotions }, { 'cart.nextHint': () => ({ hints }) })
  await ready()
  expect(await main().findByText('还差 ¥90.00，可减 ¥12.00')).toBeTruthy()
  expect(main().queryByText(/单价 ¥12.00/)).toBeNull()
  expect(client.sentTo('cart.nextHint')[0]?.input).toEqual({
    goods_id: 1001,
    goods_price_id: 2001,
    number: 1,
  })
})

test('[RT-10] [RO-01] where the price is hidden no hint is asked for', async () => {
  const promotions = [{ tag: '满', title: '满 500 减 20', describe: '', goods_manjian_id: 5 }]
  const { client } = open({ price: undefined, buy_state: 'login', is_buy: 0 }, { promotions })
  await ready()
  expect(client.sentTo('cart.nextHint')).toEqual([])
})
