import {
  COMBINATION_UNIT,
  formatAmount,
  formatPrice,
  parseAmount,
  parsePrice,
  sumAmounts,
} from '@yaoji/domain'
import { orderLinesLabels } from './orderLinesLabels'
import type { OrderLine, OrderLineBatch, OrderLinePart, OrderLinesPartData } from './orderLineTypes'

/** A cart line as the checkout answers it. */
export interface CartLineForOrder {
  id: number
  number: number
  price?: string | undefined
  raw_price?: string | undefined
  subtotal?: string | undefined
  combination: { name: string; list: readonly OrderLinePart[] } | null
  goods: {
    name: string
    ypgg: string
    sccj: string
    bzdw: string
    goods_image: readonly { list: string }[]
    near_expiry: number
    expiry_date: string | null
  }
}

/** A free gift of the checkout. */
export interface GiftForOrder
  extends Pick<OrderLine, 'name' | 'ypgg' | 'sccj' | 'bzdw' | 'image' | 'number'> {
  /** The cart line that it comes with. */
  line_id: number
}

/** The lines of a checkout as the order will show them, each gift after its line. */
export function orderLinesOfCart(
  lines: readonly CartLineForOrder[],
  gifts: readonly GiftForOrder[] = [],
): OrderLine[] {
  return lines.flatMap(line => [
    orderLineOfCart(line),
    ...gifts.filter(gift => gift.line_id === line.id).map(orderLineOfGift),
  ])
}

/** An order of a checkout, by the wire's names. */
export interface CheckoutPartForOrder
  extends Omit<OrderLinesPartData, 'lines' | 'gifts' | 'amounts' | 'total'> {
  readonly lines: readonly CartLineForOrder[]
  readonly gifts?: readonly GiftForOrder[]
  readonly amounts: NonNullable<OrderLinesPartData['amounts']>
}

/** The orders of a checkout for OrderLines. The amounts of a single order are left out: a page shows them once, below. */
export function orderPartsOfCheckout(parts: readonly CheckoutPartForOrder[]): OrderLinesPartData[] {
  return parts.map(({ lines, gifts = [], amounts, ...part }) => ({
    ...part,
    lines: orderLinesOfCart(lines, gifts),
    gifts: gifts.map(orderLineOfGift),
    amounts: parts.length > 1 ? amounts : undefined,
    total: amounts.payable_amount,
  }))
}

/** A cart line as an order line. A combination has a name of its own. VA-09. */
export function orderLineOfCart(line: CartLineForOrder): OrderLine {
  const { goods, combination } = line
  return {
    id: line.id,
    name: combination?.name ?? goods.name,
    ypgg: goods.ypgg,
    sccj: goods.sccj,
    bzdw: goods.bzdw,
    image: goods.goods_image[0]?.list ?? '',
    number: line.number,
    price: line.price,
    raw_price: line.raw_price,
    amount: line.subtotal,
    near_expiry: goods.near_expiry,
    expiry_date: goods.expiry_date,
    ...(combination && { parts: combination.list, combination_kinds: combination.list.length }),
  }
}

function orderLineOfGift({ line_id, ...gift }: GiftForOrder): OrderLine {
  // Negative: the line that it comes with has the same id.
  return { ...gift, id: -line_id, is_gift: 1, price: '0.00', amount: '0.00' }
}

/** A line of an order, one product each. */
export interface OrderedLine extends OrderLine {
  combination_id: number | null
  combination_name: string
  combination_number: number
  /** How many products the combination has, also those that are not among the lines. */
  combination_kinds: number
  price: string
  raw_price: string
  amount: string
  manjian_share: string
  coupon_share: string
  batches: readonly OrderLineBatch[]
}

/** The lines of an order as they are shown: the products of a combination are one line with its name. */
export function orderLinesOfOrder(lines: readonly OrderedLine[]): OrderLine[] {
  return lines.flatMap(line => {
    if (!inCombination(line)) return [line]
    const own = lines.filter(other => inCombination(other) && other.combination_id === line.combination_id)
    return own[0] === line ? [orderLineOfCombination(own, line)] : []
  })
}

function inCombination(line: OrderedLine): boolean {
  return line.combination_id !== null && line.is_gift !== 1
}

function orderLineOfCombination(own: readonly OrderedLine[], first: OrderedLine): OrderLine {
  const { id, image, combination_name, combination_number, combination_kinds } = first
  const times = Math.max(1, combination_number)
  const sum = (amount: (line: OrderedLine) => string) =>
    formatAmount(sumAmounts(own.map(line => parseAmount(amount(line)))))
  const each = (price: (line: OrderedLine) => number) =>
    formatPrice(Math.round(own.reduce((total, line) => total + price(line) * (line.number / times), 0)))
  return {
    id,
    image,
    name: combination_name || first.name,
    ypgg: orderLinesLabels.combinationKinds(combination_kinds),
    combination_kinds,
    sccj: '',
    bzdw: COMBINATION_UNIT,
    number: times,
    price: each(line => parsePrice(line.price)),
    raw_price: each(line => Math.max(parsePrice(line.price), parsePrice(line.raw_price))),
    amount: sum(line => line.amount),
    manjian_share: sum(line => line.manjian_share),
    coupon_share: sum(line => line.coupon_share),
    parts: own.map(({ name, ypgg, bzdw, number, refunded_number, unshipped_number, batches }) => ({
      name,
      ypgg,
      bzdw,
      number: number / times,
      refunded_number,
      unshipped_number,
      batches,
    })),
  }
}
