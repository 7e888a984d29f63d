import type { InputOf } from '@yaoji/api-client/contract'
import type { documentUpdate } from '@yaoji/api-client/contract/licence'
import { canMoveLicence, isLicenceChecked, type LicenceState } from '@yaoji/domain'
import { and, eq } from 'drizzle-orm'
import { users } from '../../session/tables'
import type { BuyerContext } from '../../wire/context'
import { conflict, unauthenticated } from '../../wire/refusal'
import { claimFiles } from '../file/claim'
import { checkDocument, documentFields } from './check-document'
import { licenceDocuments } from './tables'

/**
 * Submits a new version of a document. It takes the place of one that waits for its review; the valid one counts until
 * its end. Returns the licence's state after it. Throws a 409 for a buyer whose registration is not approved.
 */
export async function updateDocument(
  context: BuyerContext,
  input: InputOf<typeof documentUpdate>,
): Promise<LicenceState> {
  const { db, viewer, now } = context
  const user_id = viewer.buyer.id
  const [user] = await db
    .select({ state: users.licence_state })
    .from(users)
    .where(eq(users.id, user_id))
    .for('update')
  if (!user) throw unauthenticated()
  if (!isLicenceChecked(user.state)) throw conflict('资质审核通过后才能在这里更新证照')
  await checkDocument(context, input)
  const fields = documentFields(input)
  await claimFiles(context, { ids: fields.file_ids, purpose: 'licence', field: 'file_ids' })
  const own = and(eq(licenceDocuments.user_id, user_id), eq(licenceDocuments.type, input.type))
  await db
    .update(licenceDocuments)
    .set({ review: 'withdrawn' })
    .where(and(own, eq(licenceDocuments.review, 'reviewing')))
  await db
    .insert(licenceDocuments)
    .values({ user_id, type: input.type, ...fields, review: 'reviewing', submitted_at: now })
  if (!canMoveLicence(user.state, 'updating')) return user.state
  await db.update(users).set({ licence_state: 'updating' }).where(eq(users.id, user_id))
  return 'updating'
}
