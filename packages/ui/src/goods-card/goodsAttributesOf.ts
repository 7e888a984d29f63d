import {
  deviceClass,
  formatPrice,
  kilogramPrice,
  type Money,
  monthsLeft,
  parsePrice,
  yuan,
} from '@yaoji/domain'
import type { GoodsAttribute } from './GoodsAttributes'

/** What products are compared by, in words. */
export const goodsAttributesLabels = {
  origin: '产地',
  grade: '等级',
  kilogram: '每公斤',
  deviceClass: '类别',
  /** Classes of medical devices, I to III, and where only the registration says it. */
  classes: { 1: 'Ⅰ 类', 2: 'Ⅱ 类', 3: 'Ⅲ 类' },
  classOfRegistration: '以注册证为准',
  registration: '注册证',
  scope: '需经营范围',
  /** The scope of in-vitro diagnostic reagents. */
  reagent: '体外诊断试剂',
  left: '剩余',
  months: (months: number) => (months === 0 ? '不足 1 个月' : `${months} 个月`),
  normalPrice: '正常价',
  priceOnOtherDays: '平时价',
  saved: '便宜',
  freeShipping: '包邮',
  anyNumber: '任意数量',
  byAmount: '按金额',
  fromNumber: (number: number, unit: string) => `满 ${number} ${unit}`,
  inCart: '购物车',
  cartNumber: (number: number, unit: string, missing: number) =>
    `${number} ${unit}${missing > 0 ? `，还差 ${missing}` : '，已包邮'}`,
}

type Words = typeof goodsAttributesLabels

/** The dosage form of in-vitro diagnostic reagents, on the wire. */
const REAGENT = '体外诊断试剂'

interface Priced {
  /** In yuan; absent where it may not be seen. */
  readonly price?: string | undefined
  readonly normal_price?: string | undefined
}

/** Herbs: the price of a kilogram, so that packs of several sizes compare, their grade, and where they grow. */
export function herbAttributes(
  { origin, grade = '', price, ypgg }: Priced & { origin: string; grade?: string | undefined; ypgg: string },
  words: Words = goodsAttributesLabels,
  money: Money = yuan,
): GoodsAttribute[] {
  const kilogram = price === undefined ? null : kilogramPrice(parsePrice(price), ypgg)
  return filled([
    [words.kilogram, kilogram === null ? '' : money.text(formatPrice(kilogram))],
    [words.grade, grade],
    [words.origin, origin],
  ])
}

/** Devices: class and registration number, and the scope of reagents: devices of other kinds need that of their zone. */
export function deviceAttributes(
  { approval_no, dosage_form }: { approval_no: string; dosage_form: string },
  words: Words = goodsAttributesLabels,
): GoodsAttribute[] {
  const level = deviceClass(approval_no)
  const unknown = approval_no === '' ? '' : words.classOfRegistration
  return filled([
    [words.deviceClass, level === null ? unknown : words.classes[level]],
    [words.registration, approval_no],
    [words.scope, dosage_form === REAGENT ? words.reagent : ''],
  ])
}

/** Near-expiry stock: months left on this day, `YYYY-MM-DD`, and the ordinary price. */
export function expiryAttributes(
  today: string | undefined,
  words: Words = goodsAttributesLabels,
  money: Money = yuan,
) {
  return ({ expiry_date, price, normal_price }: Priced & { expiry_date: string | null }): GoodsAttribute[] =>
    filled([
      [words.left, expiry_date && today ? words.months(monthsLeft(expiry_date, today)) : ''],
      [words.normalPrice, normal_price ? money.text(normal_price) : ''],
      [words.saved, normal_price && price ? savedText(price, normal_price) : ''],
    ])
}

/** A limited deal: the ordinary price, and how much lower the deal is. Nothing where a tier is as low already. */
export function dealAttributes(
  { price, normal_price }: Priced,
  words: Words = goodsAttributesLabels,
  money: Money = yuan,
): GoodsAttribute[] {
  if (price && normal_price && parsePrice(price) >= parsePrice(normal_price)) return []
  return filled([
    [words.priceOnOtherDays, normal_price ? money.text(normal_price) : ''],
    [words.saved, normal_price && price ? savedText(price, normal_price) : ''],
  ])
}

interface Shipped {
  readonly goods_price_id: number
  readonly is_free_shipping: number
  readonly is_dpby: number
  readonly free_shipping_number: number
  readonly bzdw: string
}

/** Free-shipping goods: from how many packs, and how many are in the cart. `inCart` by `goods_price_id`. */
export function shippingAttributes(
  inCart: ReadonlyMap<number, number>,
  words: Words = goodsAttributesLabels,
) {
  return ({ goods_price_id, ...goods }: Shipped): GoodsAttribute[] => {
    const { is_free_shipping, is_dpby, free_shipping_number: from, bzdw } = goods
    if (is_free_shipping === 1) return [[words.freeShipping, words.anyNumber]]
    if (is_dpby !== 1) return [[words.freeShipping, words.byAmount]]
    const number = inCart.get(goods_price_id) ?? 0
    return filled([
      [words.freeShipping, words.fromNumber(from, bzdw)],
      [words.inCart, number > 0 ? words.cartNumber(number, bzdw, from - number) : ''],
    ])
  }
}

/** How much lower a price is, in whole percent; empty when it is not lower. */
function savedText(price: string, normal: string): string {
  const [low, high] = [parsePrice(price), parsePrice(normal)]
  return low < high ? `${Math.floor(((high - low) * 100) / high)}%` : ''
}

function filled(attributes: readonly GoodsAttribute[]): GoodsAttribute[] {
  return attributes.filter(([, value]) => value !== '')
}
