import type { OrderDetail } from '@yaoji/api-client/contract/order'
import { PAY_TYPES } from '@yaoji/domain'
import { CopyButton } from '@yaoji/ui/copy-button'
import { DescriptionList } from '@yaoji/ui/description-list'
import { minuteText } from '../../core/clock/minuteText'

/** Number, times, address and remark of an order. */
export function OrderSummary({ detail }: { detail: OrderDetail }) {
  const { order, address, remark } = detail
  const { sn, status, created_at, paid_at, warehouse } = order
  // An order that was cancelled unpaid keeps the method that the buyer chose.
  const paid = status >= 0 || paid_at !== null
  return (
    <DescriptionList
      size="s"
      rows={[
        ['订单号', <OrderNumber key={sn} sn={sn} />],
        ['下单时间', minuteText(created_at)],
        ['付款时间', paid_at && minuteText(paid_at)],
        ['付款方式', paid && paidByText(detail)],
        ['发货仓库', warehouse],
        ['收货人', `${address.consignee} ${address.mobile}`],
        ['收货地址', `${address.region} ${address.detail}`],
        ['备注', remark],
      ]}
    />
  )
}

/** How an order is paid: 余额支付、微信支付 where the balance paid a part. */
function paidByText({ order, payments }: OrderDetail): string | undefined {
  const paid = payments.filter(({ state }) => state === 'paid').map(({ text }) => text)
  if (paid.length > 1) return [...new Set(paid)].join('、')
  return PAY_TYPES.find(({ way }) => way === order.pay_type)?.text
}

function OrderNumber({ sn }: { sn: string }) {
  return (
    <>
      {sn} <CopyButton text={sn} name="订单号" />
    </>
  )
}
