import type { LicenceState } from '@yaoji/domain'
import { eq } from 'drizzle-orm'
import { users } from '../../../src/session/tables'
import type { BuyerContext } from '../../../src/wire/context'
import { conflict, unauthenticated } from '../../../src/wire/refusal'
import { pause } from './pause'

export function isEditable(state: LicenceState): boolean {
  return state === 'draft' || state === 'rejected'
}

export async function lockDraft(context: BuyerContext): Promise<void> {
  if (!isEditable(await lockState(context))) throw conflict('')
}

/** The naive way: the registration is read and not held. */
export async function lockState({ db, viewer }: BuyerContext): Promise<LicenceState> {
  const [user] = await db
    .select({ state: users.licence_state })
    .from(users)
    .where(eq(users.id, viewer.buyer.id))
  if (!user) throw unauthenticated()
  await pause(db)
  return user.state
}
