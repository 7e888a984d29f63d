'use client'
import { type PurchaseCount, packCountText, purchaseCountText } from '@yaoji/domain'
import { forwardRef } from 'react'
import { ActionDialog, type ActionDialogProps } from '../action-dialog'
import { useLabels } from '../labels/useLabels'
import { RadioGroup } from '../radio-group'
import { TextLink } from '../text-link'
import { plain } from '../theme/base.css'

type Packs = Pick<PurchaseCount, 'goods_number' | 'gift_number'>

/** What a dialog about an order asks, and says afterwards. */
export interface OrderQuestion {
  readonly title: string
  readonly description: (sn: string) => string
  readonly cancel: string
  readonly confirm: string
  readonly done: string
}

export const orderDialogsLabels = {
  cancelOrder: {
    title: '取消订单',
    description: sn =>
      `订单 ${sn} 取消后不能恢复，冻结的余额会解冻，现金券会退回；优惠券在同一次下单的订单都取消后退回。`,
    cancel: '保留订单',
    confirm: '取消订单',
    done: '订单已取消',
  } as OrderQuestion,
  closeOrder: {
    title: '申请取消',
    description: sn =>
      `订单 ${sn} 已付款，申请由客服处理。同意后，已付的金额按原付款方式退回，没有过期的优惠券在同一次下单的订单都取消后退回；发货以后不能取消。`,
    cancel: '保留订单',
    confirm: '提交申请',
    done: '已提交取消申请',
  } as OrderQuestion,
  receiveOrder: {
    title: '确认收货',
    description: sn => `请先核对订单 ${sn} 的数量、批号和效期，无误后再确认。`,
    cancel: '暂不确认',
    confirm: '确认收货',
    done: '已确认收货',
  } as OrderQuestion,
  /** The link to the check of the parcels. */
  accept: '先去验收',
  /** Of several parcels some are under way. */
  underWay: (count: number, total: number) => `共 ${total} 个包裹，其中 ${count} 个还在运输途中。`,
  reason: '取消原因',
  /** Reasons to choose from, the first one at first. The chosen text is part of the order's history. */
  reasons: [
    '暂时不需要了',
    '商品或数量选错',
    '收货地址有误',
    '价格或优惠不合适',
    '其他原因',
  ] as readonly string[],
  unknownOutcome: '请刷新页面查看订单状态',
  /** What the buyer signs for: all packs, or those that were shipped, with the others. */
  count: (count: PurchaseCount) => `本单共 ${purchaseCountText(count)}。`,
  shipped: (count: PurchaseCount, unshipped: Packs) =>
    `本单实发 ${purchaseCountText(count)}。未发货：${packCountText(unshipped)}，已退款。`,
}

type Words = typeof orderDialogsLabels

type DialogProps = Pick<
  ActionDialogProps,
  'open' | 'onClose' | 'focusAfter' | 'className' | 'style' | 'id'
> & {
  /** The number of the order. */
  sn: string
  /** Words in place of those of {@link orderDialogsLabels}. */
  labels?: Partial<Words>
}

export interface EndOrderDialogProps extends DialogProps {
  /** `cancel` an unpaid order, or ask the shop to `close` a paid one. */
  kind: 'cancel' | 'close'
  /** Does it, with the reason in words. */
  onConfirm: (reason: string) => Promise<unknown>
}

/** Asks for the reason before an order ends. Renders ActionDialog. */
export const EndOrderDialog = forwardRef<HTMLDivElement, EndOrderDialogProps>(function EndOrderDialog(
  { kind, sn, onConfirm, labels, ...rest },
  ref,
) {
  const words = useLabels('orderDialogs', orderDialogsLabels, labels)
  const question = kind === 'cancel' ? words.cancelOrder : words.closeOrder
  return (
    <ActionDialog
      {...rest}
      ref={ref}
      {...textsOf(question, sn, words)}
      variant="danger"
      onConfirm={form => onConfirm(String(form.get('reason') ?? ''))}
    >
      <RadioGroup
        legend={words.reason}
        name="reason"
        variant="cards"
        defaultValue={words.reasons[0]}
        options={words.reasons.map(reason => ({ value: reason, label: reason }))}
      />
    </ActionDialog>
  )
})

export interface ReceiveOrderDialogProps extends DialogProps {
  /** The order, by the wire's names: what was ordered, and what the buyer signs for. */
  order: Packs & { readonly to_receive: PurchaseCount }
  /** Where the parcels are checked. The link is left out when each of `parcels` is. */
  acceptHref?: string | undefined
  /**
   * Its parcels, where they are known: those that have state `sent` are under way, those with `accepted_at` are checked.
   * @default []
   */
  parcels?:
    | readonly { readonly state: 'sent' | 'delivered'; readonly accepted_at?: string | null }[]
    | undefined
  onConfirm: () => Promise<unknown>
}

/** Asks whether everything arrived, and leads to the check of the parcels. Renders ActionDialog. */
export const ReceiveOrderDialog = forwardRef<HTMLDivElement, ReceiveOrderDialogProps>(
  function ReceiveOrderDialog({ order, sn, acceptHref, parcels = [], onConfirm, labels, ...rest }, ref) {
    const words = useLabels('orderDialogs', orderDialogsLabels, labels)
    const underWay = parcels.filter(({ state }) => state === 'sent').length
    const isChecked = parcels.length > 0 && parcels.every(({ accepted_at }) => accepted_at)
    return (
      <ActionDialog
        {...rest}
        ref={ref}
        {...textsOf(words.receiveOrder, sn, words)}
        variant="primary"
        onConfirm={onConfirm}
      >
        <p className={plain} data-part="count">
          {countText(order, words)}
        </p>
        {parcels.length > 1 && underWay > 0 && (
          <p className={plain} data-part="under-way">
            {words.underWay(underWay, parcels.length)}
          </p>
        )}
        {acceptHref !== undefined && !isChecked && <TextLink href={acceptHref}>{words.accept}</TextLink>}
      </ActionDialog>
    )
  },
)

function textsOf({ title, description, cancel, confirm, done }: OrderQuestion, sn: string, words: Words) {
  return {
    title,
    description: description(sn),
    cancelText: cancel,
    confirmText: confirm,
    doneText: done,
    unknownOutcome: words.unknownOutcome,
  }
}

/** What the buyer signs for: only packs that were shipped. */
function countText(
  { goods_number, gift_number, to_receive }: ReceiveOrderDialogProps['order'],
  words: Words,
) {
  const unshipped = {
    goods_number: goods_number - to_receive.goods_number,
    gift_number: gift_number - to_receive.gift_number,
  }
  if (unshipped.goods_number + unshipped.gift_number === 0) return words.count(to_receive)
  return words.shipped(to_receive, unshipped)
}
