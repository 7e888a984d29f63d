'use client'
import { PAY_TYPES } from '@yaoji/domain'
import { forwardRef } from 'react'
import { CopyButton } from '../copy-button'
import { DescriptionList, type DescriptionListProps } from '../description-list'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'

/** What the summary says of an order, by the wire's names; times are `YYYY-MM-DD HH:mm:ss`. */
export interface OrderSummaryDetail {
  readonly order: {
    readonly sn: string
    /** Negative when it has ended without goods. */
    readonly status: number
    readonly created_at: string
    readonly paid_at: string | null
    readonly warehouse: string
    /** The method that the buyer chose; null before. */
    readonly pay_type: string | null
  }
  readonly address: Readonly<Record<'consignee' | 'mobile' | 'region' | 'detail', string>>
  readonly remark: string
  readonly payments: readonly { readonly state: string; readonly text: string }[]
}

export const orderSummaryLabels = {
  sn: '订单号',
  createdAt: '下单时间',
  paidAt: '付款时间',
  payType: '付款方式',
  warehouse: '发货仓库',
  consignee: '收货人',
  address: '收货地址',
  remark: '备注',
  /** Names of the methods, by the wire's names. */
  payTypes: Object.fromEntries(PAY_TYPES.map(({ way, text }) => [way, text])) as Readonly<
    Record<string, string>
  >,
  /** Methods of an order that several have paid. */
  methods: (names: readonly string[]) => names.join('、'),
}

type Words = typeof orderSummaryLabels

export interface OrderSummaryProps extends Omit<DescriptionListProps, 'rows'> {
  detail: OrderSummaryDetail
  /** Words in place of those of {@link orderSummaryLabels}. */
  labels?: Partial<Words>
}

/** Number, times, address and remark of an order. Renders DescriptionList. */
export const OrderSummary = forwardRef<HTMLDListElement, OrderSummaryProps>(function OrderSummary(
  { detail, labels, ...rest },
  ref,
) {
  const words = useLabels('orderSummary', orderSummaryLabels, labels)
  const times = useTimes()
  const { order, address, remark } = detail
  const { sn, status, created_at, paid_at, warehouse } = order
  // An order that was cancelled unpaid keeps the method that the buyer chose.
  const paid = status >= 0 || paid_at !== null
  return (
    <DescriptionList
      size="s"
      {...rest}
      ref={ref}
      rows={[
        [words.sn, <OrderNumber key={sn} sn={sn} name={words.sn} />],
        [words.createdAt, times.minute(created_at)],
        [words.paidAt, paid_at && times.minute(paid_at)],
        [words.payType, paid && paidByText(detail, words)],
        [words.warehouse, warehouse],
        [words.consignee, `${address.consignee} ${address.mobile}`],
        [words.address, `${address.region} ${address.detail}`],
        [words.remark, remark],
      ]}
    />
  )
})

/** How an order is paid: several methods where the balance paid a part. */
function paidByText({ order, payments }: OrderSummaryDetail, words: Words): string | undefined {
  const paid = payments.filter(({ state }) => state === 'paid').map(({ text }) => text)
  if (paid.length > 1) return words.methods([...new Set(paid)])
  return order.pay_type === null ? undefined : words.payTypes[order.pay_type]
}

function OrderNumber({ sn, name }: { sn: string; name: string }) {
  return (
    <>
      {sn} <CopyButton text={sn} name={name} />
    </>
  )
}
