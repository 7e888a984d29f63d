'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import * as css from './GoodsLines.css'

export const goodsDeliveryLabels = {
  stock: '库存',
  inStock: (number: number, unit: string) => `${number} ${unit}`,
  noStock: '暂时缺货',
  expiry: '效期',
  /** Month of the nearest expiry: `2028-03`. */
  nearest: (month: string) => `最近 ${month}，先到期先发`,
  unknownExpiry: '以实际到货为准',
  delivery: '发货',
  from: (warehouse: string, freight: string) => `${warehouse}发出，${freight}`,
  freeFrom: (number: number, unit: string) => `本品满 ${number} ${unit}包邮`,
  byAmount: '运费按订单金额计算',
}

/** Stock, expiry and shipping rule of a product, by the wire's names. */
export interface GoodsDeliveryGoods {
  /** Packs in stock. */
  number: number
  bzdw: string
  /** `YYYY-MM-DD`, or null where it is not known. */
  expiry_date: string | null
  /** 1 where the product ships free by itself from {@link free_shipping_number} packs. */
  is_dpby: number
  is_free_shipping: number
  free_shipping_number: number
}

export interface GoodsDeliveryProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  /** The product by the names of the wire. */
  goods: GoodsDeliveryGoods
  /** Name of the warehouse that sends it. */
  warehouse: string
  /** Words in place of those of {@link goodsDeliveryLabels}. */
  labels?: Partial<typeof goodsDeliveryLabels>
}

/** Stock, expiry and delivery of a product, one a line (VA-06). Renders `dl`. */
export const GoodsDelivery = forwardRef<HTMLDListElement, GoodsDeliveryProps>(function GoodsDelivery(
  { goods, warehouse, labels, className, ...rest },
  ref,
) {
  const words = useLabels('goodsDelivery', goodsDeliveryLabels, labels)
  const times = useTimes()
  const { number, bzdw, expiry_date } = goods
  const lines = [
    [words.stock, number > 0 ? words.inStock(number, bzdw) : words.noStock],
    [words.expiry, expiry_date ? words.nearest(times.month(expiry_date)) : words.unknownExpiry],
    [words.delivery, words.from(warehouse, freightText(goods, words))],
  ] as const
  return (
    <dl {...rest} ref={ref} className={joinClass(css.root, className)}>
      {lines.map(([name, value]) => (
        <div key={name} className={css.line} data-part="line">
          <dt className={css.name} data-part="name">
            {name}
          </dt>
          <dd className={css.value} data-part="value">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
})

function freightText(goods: GoodsDeliveryGoods, words: typeof goodsDeliveryLabels): string {
  const { is_dpby, is_free_shipping, free_shipping_number, bzdw } = goods
  const hasRule = is_dpby === 1 || is_free_shipping === 1
  return hasRule && free_shipping_number > 0 ? words.freeFrom(free_shipping_number, bzdw) : words.byAmount
}
