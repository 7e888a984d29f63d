import type { Goods, ListedGoods } from '@yaoji/api-client/contract/goods'
import { deviceClass, kilogramPrice, moneyText, monthsLeft, parsePrice, priceText } from '@yaoji/domain'
import type { GoodsFact } from '@yaoji/ui/goods-card'

/** Herbs: where they grow, their grade, and the price of a kilogram, so that packs of several sizes compare. */
export function herbFacts({ origin, grade = '', price, ypgg }: ListedGoods): GoodsFact[] {
  const kilogram = price === undefined ? null : kilogramPrice(parsePrice(price), ypgg)
  return filled([
    ['产地', origin],
    ['等级', grade],
    ['每公斤', kilogram === null ? '' : priceText(kilogram)],
  ])
}

const CLASS_TEXTS = { 1: 'Ⅰ 类', 2: 'Ⅱ 类', 3: 'Ⅲ 类' } as const

/** Empty without a number: the class is that of the registration. */
function classText(registrationNo: string): string {
  const level = deviceClass(registrationNo)
  if (level !== null) return CLASS_TEXTS[level]
  return registrationNo === '' ? '' : '以注册证为准'
}

/** Dosage form of in-vitro diagnostic reagents, which need a scope of their own. */
const REAGENT = '体外诊断试剂'

/** Devices: class, registration number, and the scope that the buyer's licence needs. */
export function deviceFacts({ approval_no, dosage_form }: Goods): GoodsFact[] {
  return filled([
    ['类别', classText(approval_no)],
    ['注册证', approval_no || '—'],
    ['需经营范围', dosage_form === REAGENT ? REAGENT : '医疗器械'],
  ])
}

/** Near-expiry stock: months left on this day, and the ordinary price. */
export function expiryFacts(today: string | undefined): (goods: ListedGoods) => GoodsFact[] {
  return ({ expiry_date, price, normal_price }) =>
    filled([
      ['剩余', expiry_date && today ? monthsText(monthsLeft(expiry_date, today)) : ''],
      ['正常价', normal_price ? moneyText(normal_price) : ''],
      ['便宜', normal_price && price ? savedText(price, normal_price) : ''],
    ])
}

/** A limited deal: the ordinary price, and how much lower the deal is. Nothing where a tier is as low already. */
export function dealFacts({ price, normal_price }: Pick<ListedGoods, 'price' | 'normal_price'>): GoodsFact[] {
  if (price && normal_price && parsePrice(price) >= parsePrice(normal_price)) return []
  return filled([
    ['平时价', normal_price ? moneyText(normal_price) : ''],
    ['便宜', normal_price && price ? savedText(price, normal_price) : ''],
  ])
}

/** Months until the last day of use. */
export function monthsText(months: number): string {
  return months === 0 ? '不足 1 个月' : `${months} 个月`
}

/** How much lower a price is, in whole percent; empty when it is not lower. */
function savedText(price: string, normal: string): string {
  const [low, high] = [parsePrice(price), parsePrice(normal)]
  return low < high ? `${Math.floor(((high - low) * 100) / high)}%` : ''
}

/** Free-shipping goods: from how many packs, and how many are in the cart. `inCart` by `goods_price_id`. */
export function shippingFacts(inCart: ReadonlyMap<number, number>): (goods: Goods) => GoodsFact[] {
  return goods => {
    const { is_free_shipping, is_dpby, free_shipping_number: from, bzdw } = goods
    if (is_free_shipping === 1) return [['包邮', '任意数量']]
    if (is_dpby !== 1) return [['包邮', '按金额']]
    const number = inCart.get(goods.goods_price_id) ?? 0
    const rest = number < from ? `，还差 ${from - number}` : '，已包邮'
    return filled([
      ['包邮', `满 ${from} ${bzdw}`],
      ['购物车', number > 0 ? `已有 ${number} ${bzdw}${rest}` : ''],
    ])
  }
}

function filled(facts: readonly GoodsFact[]): GoodsFact[] {
  return facts.filter(([, value]) => value !== '')
}
