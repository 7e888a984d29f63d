import { type CartLine, cartAdd, cartList } from '@yaoji/api-client/contract/cart'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { goodsList } from '@yaoji/api-client/contract/goods'
import type { OrderAmounts } from '@yaoji/api-client/contract/order'
import { orderCreate } from '@yaoji/api-client/contract/order'
import { parseAmount, parsePrice } from '@yaoji/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteCoupons, giveMoney, insertAddress, insertCoupon } from '../../../tests/buyer-data'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { insertCombination, insertGift, insertPriceLine, insertReduction } from '../../../tests/price-lines'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { users } from '../../session/tables'
import { cartLines } from '../cart/tables'
import { userCoupons } from '../coupon/tables'
import { goodsPrices } from '../goods/tables'

let service: TestService
let buyerId: number
let addressId: number
let browser: Browser

beforeAll(async () => {
  service = await startService()
  const { db } = service
  await insertBasics(db)
  buyerId = await insertBuyer(db)
  addressId = await insertAddress(db, buyerId, { is_default: 1 })
  await giveMoney(db, buyerId, '300.00')
  await insertGoods(db, { id: 1, price: '100.00', stock: 50 })
  await insertGoods(db, { id: 2, price: '33.33', stock: 50, ck_id: 2 })
  await insertGoods(db, { id: 3, price: '20.00', stock: 50, special_flag: 'ephedrine' })
  await insertGoods(db, { id: 4, price: '10.00', stock: 30 })
  await insertPriceLine(db, { goods_id: 4, kind: 'everyday', price: '8.00' })
  await insertReduction(db, { id: 1, goods_ids: [1], tiers: [['200.00', '10.00']] })
  await insertGift(db, { id: 1, goods_id: 1, need: 2, gift_goods_id: 4, give: 1 })
  await insertGoods(db, { id: 5, price: '0.3333', stock: 500 })
  await insertGoods(db, { id: 6, price: '0.7777', stock: 500 })
  const items = [
    { goods_id: 5, number: 2, price: '0.3333' },
    { goods_id: 6, number: 1, price: '0.6667' },
  ]
  await insertCombination(db, { id: 9, items })
})

afterAll(() => service.close())

beforeEach(async () => {
  await service.db.delete(cartLines)
  await deleteCoupons(service.db)
  await service.db
    .update(goodsPrices)
    .set({ price: 1_000_000, stock: 50 })
    .where(eq(goodsPrices.goods_price_id, 10))
  browser = await service.buyer(buyerId)
})

interface Wanted {
  goods_id: number
  number: number
  goods_price_id?: number
  type?: number
}

async function fill(...params: Wanted[]): Promise<number[]> {
  await browser.call(cartAdd, { params })
  return (await browser.call(cartList, {})).list.map(line => line.id)
}

test('[AP-08] other warehouses and ephedrine-type goods become orders of their own, and the parts add up', async () => {
  const ids = await fill({ goods_id: 1, number: 2 }, { goods_id: 2, number: 3 }, { goods_id: 3, number: 1 })
  const checkout = await browser.call(cartCheckout, { ids, new: 1 })
  expect(checkout.parts.map(part => [part.ck_id, part.warehouse, part.is_ephedrine])).toEqual([
    [1, '上海仓', 1],
    [2, '成都仓', 0],
    [1, '上海仓', 0],
  ])
  expect(checkout.parts.map(part => part.pay_types)).toEqual([
    ['company', 'transfer'],
    ['balance', 'wechat', 'alipay', 'company', 'transfer'],
    ['balance', 'wechat', 'alipay', 'company', 'transfer'],
  ])
  expect(checkout.amounts).toMatchObject({
    goods_amount: '319.99',
    manjian_amount: '10.00',
    shipping_amount: '12.00',
  })
  expect(checkout).toMatchObject({
    expected_total: '321.99',
    address_id: addressId,
    balance: '300.00',
    blocked: '',
    blocked_by_licence: 0,
  })
})

const fen = (text: string | undefined) => parseAmount(text ?? '0.00')
const sumOf = (texts: readonly (string | undefined)[]) => texts.reduce((sum, text) => sum + fen(text), 0)

/** What the rows of amounts lead to, as a buyer adds them up. */
function followed(amounts: OrderAmounts): number {
  const on = [amounts.goods_amount, amounts.full_shipping_amount]
  const off = [
    amounts.promotion_amount,
    amounts.manjian_amount,
    amounts.coupon_amount,
    amounts.cash_amount,
    amounts.points_amount,
    amounts.freight_coupon_amount,
    amounts.balance_amount,
  ]
  return sumOf(on) - sumOf(off)
}

const CARTS: Record<string, Wanted[]> = {
  'one order': [{ goods_id: 1, number: 1 }],
  'orders of two warehouses': [
    { goods_id: 1, number: 1 },
    { goods_id: 2, number: 1 },
  ],
  'a full reduction, a gift, an offer and ephedrine-type goods': [
    { goods_id: 1, number: 2 },
    { goods_id: 2, number: 3 },
    { goods_id: 3, number: 1 },
    { goods_id: 4, number: 3, goods_price_id: 42 },
  ],
  'a package at four decimals': [
    { goods_id: 9, number: 7, type: 3 },
    { goods_id: 5, number: 10 },
  ],
}
const COUPONS = {
  none: null,
  'a reduction of 7.77': { reduce: '7.77' },
  'a voucher of 3.33': { kind: 'cash', reduce: '3.33' },
  'part of the freight': { kind: 'freight', reduce: '5.55' },
  'more than the freight': { kind: 'freight', reduce: '50.00' },
} as const
const WAYS = Object.keys(CARTS).flatMap(cart =>
  Object.keys(COUPONS).flatMap(coupon =>
    ([0, 1] as const).map(use_balance => ({ cart, coupon, use_balance })),
  ),
)

test.each(WAYS)(
  '[SV-04 1] every total can be followed: $cart, coupon: $coupon, balance: $use_balance',
  async ({ cart, coupon, use_balance }) => {
    const details = COUPONS[coupon as keyof typeof COUPONS]
    const id = details ? await insertCoupon(service.db, buyerId, details) : 0
    const named =
      details && 'kind' in details && details.kind === 'cash' ? { voucher_id: id } : { coupon_id: id }
    const ids = await fill(...CARTS[cart]!)
    const checkout = await browser.call(cartCheckout, { ids, ...named, use_balance })
    expect(checkout.parts.flatMap(part => part.lines)).toHaveLength(CARTS[cart]!.length)
    for (const { lines, amounts } of checkout.parts) {
      const { goods_amount, promotion_amount, payable_amount } = amounts
      expect(sumOf(lines.map(line => line.subtotal))).toBe(fen(goods_amount) - fen(promotion_amount))
      expect(followed(amounts)).toBe(fen(payable_amount))
    }
    for (const [name, total] of Object.entries(checkout.amounts)) {
      const own = checkout.parts.map(part => part.amounts[name as keyof OrderAmounts])
      expect(sumOf(own), name).toBe(fen(total))
    }
    expect(followed(checkout.amounts)).toBe(fen(checkout.expected_total))
  },
)

test('[AP-08] a freight coupon is shown beside the shipping that it lowers', async () => {
  const coupon_id = await insertCoupon(service.db, buyerId, { kind: 'freight', reduce: '8.00' })
  const ids = await fill({ goods_id: 1, number: 1 })
  const { amounts } = await browser.call(cartCheckout, { ids, coupon_id })
  expect(amounts).toMatchObject({
    full_shipping_amount: '12.00',
    freight_coupon_amount: '8.00',
    shipping_amount: '4.00',
  })
})

test.each([
  { number: 1, subtotal: '1.32' },
  { number: 3, subtotal: '3.99' },
])(
  '[AP-08] $number packages cost what their products are charged, each rounded down to the fen',
  async ({ number, subtotal }) => {
    const ids = await fill({ goods_id: 9, number, type: 3 })
    const { parts } = await browser.call(cartCheckout, { ids })
    const [line] = parts.flatMap(part => part.lines)
    expect(line).toMatchObject({ number, price: '1.3333', raw_price: '1.4443', subtotal })
  },
)

test('[AP-08] a gift changes neither the prices of its product nor the number of its lines', async () => {
  const ids = await fill({ goods_id: 1, number: 4 })
  const { parts } = await browser.call(cartCheckout, { ids })
  expect(parts.map(part => part.lines)).toEqual([
    [expect.objectContaining({ number: 4, price: '100.00', raw_price: '100.00', subtotal: '400.00' })],
  ])
})

test('[AP-08] a coupon that was asked for and does not count is reported with the reason', async () => {
  const { db } = service
  const others = await insertCoupon(db, await insertBuyer(db, { phone: '13900000023' }))
  const asked: [coupon_id: number, change: string][] = [
    [
      await insertCoupon(db, buyerId, { name: '满千减', min: '1000.00' }),
      '满千减：适用商品还差 ¥900.00 可用',
    ],
    [others, '所选优惠券：不在您的优惠券中'],
    [999_999, '所选优惠券：不在您的优惠券中'],
  ]
  for (const [status, text] of [
    ['locked', '已用于待付款的订单'],
    ['used', '已使用'],
    ['void', '已作废'],
  ] as const) {
    const id = await insertCoupon(db, buyerId, { name: '十元券' })
    await db.update(userCoupons).set({ status }).where(eq(userCoupons.id, id))
    asked.push([id, `十元券：${text}`])
  }
  const past = await insertCoupon(db, buyerId, { name: '旧券', end_at: new Date('2026-11-02T00:00:00Z') })
  asked.push([past, '旧券：已过期'])
  const ids = await fill({ goods_id: 1, number: 1 })
  for (const [coupon_id, text] of asked) {
    const checkout = await browser.call(cartCheckout, { ids, coupon_id })
    expect(checkout.coupon_id).toBeNull()
    expect(checkout.changes.map(({ name, message }) => `${name}：${message}`)).toEqual([text])
  }
  const usable = await insertCoupon(db, buyerId)
  expect((await browser.call(cartCheckout, { ids, coupon_id: usable })).changes).toEqual([])
  expect((await browser.call(cartCheckout, { ids, coupon_id: 0 })).changes).toEqual([])
})

test('[AP-08] coupons come with what they take off or why they do not; the best one is proposed, and only the one named is taken', async () => {
  const { db } = service
  const small = await insertCoupon(db, buyerId, { reduce: '5.00' })
  const best = await insertCoupon(db, buyerId, { reduce: '30.00', min: '150.00' })
  const far = await insertCoupon(db, buyerId, { reduce: '50.00', min: '1000.00' })
  const freight = await insertCoupon(db, buyerId, { kind: 'freight', reduce: '20.00' })
  await insertCoupon(db, buyerId, { end_at: new Date('2026-11-02T00:00:00Z') })
  const ids = await fill({ goods_id: 1, number: 2 })
  const checkout = await browser.call(cartCheckout, { ids })
  const couponResult = (id: number) => {
    const found = checkout.coupons.find(coupon => coupon.id === id)
    return [found?.usable, found?.saves, found?.reason]
  }
  expect(couponResult(small)).toEqual([1, '5.00', ''])
  expect(couponResult(best)).toEqual([1, '30.00', ''])
  expect(couponResult(far)).toEqual([0, undefined, '适用商品还差 ¥810.00 可用'])
  expect(couponResult(freight)).toEqual([1, '12.00', ''])
  expect(checkout.coupons).toHaveLength(4)
  const proposal = { coupon_id: best, voucher_id: null, saves: '30.00' }
  expect(checkout).toMatchObject({ coupon_id: null, proposal, expected_total: '202.00' })
  const named = await browser.call(cartCheckout, { ids, coupon_id: best })
  expect(named).toMatchObject({ coupon_id: best, proposal, expected_total: '172.00' })
  expect((await browser.call(cartCheckout, { ids, coupon_id: small })).expected_total).toBe('197.00')
  expect(await browser.call(cartCheckout, { ids, coupon_id: 0 })).toMatchObject({
    coupon_id: null,
    expected_total: '202.00',
  })
  expect((await browser.call(cartCheckout, { ids, coupon_id: far })).coupon_id).toBeNull()
})

test('[AP-08] a cash voucher takes off what the coupon leaves; the best of both are proposed, and only those named are taken', async () => {
  const { db } = service
  const coupon = await insertCoupon(db, buyerId, { reduce: '30.00' })
  const large = await insertCoupon(db, buyerId, { kind: 'cash', reduce: '500.00' })
  const small = await insertCoupon(db, buyerId, { kind: 'cash', name: '小额现金券', reduce: '10.00' })
  const ids = await fill({ goods_id: 1, number: 2 })
  const opened = await browser.call(cartCheckout, { ids })
  expect(opened).toMatchObject({
    coupon_id: null,
    voucher_id: null,
    proposal: { coupon_id: coupon, voucher_id: large, saves: '190.00' },
    expected_total: '202.00',
  })
  const checkout = await browser.call(cartCheckout, { ids, coupon_id: coupon, voucher_id: large })
  expect(checkout).toMatchObject({
    coupon_id: coupon,
    voucher_id: large,
    amounts: { coupon_amount: '30.00', cash_amount: '160.00', payable_amount: '12.00' },
  })
  const saves = checkout.coupons.map(({ id, saves: amount }) => [id, amount])
  expect(saves).toEqual([
    [coupon, '30.00'],
    [large, '160.00'],
    [small, '10.00'],
  ])
  const total = async (choice: object) =>
    (await browser.call(cartCheckout, { ids, ...choice })).expected_total
  expect(await total({ coupon_id: coupon, voucher_id: small })).toBe('162.00')
  expect(await total({ coupon_id: 0, voucher_id: small })).toBe('192.00')
  expect(await total({ voucher_id: small })).toBe('192.00')
  expect(await total({ coupon_id: coupon, voucher_id: 0 })).toBe('172.00')
  const swapped = await browser.call(cartCheckout, { ids, coupon_id: small, voucher_id: coupon })
  expect(swapped).toMatchObject({ coupon_id: null, voucher_id: null, expected_total: '202.00' })
  expect(swapped.changes).toHaveLength(2)
})

test('[AP-08] a coupon that takes off nothing is not proposed; a voucher without a coupon is', async () => {
  const { db } = service
  await insertCoupon(db, buyerId, { reduce: '50.00', min: '1000.00' })
  const ids = await fill({ goods_id: 1, number: 2 })
  expect((await browser.call(cartCheckout, { ids })).proposal).toBeNull()
  const voucher = await insertCoupon(db, buyerId, { kind: 'cash', reduce: '10.00' })
  expect((await browser.call(cartCheckout, { ids })).proposal).toEqual({
    coupon_id: null,
    voucher_id: voucher,
    saves: '10.00',
  })
})

test('[AP-08] the same payload has the same total in the check and in the order, with and without names', async () => {
  const { db } = service
  const coupon_id = await insertCoupon(db, buyerId, { reduce: '30.00' })
  const voucher_id = await insertCoupon(db, buyerId, { kind: 'cash', reduce: '50.00' })
  for (const choice of [{}, { coupon_id: 0, voucher_id: 0 }, { voucher_id }, { coupon_id }]) {
    const ids = await fill({ goods_id: 1, number: 2 })
    const { address_id, amounts, expected_total } = await browser.call(cartCheckout, { ids, ...choice })
    const order = { ids, address_id: address_id ?? 0, ...choice, expected_total }
    const { orders } = await browser.call(orderCreate, order)
    expect(orders.map(each => each.payable_amount)).toEqual([amounts.payable_amount])
  }
})

test('[AP-08] [RT-37 /jxqzc] near-expiry stock takes no coupon; the ordinary stock of the same product does', async () => {
  const { db } = service
  await insertGoods(db, { id: 7, price: '50.00', stock: 50 })
  const goods_price_id = 73
  await db.insert(goodsPrices).values({
    ...{ goods_id: 7, goods_price_id, stock_goods_price_id: goods_price_id },
    ...{ kind: 'near_expiry', price: parsePrice('20.00'), stock: 50, expiry_date: '2027-01-20' },
  })
  const id = await insertCoupon(db, buyerId, { scope: 'goods', scope_ids: [7], min: '100.00' })
  const evaluated = async (...lines: Wanted[]) => {
    const { coupons } = await browser.call(cartCheckout, { ids: await fill(...lines) })
    return coupons.find(coupon => coupon.id === id)
  }
  const near = await evaluated({ goods_id: 7, goods_price_id, number: 9 })
  expect(near).toMatchObject({ usable: 0, reason: '所选商品不在适用范围内' })
  const both = await evaluated({ goods_id: 7, number: 1 })
  expect(both).toMatchObject({ usable: 0, reason: '适用商品还差 ¥50.00 可用' })
  expect(await evaluated({ goods_id: 7, number: 1 })).toMatchObject({ usable: 1 })
})

test('[AP-08] [RT-37 /jxqzc] zone, cart and checkout compare near-expiry stock with the same price', async () => {
  const { db } = service
  const tiers = [
    { number: 10, price: '19.56' },
    { number: 100, price: '18.00' },
  ]
  await insertGoods(db, { id: 8, price: '21.60', stock: 500, min_qty: 10, step_qty: 10, tiers })
  const goods_price_id = 83
  await db.insert(goodsPrices).values({
    ...{ goods_id: 8, goods_price_id, stock_goods_price_id: goods_price_id },
    ...{ kind: 'near_expiry', price: parsePrice('10.19'), stock: 500, expiry_date: '2027-01-20' },
  })
  const { list } = await browser.call(goodsList, { zone: 'near_expiry' })
  expect(list.find(goods => goods.id === 8)).toMatchObject({ price: '10.19', normal_price: '19.56' })
  const near = { goods_id: 8, goods_price_id, number: 200 }
  const ids = await fill(near, { goods_id: 8, number: 20 })
  const prices = ({ goods_price_id, price, raw_price }: CartLine) => [goods_price_id, price, raw_price]
  const expected = [
    [goods_price_id, '10.19', '19.56'],
    [80, '19.56', '21.60'],
  ]
  expect((await browser.call(cartList, {})).list.map(prices)).toEqual(expect.arrayContaining(expected))
  const { parts, amounts } = await browser.call(cartCheckout, { ids })
  expect(parts.flatMap(part => part.lines.map(prices))).toEqual(expect.arrayContaining(expected))
  // 200 × 9.37 and 20 × 2.04.
  expect(amounts.promotion_amount).toBe('1914.80')
})

test('[AP-08] unused coupons and those of an unpaid order are listed; used, void and expired ones are not', async () => {
  const { db, clock } = service
  const unused = [
    await insertCoupon(db, buyerId),
    // In its last second.
    await insertCoupon(db, buyerId, { end_at: clock.now }),
  ]
  const listed = [...unused]
  for (const [status, isListed] of [
    ['locked', true],
    ['used', false],
    ['void', false],
  ] as const) {
    const id = await insertCoupon(db, buyerId)
    await db.update(userCoupons).set({ status }).where(eq(userCoupons.id, id))
    if (isListed) listed.push(id)
  }
  await insertCoupon(db, buyerId, { end_at: new Date(clock.now.getTime() - 1000) })
  const ids = await fill({ goods_id: 1, number: 1 })
  const { coupons } = await browser.call(cartCheckout, { ids })
  expect(coupons.map(coupon => coupon.id).sort((a, b) => a - b)).toEqual(listed)
  const usable = coupons.filter(coupon => coupon.usable === 1)
  expect(usable.map(coupon => coupon.id).sort((a, b) => a - b)).toEqual(unused)
})

test('[AP-08] the balance pays what it can, and never for ephedrine-type goods', async () => {
  const ids = await fill({ goods_id: 1, number: 5 }, { goods_id: 3, number: 2 })
  const checkout = await browser.call(cartCheckout, { ids, use_balance: 1 })
  expect(checkout.amounts).toMatchObject({ balance_amount: '300.00', payable_amount: '230.00' })
  expect(checkout.parts.find(part => part.is_ephedrine === 1)!.amounts.balance_amount).toBe('0.00')
})

test('[ER-06] what changed since the cart was shown is reported line by line, and such lines are left out', async () => {
  const ids = await fill({ goods_id: 1, number: 2 }, { goods_id: 4, number: 3 })
  await service.db
    .update(goodsPrices)
    .set({ price: 1_050_000, stock: 1 })
    .where(eq(goodsPrices.goods_price_id, 10))
  const checkout = await browser.call(cartCheckout, { ids: [...ids, 99_999] })
  expect(checkout.parts.flatMap(part => part.lines.map(line => line.goods.id))).toEqual([4])
  expect(checkout.changes).toEqual([
    { goods_id: 1, name: '阿莫西林胶囊 1', message: '库存只剩 1 盒，可购 1 盒' },
    { goods_id: 1, name: '阿莫西林胶囊 1', message: '价格已上涨，由 ¥100.00 变为 ¥105.00' },
    { goods_id: 0, name: '', message: '1 种商品已不在购物车中' },
  ])
})

test('lines of one product that fit one by one but not together are not both ordered', async () => {
  const ids = await fill({ goods_id: 4, number: 20 }, { goods_id: 4, number: 20, goods_price_id: 42 })
  const checkout = await browser.call(cartCheckout, { ids })
  expect(checkout.parts.flatMap(part => part.lines)).toHaveLength(1)
  expect(checkout.changes.map(change => change.message)).toEqual(['库存不足，与同一商品的其他行合计超出库存'])
})

test('[RO-02] an expired licence blocks the order and shows it all the same', async () => {
  const ids = await fill({ goods_id: 1, number: 1 })
  await service.db.update(users).set({ licence_state: 'expired' }).where(eq(users.id, buyerId))
  const checkout = await browser.call(cartCheckout, { ids })
  await service.db.update(users).set({ licence_state: 'passed' }).where(eq(users.id, buyerId))
  expect(checkout).toMatchObject({ blocked: '证照已过期，更新后可下单', blocked_by_licence: 1 })
  expect(checkout.parts).toHaveLength(1)
})

test('a buyer without an address that can be delivered to gets a message', async () => {
  const other = await insertBuyer(service.db, { phone: '13900000021' })
  browser = await service.buyer(other)
  const ids = await fill({ goods_id: 1, number: 1 })
  expect(await browser.call(cartCheckout, { ids })).toMatchObject({
    blocked: '请先添加收货地址',
    blocked_by_licence: 0,
  })
  await insertAddress(service.db, other, { review_state: 'waiting' })
  expect((await browser.call(cartCheckout, { ids })).blocked).toBe('收货地址审核中，通过后可下单')
})

test('[SV-05] visitors and other buyers check out nothing of this cart', async () => {
  const ids = await fill({ goods_id: 1, number: 1 })
  await expect(service.visitor().call(cartCheckout, { ids })).rejects.toMatchObject({
    kind: 'unauthenticated',
  })
  const other = await service.buyer(await insertBuyer(service.db, { phone: '13900000022' }))
  const checkout = await other.call(cartCheckout, { ids })
  expect(checkout).toMatchObject({ parts: [], blocked: '所选商品暂时都不能购买' })
  await expect(browser.call(cartCheckout, { ids: [] })).rejects.toMatchObject({ kind: 'invalid' })
})
