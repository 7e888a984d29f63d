'use client'
import { sumAmounts } from '@yaoji/domain'
import { failureText, useSingleFlight } from '@yaoji/hooks'
import { forwardRef, useImperativeHandle, useRef, useState } from 'react'
import { AcceptanceTable } from '../acceptance-table'
import { Button, ButtonRow, LinkButton } from '../button'
import { Callout } from '../callout'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { Panel } from '../panel'
import { Stack, type StackProps } from '../stack'
import { Text } from '../text'
import { useToast } from '../toast'
import { type OrderAcceptanceLabels, orderAcceptanceLabels } from './orderAcceptanceLabels'
import type {
  AcceptanceClaim,
  AcceptanceInput,
  OrderAcceptanceData,
  ParcelAcceptanceData,
} from './orderAcceptanceTypes'
import { ParcelForm } from './ParcelForm'

/** Where the links of an acceptance lead. */
export interface OrderAcceptanceHrefs {
  readonly order: string
  /** Where service is requested. */
  readonly service: string
  /** Where the refund of a claim is requested. */
  readonly claim: (claim: AcceptanceClaim) => string
}

export interface OrderAcceptanceProps extends Omit<StackProps, 'children' | 'gap'> {
  acceptance: OrderAcceptanceData
  hrefs: OrderAcceptanceHrefs
  /** Id of the parcel whose form is open; another one is the first that is not accepted. */
  parcel: number | null
  /** The buyer opens the form of a parcel. */
  onParcelChange: (id: number) => void
  /** Records a parcel; the acceptance is then read again. */
  onRecord: (input: AcceptanceInput) => Promise<unknown>
  /** Receives the order. */
  onReceive: () => Promise<unknown>
  /** Words in place of those of {@link orderAcceptanceLabels}. */
  labels?: Partial<OrderAcceptanceLabels>
}

/**
 * The parcels of an order: what was accepted of each, the form of the next one, and what follows: refunds of what is
 * short or damaged, and the receipt of the order. Renders Stack, which has the focus when a parcel was recorded.
 */
export const OrderAcceptance = forwardRef<HTMLDivElement, OrderAcceptanceProps>(
  function OrderAcceptance(props, ref) {
    const { acceptance, hrefs, parcel, onParcelChange, onRecord, onReceive, labels, ...rest } = props
    const words = useLabels('orderAcceptance', orderAcceptanceLabels, labels)
    const root = useRef<HTMLDivElement>(null)
    useImperativeHandle(ref, () => root.current as HTMLDivElement)
    const waiting = acceptance.parcels.filter(each => each.acceptance === null)
    const open = waiting.find(({ id }) => id === parcel) ?? waiting[0]
    return (
      <Stack {...rest} ref={root} tabIndex={-1} gap={3}>
        <Next {...{ acceptance, hrefs, onReceive, words }} />
        {acceptance.parcels.map((each, at) => {
          const title = words.parcel(at + 1, each)
          if (each.acceptance) return <AcceptedParcel key={each.id} {...{ title, words }} parcel={each} />
          if (each.id === open?.id)
            return (
              <ParcelForm
                key={each.id}
                {...{ title, onRecord, words }}
                parcel={each}
                inspector={acceptance.inspector}
                // The form disappears; of another parcel the first number takes the focus.
                onDone={() => root.current?.focus()}
              />
            )
          const button = (
            <Button size="s" onClick={() => onParcelChange(each.id)}>
              {words.open}
            </Button>
          )
          return <Panel key={each.id} title={title} aside={button} />
        })}
        <ButtonRow>
          <LinkButton href={hrefs.order}>{words.order}</LinkButton>
        </ButtonRow>
      </Stack>
    )
  },
)

interface AcceptedParcelProps {
  title: string
  parcel: ParcelAcceptanceData
  words: OrderAcceptanceLabels
}

/** What was recorded of a parcel. */
function AcceptedParcel({ title, parcel: { acceptance, packs }, words }: AcceptedParcelProps) {
  const times = useTimes()
  const rows = packs.flatMap(({ result, pack_id, ...pack }) =>
    result ? [{ ...pack, ...result, id: pack_id, reason: words.reason(result), handling: '' }] : [],
  )
  const accepted = acceptance && words.accepted(acceptance.inspector, times.minute(acceptance.accepted_at))
  return (
    <Panel title={title} aside={accepted && <Text>{accepted}</Text>}>
      <AcceptanceTable rows={rows} />
    </Panel>
  )
}

interface NextProps extends Pick<OrderAcceptanceProps, 'acceptance' | 'hrefs' | 'onReceive'> {
  words: OrderAcceptanceLabels
}

/** What follows from the parcels that were accepted. */
function Next({ acceptance, hrefs, onReceive, words }: NextProps) {
  const { parcels, claims, unshipped, can_receive } = acceptance
  const isComplete = parcels.every(each => each.acceptance !== null)
  return (
    <>
      {claims.map(claim => (
        <ClaimNotice key={claim.reason} {...{ claim, acceptance, hrefs, words }} />
      ))}
      {isComplete && unshipped > 0 && <Callout>{words.unshipped(unshipped)}</Callout>}
      {can_receive === 1 && <Receive hasClaims={claims.length > 0} {...{ onReceive, words }} />}
    </>
  )
}

interface ClaimNoticeProps extends Omit<NextProps, 'onReceive'> {
  claim: AcceptanceClaim
}

function ClaimNotice({ claim, acceptance, hrefs, words }: ClaimNoticeProps) {
  const { can_refund, report_hours } = acceptance
  const { reason, lines } = claim
  const ask = reason === 'short' ? words.askShort : words.askDamaged
  return (
    <Callout
      action={
        can_refund === 1 ? (
          <LinkButton href={hrefs.claim(claim)}>{ask}</LinkButton>
        ) : (
          <LinkButton href={hrefs.service}>{words.askService}</LinkButton>
        )
      }
    >
      {words.claim(reason, sumAmounts(lines.map(({ number }) => number)), lines.length)}
      {can_refund === 1 ? words.refund(report_hours) : words.tooLate(report_hours)}
    </Callout>
  )
}

interface ReceiveProps extends Pick<NextProps, 'onReceive' | 'words'> {
  hasClaims: boolean
}

function Receive({ hasClaims, onReceive, words }: ReceiveProps) {
  const toast = useToast()
  const { run, busy } = useSingleFlight(onReceive)
  const [failure, setFailure] = useState<string | null>(null)

  async function press() {
    setFailure(null)
    try {
      await run()
      toast({ text: words.received, tone: 'success' })
    } catch (error) {
      setFailure(failureText(error, words))
    }
  }

  return (
    <Callout
      tone="good"
      action={
        <Button variant="primary" busy={busy} onClick={() => void press()}>
          {words.receive}
        </Button>
      }
    >
      {words.canReceive}
      {hasClaims && words.claimsLater}
      {failure && ` ${failure}`}
    </Callout>
  )
}
