'use client'
import { forwardRef } from 'react'
import { Button, LinkButton } from '../button'
import { Dialog, type DialogProps } from '../dialog'
import { useLabels } from '../labels/useLabels'
import { type RedeemedGift, RedeemedSummary } from './RedeemFields'

export const redeemDialogLabels = {
  /** Before, and after: what the dialog asks and says. */
  title: (name: string) => `兑换 ${name}`,
  redeemed: '兑换成功',
  redeemedText: (name: string) => `${name}，等待发货`,
  confirm: '确认兑换',
  cancel: '取消',
  another: '继续兑换',
  orders: '看积分订单',
}

export interface RedeemDialogProps
  extends Omit<DialogProps, 'title' | 'description' | 'footer' | 'onOpenChange' | 'labels' | 'form'> {
  /** The gift, by the wire's names. */
  gift: { readonly name: string; readonly ypgg: string; readonly most: number }
  /** What was redeemed; null before. */
  redeemed: RedeemedGift | null
  onClose: () => void
  /** Id of the form that redeems it. */
  form: string
  /** It is being redeemed: the dialog stays open. */
  busy: boolean
  /** The form has what it needs. */
  ready: boolean
  /** Where the redemptions are. */
  ordersHref: string
  /** Words in place of those of {@link redeemDialogLabels}. */
  labels?: Partial<typeof redeemDialogLabels>
}

/** Redeems a gift in a form, which is its content; then says what was redeemed. Renders Dialog. */
export const RedeemDialog = forwardRef<HTMLDivElement, RedeemDialogProps>(function RedeemDialog(props, ref) {
  const { gift, redeemed, onClose, form, busy, ready, ordersHref, labels, children, ...rest } = props
  const words = useLabels('redeemDialog', redeemDialogLabels, labels)
  const close = () => !busy && onClose()
  return (
    <Dialog
      {...rest}
      ref={ref}
      onOpenChange={next => !next && close()}
      title={redeemed ? words.redeemed : words.title(gift.name)}
      description={redeemed ? words.redeemedText(gift.name) : gift.ypgg}
      footer={
        <>
          <Button onClick={close}>{redeemed ? words.another : words.cancel}</Button>
          {redeemed ? (
            <LinkButton variant="primary" href={ordersHref}>
              {words.orders}
            </LinkButton>
          ) : (
            <Button
              variant="primary"
              type="submit"
              form={form}
              busy={busy}
              disabled={!ready || gift.most === 0}
            >
              {words.confirm}
            </Button>
          )}
        </>
      }
    >
      {redeemed ? <RedeemedSummary redemption={redeemed} /> : children}
    </Dialog>
  )
})
