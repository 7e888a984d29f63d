'use client'

import type { CheckoutData } from '@yaoji/api-client/contract/checkout'
import { emailProblem, parseAmount } from '@yaoji/domain'
import { useState } from 'react'
import { failureText, readFailure } from '../failureOfError'
import { useSingleFlight } from '../useSingleFlight'
import { useWhenOnline } from '../useWhenOnline'
import { type CheckoutInput, freshCheckout } from './checkoutQuery'
import { type PlacedOrder, type PlaceInput, useCheckout, usePlaceOrder, useReplaceCheckout } from './order'
import { type CheckoutChoice, hasInvoice, useCheckoutChoice } from './useCheckoutChoice'
import { useCheckoutParts } from './useCheckoutParts'

/** The words of the hook; `labels` replaces them. */
export const orderDraftLabels = {
  /** A failure that says nothing about itself. */
  failed: '操作没有成功，请稍候再试',
  /** Follows the failure when it is not known whether the service has placed the order. */
  unknown: (text: string) => `${text.replace(/。$/, '')}。没有收到结果。请再次点击“提交订单”，不会重复下单。`,
  /** In place of a failure without a network, once the network is back. */
  online: '网络已恢复。请再次点击“提交订单”，不会重复下单。',
}

/** Why the last attempt placed no order. */
export interface PlaceFailure {
  readonly message: string
  /** The total that the buyer agreed to, where another one replaced it. */
  readonly before?: string
  /** It did not reach the service, or its answer did not come back. */
  readonly offline?: true
}

export interface OrderDraftOptions {
  readonly ids: number[]
  readonly user_id: number
  readonly onPlaced: (placed: PlacedOrder) => void
  /** Words in place of those of {@link orderDraftLabels}. */
  readonly labels?: Partial<typeof orderDraftLabels> | undefined
}

/**
 * Step 2: the checkout of some lines with the buyer's choices, and placing the order. When the service's total is higher,
 * or its number of packs is another one, nothing is ordered: the new checkout replaces the shown one, and the buyer
 * decides again.
 */
export function useOrderDraft({ ids, user_id, onPlaced, labels }: OrderDraftOptions) {
  const { choice, change, clear } = useCheckoutChoice(user_id, ids)
  const [failure, setFailure] = useState<PlaceFailure | null>(null)
  const { checkout, input, named } = useProposedCheckout(ids, choice)
  useWhenOnline(() =>
    setFailure(shown => (shown?.offline ? { message: labels?.online ?? orderDraftLabels.online } : shown)),
  )
  const learn = useReplaceCheckout()
  const order = usePlaceOrder()
  const { data } = checkout
  const { parts, more } = useCheckoutParts({ checkout: data, ids, failed: labels?.failed })
  const address_id = addressOf(data, choice.address_id)
  const updating = checkout.isFetching
  const ready = data !== undefined && data.blocked === '' && address_id !== null && !updating

  const { run, busy } = useSingleFlight(
    async (place: PlaceInput) => {
      const placed = await order.mutateAsync(place)
      clear()
      onPlaced(placed)
    },
    { keep: true },
  )

  async function place() {
    if (!ready) return
    const email = emailOf(choice)
    const message = email === '' ? null : emailProblem(email)
    setFailure(message === null ? null : { message })
    if (message !== null) return
    try {
      await run(placeOf(data, address_id, choice))
    } catch (error) {
      const fresh = freshCheckout(error)
      if (fresh) learn(input, fresh)
      setFailure(placeFailure(error, { before: data.expected_total, now: fresh?.expected_total, labels }))
    }
  }

  return {
    checkout,
    parts,
    moreLines: more,
    choice,
    change(part: Partial<CheckoutChoice>) {
      setFailure(null)
      // A choice of one kind keeps what the proposal named of the other, after a reload too.
      change('coupon_id' in part || 'voucher_id' in part ? { ...named, ...part } : part)
    },
    address_id,
    updating,
    ready,
    place,
    placing: busy,
    failure,
  }
}

interface NamedCoupons {
  /** 0 for none. */
  readonly coupon_id?: number | undefined
  /** 0 for none. */
  readonly voucher_id?: number | undefined
}

/**
 * The checkout of the lines with the buyer's coupon and voucher. Where the buyer has named neither, the first answer has
 * the service's proposal, and the checkout is requested once more with it; until then it has no data. Later answers
 * propose nothing: the choice changes only with the buyer.
 */
function useProposedCheckout(ids: number[], choice: CheckoutChoice) {
  const [opened, setOpened] = useState(choice.coupon_id !== undefined || choice.voucher_id !== undefined)
  const [proposed, setProposed] = useState<NamedCoupons | null>(null)
  const named: NamedCoupons = {
    coupon_id: choice.coupon_id ?? proposed?.coupon_id,
    voucher_id: choice.voucher_id ?? proposed?.voucher_id,
  }
  const input = inputOf(ids, { ...choice, ...named })
  const checkout = useCheckout(input)
  const { data, isFetching } = checkout
  if (!opened && data && !isFetching) {
    if (proposed || !data.proposal) setOpened(true)
    else setProposed({ coupon_id: data.proposal.coupon_id ?? 0, voucher_id: data.proposal.voucher_id ?? 0 })
  }
  return { checkout: opened ? checkout : { ...checkout, data: undefined }, input, named }
}

function inputOf(ids: number[], choice: CheckoutChoice): CheckoutInput {
  const { coupon_id, voucher_id, points, use_balance } = choice
  return { ids, coupon_id, voucher_id, points, use_balance, new: 1 }
}

/** The order: the shown lines at the shown total, with as many packs. */
function placeOf(data: CheckoutData, address_id: number, choice: CheckoutChoice): PlaceInput {
  const { use_balance, remark, invoice_type } = choice
  return {
    ids: [...new Set(data.parts.flatMap(part => part.line_ids))],
    address_id,
    coupon_id: data.coupon_id ?? undefined,
    voucher_id: data.voucher_id ?? undefined,
    points: data.points_offer.points_used || undefined,
    use_balance,
    expected_total: data.expected_total,
    expected_count: data.expected_count,
    remark: remark.trim() || undefined,
    invoice_type,
    invoice_email: emailOf(choice) || undefined,
  }
}

/** The e-mail address that goes with the order: none without an invoice. */
function emailOf(choice: CheckoutChoice): string {
  return hasInvoice(choice) ? (choice.invoice_email ?? '').trim() : ''
}

interface Addresses {
  readonly addresses: readonly { readonly id: number; readonly is_reviewed: 0 | 1 }[]
  readonly address_id: number | null
}

/** The chosen address if it can be delivered to, else the one that the service proposes. */
function addressOf(data: Addresses | undefined, chosen: number | undefined): number | null {
  const held = data?.addresses.find(address => address.id === chosen && address.is_reviewed === 1)
  return held?.id ?? data?.address_id ?? null
}

interface Totals extends Pick<OrderDraftOptions, 'labels'> {
  /** The total that the buyer agreed to. */
  readonly before: string
  /** That of the checkout that came with the refusal. */
  readonly now: string | undefined
}

function placeFailure(error: unknown, { before, now, labels }: Totals): PlaceFailure | null {
  const message = failureText(error, { ...orderDraftLabels, ...labels })
  if (message === null) return null
  if (readFailure(error).kind === 'offline') return { message, offline: true }
  const moved = now !== undefined && parseAmount(now) !== parseAmount(before)
  return moved ? { message, before } : { message }
}
