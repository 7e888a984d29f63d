'use client'

import {
  giftPacksDue,
  giftsDue,
  parseAmount,
  RETURN_KIND_ROWS,
  type ReturnBatch,
  type ReturnGiftBatch,
  type ReturnKind,
  type ReturnReason,
  type ReturnShare,
  readNumber,
  returnGoodsProblem,
  returnShares,
  takesGiftsBack,
} from '@yaoji/domain'
import { useState } from 'react'

/** The fields of a batch that are amounts: decimal strings of yuan on the wire. */
type Amounts = 'line_paid' | 'line_voucher' | 'returned_amount' | 'returned_voucher'

/** A batch that was shipped, by the wire's names, with how much of it can be returned. */
export interface ReturnRequestBatch
  extends Omit<ReturnBatch, Amounts>,
    Readonly<Record<Amounts, string>>,
    ReturnGiftBatch {
  readonly batch_id: number
  readonly line_id: number
  /** 1: it comes back only for its quality. */
  readonly quality_only: number
  /** 1: near-expiry stock. */
  readonly near_expiry: number
}

/** A kind of a return that can be requested, with its reasons. */
export interface ReturnRequestKind {
  readonly kind: ReturnKind
  readonly reasons: readonly { readonly reason: ReturnReason; readonly needs_files: number }[]
}

export interface ReturnRequestOptions<Kind extends ReturnRequestKind, Batch extends ReturnRequestBatch> {
  /** At least one. */
  readonly kinds: readonly [Kind, ...Kind[]]
  /** All batches of the order, also those of which nothing can be returned. */
  readonly batches: readonly Batch[]
  /** What was entered earlier, by the names of the fields. */
  readonly texts: Readonly<Record<string, string | undefined>>
}

/** Name of the field with the packs of a batch. */
export const returnPacksField = ({ batch_id }: { readonly batch_id: number }): string => `packs_${batch_id}`

/** What is asked for of batches, such as by a check of parcels. */
export interface ReturnRequestClaim {
  readonly reason: ReturnReason
  readonly lines: readonly { readonly batch_id: number; readonly number: number }[]
}

/** A refund without goods of what is asked for, as the texts of the form; never more than can be requested. */
export function returnRequestTexts(
  { reason, lines }: ReturnRequestClaim,
  batches: readonly Pick<ReturnRequestBatch, 'batch_id' | 'returnable'>[],
): Record<string, string> {
  const kind: ReturnKind = 'refund_only'
  const packs = batches.flatMap(batch => {
    const line = lines.find(({ batch_id }) => batch_id === batch.batch_id)
    const number = Math.min(line?.number ?? 0, batch.returnable)
    return number > 0 ? [[returnPacksField(batch), String(number)]] : []
  })
  return { kind, reason, ...Object.fromEntries(packs) }
}

/**
 * The request of a return while it is entered: kind and reason, how many packs of which batch, what is wrong, which gifts
 * must go with them, and what comes back. A gift's packs are entered by themselves until the buyer enters others. Amounts
 * are in fen.
 */
export function useReturnRequest<Kind extends ReturnRequestKind, Batch extends ReturnRequestBatch>({
  kinds,
  batches: all,
  texts: earlier,
}: ReturnRequestOptions<Kind, Batch>) {
  const batches = all.filter(({ returnable }) => returnable > 0)
  const [chosenKind, setChosenKind] = useState(earlier.kind ?? '')
  const [chosenReason, setReason] = useState(earlier.reason ?? '')
  const [entered, setEntered] = useState<ReadonlyMap<number, string>>(
    () => new Map(batches.map(batch => [batch.batch_id, earlier[returnPacksField(batch)] ?? ''])),
  )
  // Null while nothing is entered here: what was entered earlier for a gift can have been entered by itself.
  const [changed, setChanged] = useState<ReadonlySet<number> | null>(null)
  const kind = kinds.find(row => row.kind === chosenKind) ?? kinds[0]
  const reason = kind.reasons.find(row => row.reason === chosenReason)
  const problemOf = (batch: Pick<Batch, 'quality_only' | 'near_expiry'>) =>
    reason ? returnGoodsProblem(goodsOf(batch), reason.reason) : ''
  const returned = batches.filter(batch => !problemOf(batch))
  const packsIn = (values: ReadonlyMap<number, string>) =>
    returned.map(batch => ({ batch, ...packsOf(batch, values.get(batch.batch_id)) }))
  const takesGifts = reason && takesGiftsBack({ kind: kind.kind, reason: reason.reason })
  // What is due depends on the goods alone, and not on what is entered for their gifts.
  const due = takesGifts ? giftsDue(all, numbersOf(packsIn(entered))) : undefined
  const gifts = giftPacksDue(returned, due ?? new Map())
  const own = changed ?? new Set([...gifts].filter(isEntered).map(([id]) => id))
  const texts = withGifts(entered, { packs: gifts, own })
  const packs = packsIn(texts)
  const numbers = numbersOf(packs)

  /** Whether another number than what is due was entered. */
  function isEntered([id, number]: [id: number, number: number]) {
    const text = entered.get(id)
    return text !== undefined && text !== '' && text !== String(number)
  }

  function setTexts(next: ReadonlyMap<number, string>) {
    const now = [...next].filter(([id, text]) => text !== texts.get(id))
    setChanged(new Set([...own, ...now.map(([id]) => id)]))
    setEntered(new Map([...entered, ...now]))
  }

  function chooseKind(name: string) {
    setChosenKind(name)
    const next = kinds.find(row => row.kind === name)
    // A reason that the other kind does not have is not kept for the way back.
    if (next && !next.reasons.some(row => row.reason === chosenReason)) setReason('')
  }

  return {
    /** Those of which something can be returned. */
    batches,
    kind,
    chooseKind,
    /** Undefined until one is chosen that the kind has. */
    reason,
    setReason,
    texts,
    setTexts,
    /** Why a batch does not come back for the reason; empty when it does. */
    problemOf,
    /** The first batch whose text is no number that can be returned. */
    wrong: packs.find(({ problem }) => problem !== null)?.batch,
    /** What is returned. */
    lines: [...numbers].map(([batch_id, number]) => ({ batch_id, number })),
    /** Packs of each gift's line that must go with them; undefined where gifts stay. */
    giftsDue: due,
    /** What each batch gives back; undefined for a kind without money. */
    shares: RETURN_KIND_ROWS[kind.kind].refunds ? sharesOf(all, numbers) : undefined,
  }
}

/** The packs that a text names, and what is wrong with them: a whole number, from none to what can be returned. */
function packsOf({ returnable }: ReturnRequestBatch, text = '') {
  return readNumber(text, { min: 0, max: returnable })
}

interface Packs {
  readonly batch: ReturnRequestBatch
  readonly number: number | null
  readonly problem: unknown
}

/** The packs of each batch that a return has. */
function numbersOf(packs: readonly Packs[]): Map<number, number> {
  return new Map(
    packs.flatMap(({ batch: { batch_id }, number, problem }) =>
      number && !problem ? [[batch_id, number]] : [],
    ),
  )
}

/** The texts with the packs of gifts, where the buyer has not entered others. */
function withGifts(
  texts: ReadonlyMap<number, string>,
  { packs, own }: { packs: ReadonlyMap<number, number>; own: ReadonlySet<number> },
): ReadonlyMap<number, string> {
  const filled = [...packs].filter(([id]) => !own.has(id))
  return new Map([...texts, ...filled.map(([id, number]) => [id, String(number)] as const)])
}

function goodsOf({ quality_only, near_expiry }: Pick<ReturnRequestBatch, 'quality_only' | 'near_expiry'>) {
  return { quality_only: quality_only === 1, near_expiry: near_expiry === 1 }
}

function sharesOf(
  batches: readonly ReturnRequestBatch[],
  numbers: ReadonlyMap<number, number>,
): ReadonlyMap<number, ReturnShare> {
  const inFen = batches.map(batch => ({
    ...batch,
    line_paid: parseAmount(batch.line_paid),
    line_voucher: parseAmount(batch.line_voucher),
    returned_amount: parseAmount(batch.returned_amount),
    returned_voucher: parseAmount(batch.returned_voucher),
  }))
  return returnShares(inFen, numbers)
}
