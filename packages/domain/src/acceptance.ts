import type { ReturnReason } from './return'

/** The numbers of a batch when its parcel is checked. */
export interface AcceptanceNumbers {
  /** Packs that the parcel should have. */
  readonly shipped: number
  /** Packs that arrived. */
  readonly received: number
  /** Of these, broken or otherwise not acceptable. */
  readonly rejected: number
}

/** What the numbers of a batch say: what is short, and what was accepted. */
export interface AcceptanceResult extends AcceptanceNumbers {
  readonly short: number
  readonly accepted: number
}

/** What is wrong with the numbers of a batch, and in which of them. */
export interface AcceptanceProblem {
  readonly field: 'received' | 'rejected'
  readonly text: string
}

/**
 * Why a batch cannot be recorded with these numbers; null when it can. More packs than were shipped are no acceptance: the
 * shop must hear of them.
 */
export function acceptanceProblem({
  shipped,
  received,
  rejected,
}: AcceptanceNumbers): AcceptanceProblem | null {
  if (!isCount(received)) return { field: 'received', text: '实收数量应为不小于 0 的整数' }
  if (received > shipped)
    return { field: 'received', text: `实收不能超过应收 ${shipped}，多发的请联系客服处理` }
  if (!isCount(rejected)) return { field: 'rejected', text: '不合格数量应为不小于 0 的整数' }
  if (rejected > received) return { field: 'rejected', text: `不合格不能超过实收 ${received}` }
  return null
}

function isCount(number: number): boolean {
  return Number.isSafeInteger(number) && number >= 0
}

/** The numbers of a batch with what follows from them. RangeError for numbers with a problem. */
export function acceptanceOf(numbers: AcceptanceNumbers): AcceptanceResult {
  const problem = acceptanceProblem(numbers)
  if (problem) throw new RangeError(`domain: ${JSON.stringify(numbers)} cannot be accepted. ${problem.text}.`)
  const { shipped, received, rejected } = numbers
  return { shipped, received, rejected, short: shipped - received, accepted: received - rejected }
}

/** The sums over the batches of a parcel. */
export function sumAcceptance(results: readonly AcceptanceResult[]): AcceptanceResult {
  const sum = (of: (result: AcceptanceResult) => number) =>
    results.reduce((total, result) => total + of(result), 0)
  return {
    shipped: sum(({ shipped }) => shipped),
    received: sum(({ received }) => received),
    rejected: sum(({ rejected }) => rejected),
    short: sum(({ short }) => short),
    accepted: sum(({ accepted }) => accepted),
  }
}

/** Why packs of a batch were not accepted, with the remark of the buyer; empty when all were and there is no remark. */
export function acceptanceReason({
  short,
  rejected,
  remark,
}: Pick<AcceptanceResult, 'short' | 'rejected'> & { readonly remark: string }): string {
  const parts = [short > 0 && `短缺 ${short}`, rejected > 0 && `破损或不合格 ${rejected}`, remark]
  return parts.filter(Boolean).join('；')
}

/** The reasons of a return to which a check of a parcel leads, each with the reasons that ask for the same packs. */
const CLAIM_REASONS = {
  short: ['short'],
  damaged: ['damaged', 'quality'],
} as const satisfies Partial<Record<ReturnReason, readonly ReturnReason[]>>
export type ClaimReason = keyof typeof CLAIM_REASONS

/** Whether a return for this reason asks for packs that a check found short or not acceptable. */
export function isClaimOf(claim: ClaimReason, reason: ReturnReason): boolean {
  return (CLAIM_REASONS[claim] as readonly ReturnReason[]).includes(reason)
}

/** What of a batch was not accepted in a parcel. A batch can be in several parcels. */
export interface AcceptedBatch extends Pick<AcceptanceResult, 'short' | 'rejected'> {
  readonly batch_id: number
}

/** Packs of a batch in a return that is neither rejected nor withdrawn. */
export interface ClaimedPacks {
  readonly batch_id: number
  readonly reason: ReturnReason
  readonly number: number
}

/** What can still be asked of the shop for one reason, by batch. */
export interface AcceptanceClaim {
  readonly reason: ClaimReason
  readonly lines: readonly { readonly batch_id: number; readonly number: number }[]
}

/**
 * What checks of parcels found and no return has asked for. Packs that are not acceptable are asked for as damaged or as
 * bad quality; a return for another reason is of other packs. Reasons without packs are left out.
 */
export function acceptanceClaims(
  batches: readonly AcceptedBatch[],
  claimed: readonly ClaimedPacks[],
): AcceptanceClaim[] {
  const ids = [...new Set(batches.map(({ batch_id }) => batch_id))]
  return (Object.keys(CLAIM_REASONS) as ClaimReason[]).flatMap(reason => {
    const lines = ids.flatMap(batch_id => {
      const found = batches
        .filter(batch => batch.batch_id === batch_id)
        .reduce((sum, { short, rejected }) => sum + (reason === 'short' ? short : rejected), 0)
      const asked = claimed
        .filter(packs => packs.batch_id === batch_id && isClaimOf(reason, packs.reason))
        .reduce((sum, packs) => sum + packs.number, 0)
      return found > asked ? [{ batch_id, number: found - asked }] : []
    })
    return lines.length > 0 ? [{ reason, lines }] : []
  })
}
