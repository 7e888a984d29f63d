import type { OrderDetail } from '@yaoji/api-client/contract/order'
import { PAY_TYPES } from '@yaoji/domain'
import { minuteText } from '../../core/clock/minuteText'
import { CopyButton } from '../../core/page/CopyButton'
import { DescriptionList } from '../../core/page/DescriptionList'

/** Number, times, address and remark of an order. */
export function OrderSummary({ detail: { order, address, remark } }: { detail: OrderDetail }) {
  const { sn, status, created_at, paid_at, pay_type, warehouse } = order
  // An order that was cancelled unpaid keeps the method that the buyer chose.
  const paid = status >= 0 || paid_at !== null
  return (
    <DescriptionList
      size="s"
      rows={[
        ['订单号', <OrderNumber key={sn} sn={sn} />],
        ['下单时间', minuteText(created_at)],
        ['付款时间', paid_at && minuteText(paid_at)],
        ['付款方式', paid && PAY_TYPES.find(({ way }) => way === pay_type)?.text],
        ['发货仓库', warehouse],
        ['收货人', `${address.consignee} ${address.mobile}`],
        ['收货地址', `${address.region} ${address.detail}`],
        ['备注', remark],
      ]}
    />
  )
}

function OrderNumber({ sn }: { sn: string }) {
  return (
    <>
      {sn} <CopyButton text={sn} name="订单号" />
    </>
  )
}
