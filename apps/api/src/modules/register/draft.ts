import type { LicenceState } from '@yaoji/domain'
import { eq } from 'drizzle-orm'
import { users } from '../../session/tables'
import type { BuyerContext } from '../../wire/context'
import { conflict, unauthenticated } from '../../wire/refusal'

/** States in which the steps can be changed. */
const EDITABLE: ReadonlySet<LicenceState> = new Set(['draft', 'rejected'])

/** Whether a registration in this state can be changed and submitted. */
export function isEditable(state: LicenceState): boolean {
  return EDITABLE.has(state)
}

/**
 * Locks the buyer's registration until the transaction ends, so that nothing changes between a submission and its
 * review. Throws a 409 when it cannot be changed.
 */
export async function lockDraft(context: BuyerContext): Promise<void> {
  const state = await lockState(context)
  if (isEditable(state)) return
  throw conflict(
    state === 'submitted'
      ? '资料已提交审核，审核结束前不能修改，可先撤回'
      : '资质已通过审核，如需变更请到资质证件中更新',
  )
}

/** Locks the buyer's registration until the transaction ends, and returns its state. */
export async function lockState({ db, viewer }: BuyerContext): Promise<LicenceState> {
  const [user] = await db
    .select({ state: users.licence_state })
    .from(users)
    .where(eq(users.id, viewer.buyer.id))
    .for('update')
  if (!user) throw unauthenticated()
  return user.state
}
