import type { OrderDetail } from '@yaoji/api-client/contract/order'
import { PAYMENT_WAYS } from '@yaoji/domain'
import type { ReactNode } from 'react'
import { CopyButton } from '../../core/page/CopyButton'
import * as css from './OrderFacts.css'

/** Number, times, address and remark of an order. */
export function OrderFacts({ detail }: { detail: OrderDetail }) {
  const { order, address, remark } = detail
  return (
    <dl className={css.root}>
      <Fact name="订单号">
        {order.sn} <CopyButton text={order.sn} name="订单号" />
      </Fact>
      <Fact name="下单时间">{order.created_at.slice(0, 16)}</Fact>
      <Fact name="付款时间">{order.paid_at?.slice(0, 16)}</Fact>
      <Fact name="付款方式">{PAYMENT_WAYS.find(({ way }) => way === order.pay_type)?.text}</Fact>
      <Fact name="发货仓库">{order.warehouse}</Fact>
      <Fact name="收货人">
        {address.consignee} {address.mobile}
      </Fact>
      <Fact name="收货地址">
        {address.region} {address.detail}
      </Fact>
      <Fact name="备注">{remark}</Fact>
    </dl>
  )
}

/** A row, or nothing without a value. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className={css.row}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  )
}
