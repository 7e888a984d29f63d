import type { OrderAmountsData } from '../order-amounts'

/** One line of an order, by the wire's names. Money is absent where it may not be seen. */
export interface OrderLine {
  id: number
  name: string
  ypgg: string
  sccj: string
  bzdw: string
  image: string
  number: number
  price?: string | undefined
  raw_price?: string | undefined
  amount?: string | undefined
  /** What full reductions and coupons take off the amount. */
  manjian_share?: string | undefined
  coupon_share?: string | undefined
  /** 1: a free gift with another line. */
  is_gift?: number | undefined
  batches?: readonly OrderLineBatch[] | undefined
}

export interface OrderLineBatch {
  batch_no: string
  expiry_date: string
  number: number
  /** Where the inspection report is; empty where there is none yet. */
  report_url: string
}

/** One order that a checkout makes, or has made. */
export interface OrderLinesPartData {
  key: string
  warehouse: string
  is_ephedrine: number
  lines: readonly OrderLine[]
  /** What leads from the lines to what this order costs; absent where it is shown elsewhere. */
  amounts?: OrderAmountsData | undefined
}

/** A cart line as the checkout answers it. */
export interface CartLineForOrder {
  id: number
  number: number
  price?: string | undefined
  raw_price?: string | undefined
  subtotal?: string | undefined
  combination: { name: string } | null
  goods: {
    name: string
    ypgg: string
    sccj: string
    bzdw: string
    goods_image: readonly { list: string }[]
  }
}

/** A cart line as an order line: the checkout shows what the order will hold. A combination has a name of its own. */
export function orderLineOfCart(line: CartLineForOrder): OrderLine {
  const { goods } = line
  return {
    id: line.id,
    name: line.combination?.name ?? goods.name,
    ypgg: goods.ypgg,
    sccj: goods.sccj,
    bzdw: goods.bzdw,
    image: goods.goods_image[0]?.list ?? '',
    number: line.number,
    price: line.price,
    raw_price: line.raw_price,
    amount: line.subtotal,
  }
}
