import type { OrderAcceptance } from '@yaoji/api-client/contract/acceptance'
import { sumAmounts } from '@yaoji/domain'
import { failureText } from '@yaoji/hooks'
import { useReceiveOrder } from '@yaoji/hooks/data'
import { Button, LinkButton } from '@yaoji/ui/button'
import { Callout } from '@yaoji/ui/callout'
import { useToast } from '@yaoji/ui/toast'
import { type Claim, claimHref } from '../../features/orders/claim'
import { href } from '../../routes'

const CLAIM_TEXTS = {
  short: { found: '短缺', ask: '申请短缺退款' },
  damaged: { found: '破损或不合格', ask: '申请破损退款' },
} as const

export interface AcceptanceNextProps {
  acceptance: OrderAcceptance
  /** The order was received, or could not be: its acceptance is read again. */
  onReceived: () => void
}

/** What follows from the parcels that were accepted: returns of what is short or broken, and the receipt of the order. */
export function AcceptanceNext({ acceptance, onReceived }: AcceptanceNextProps) {
  const { order_id, parcels, claims, unshipped, can_receive } = acceptance
  const isComplete = parcels.every(each => each.acceptance !== null)
  return (
    <>
      {claims.map(claim => (
        <ClaimNotice key={claim.reason} claim={claim} acceptance={acceptance} />
      ))}
      {isComplete && unshipped > 0 && (
        <Callout>已到包裹全部验收，尚未发出：数量 {unshipped}。全部到货并验收后可以确认收货。</Callout>
      )}
      {can_receive === 1 && <Receive order_id={order_id} claims={claims} onReceived={onReceived} />}
    </>
  )
}

function ClaimNotice({ claim, acceptance }: { claim: Claim; acceptance: OrderAcceptance }) {
  const { order_id, can_refund, report_hours } = acceptance
  const { found, ask } = CLAIM_TEXTS[claim.reason]
  const number = sumAmounts(claim.lines.map(line => line.number))
  const text = `验收${found} ${number}，涉及 ${claim.lines.length} 个批号，还没有申请处理。`
  if (can_refund === 1)
    return (
      <Callout action={<LinkButton href={claimHref(order_id, claim)}>{ask}</LinkButton>}>
        {text}签收后 {report_hours} 小时内可以申请仅退款，不用寄回商品。
      </Callout>
    )
  return (
    <Callout
      action={
        <LinkButton href={href('orderAfterSales', { id: order_id }, { new: 1 })}>申请售后服务</LinkButton>
      }
    >
      {text}已超过签收后 {report_hours} 小时，不能再申请仅退款，可以申请售后服务由客服处理。
    </Callout>
  )
}

interface ReceiveProps extends Pick<AcceptanceNextProps, 'onReceived'> {
  order_id: number
  claims: readonly Claim[]
}

function Receive({ order_id, claims, onReceived }: ReceiveProps) {
  const toast = useToast()
  const receive = useReceiveOrder()

  async function press() {
    try {
      await receive.mutateAsync({ id: order_id })
      toast({ text: '已确认收货', tone: 'success' })
    } catch {
      // Beside the button.
    }
    onReceived()
  }

  const failure = receive.error && failureText(receive.error, { failed: '操作没有成功，请稍候再试' })
  return (
    <Callout
      tone="good"
      action={
        <Button variant="primary" busy={receive.isPending} onClick={() => void press()}>
          确认收货
        </Button>
      }
    >
      全部包裹已验收，可以确认收货。
      {claims.length > 0 && '短缺与破损在确认收货后仍可在规定时间内申请。'}
      {failure && ` ${failure}`}
    </Callout>
  )
}
