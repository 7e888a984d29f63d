'use client'

import {
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

/**
 * The request of a return while it is entered: kind and reason, how many packs of which batch, what is wrong, which gifts
 * must go with them, and what comes back. Amounts are in fen.
 */
export function useReturnRequest<Kind extends ReturnRequestKind, Batch extends ReturnRequestBatch>({
  kinds,
  batches: all,
  texts: earlier,
}: ReturnRequestOptions<Kind, Batch>) {
  const batches = all.filter(({ returnable }) => returnable > 0)
  const [chosenKind, setChosenKind] = useState(earlier.kind ?? '')
  const [chosenReason, setReason] = useState(earlier.reason ?? '')
  const [texts, setTexts] = useState<ReadonlyMap<number, string>>(
    () => new Map(batches.map(batch => [batch.batch_id, earlier[returnPacksField(batch)] ?? ''])),
  )
  const kind = kinds.find(row => row.kind === chosenKind) ?? kinds[0]
  const reason = kind.reasons.find(row => row.reason === chosenReason)
  const problemOf = (batch: Pick<Batch, 'quality_only' | 'near_expiry'>) =>
    reason ? returnGoodsProblem(goodsOf(batch), reason.reason) : ''
  const packs = batches
    .filter(batch => !problemOf(batch))
    .map(batch => ({ batch, ...packsOf(batch, texts.get(batch.batch_id)) }))
  const lines = packs.flatMap(({ batch: { batch_id }, number, problem }) =>
    number && !problem ? [{ batch_id, number }] : [],
  )
  const numbers = new Map(lines.map(({ batch_id, number }) => [batch_id, number]))
  const takesGifts = reason && takesGiftsBack({ kind: kind.kind, reason: reason.reason })

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
    lines,
    /** Packs of each gift's line that must go with them; undefined where gifts stay. */
    giftsDue: takesGifts ? giftsDue(all, numbers) : undefined,
    /** What each batch gives back; undefined for a kind without money. */
    shares: RETURN_KIND_ROWS[kind.kind].refunds ? sharesOf(all, numbers) : undefined,
  }
}

/** The packs that a text names, and what is wrong with them: a whole number, from none to what can be returned. */
function packsOf({ returnable }: ReturnRequestBatch, text = '') {
  return readNumber(text, { min: 0, max: returnable })
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
