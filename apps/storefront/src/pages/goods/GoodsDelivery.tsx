import type { GoodsDetail } from './GoodsDetail'
import * as css from './GoodsView.css'

/** Stock, expiry and delivery of a product, one a line. */
export function GoodsDelivery({ detail: { goods, warehouse } }: { detail: GoodsDetail }) {
  const lines = [
    { name: '库存', value: goods.number > 0 ? `${goods.number} ${goods.bzdw}` : '暂时缺货' },
    {
      name: '效期',
      value: goods.expiry_date ? `最近 ${goods.expiry_date.slice(0, 7)}，先到期先发` : '以实际到货为准',
    },
    { name: '发货', value: `${warehouse.name}发出，${freeShippingText(goods)}` },
  ]
  return (
    <dl className={css.lines}>
      {lines.map(({ name, value }) => (
        <div key={name} className={css.line}>
          <dt className={css.lineName}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** When the product ships free, by its own rule (VA-06). */
function freeShippingText({
  is_dpby,
  is_free_shipping,
  free_shipping_number,
  bzdw,
}: GoodsDetail['goods']): string {
  if ((is_dpby === 1 || is_free_shipping === 1) && free_shipping_number > 0) {
    return `本品满 ${free_shipping_number} ${bzdw}包邮`
  }
  return '运费按订单金额计算'
}
