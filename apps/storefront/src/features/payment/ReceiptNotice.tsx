import { Callout } from '@yaoji/ui/callout'

/** The legal requirements of orders with ephedrine-type products. */
export function ReceiptNotice() {
  return (
    <Callout>
      本订单含麻黄碱类复方制剂：只能由本企业对公账户付款，不使用优惠券和余额。货到后请由收货人在随货签收单上签字盖章，并上传签收回执；逾期未上传的，将不能再购买此类商品。
    </Callout>
  )
}
