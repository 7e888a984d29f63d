import type { OrderDetail } from '@yaoji/api-client/contract/order'
import { OrderAmounts } from '@yaoji/ui/order-amounts'
import { Panel } from '../../core/page/Panel'
import * as css from './PaymentDetails.css'

/** The order that is paid: number, address and amounts. */
export function PaymentDetails({ detail }: { detail: OrderDetail }) {
  const { order, address, remark } = detail
  const facts = [
    { name: '订单号', value: order.sn },
    { name: '下单时间', value: order.created_at.slice(0, 16) },
    { name: '发货仓库', value: order.warehouse },
    { name: '收货人', value: `${address.consignee} ${address.mobile}` },
    { name: '收货地址', value: `${address.region} ${address.detail}` },
    { name: '备注', value: remark },
  ]
  return (
    <Panel title="订单信息">
      <dl className={css.facts}>
        {facts
          .filter(({ value }) => value !== '')
          .map(({ name, value }) => (
            <div key={name} className={css.fact}>
              <dt className={css.name}>{name}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
      </dl>
      <div className={css.amounts}>
        <OrderAmounts amounts={order.amounts} wide />
      </div>
    </Panel>
  )
}
