import { clearAttempts, countAttempt } from '../../session/attempts'
import type { BuyerContext } from '../../wire/context'
import { proofLimit } from './limits'
import { verifyPassword } from './password'

/**
 * Whether this is the password of the logged-in buyer. Wrong ones have a limit of their own, which nobody outside the
 * buyer's sessions can use up. Run it outside of a transaction that a refusal rolls back.
 *
 * An attempt counts until it is known to be right, so attempts of one buyer run one after another in a process: right
 * ones at the same time do not open a wait.
 */
export function provePassword(context: BuyerContext, password: string): Promise<boolean> {
  const { db, viewer } = context
  const limit = proofLimit(viewer.buyer.id)
  return inTurn(limit.subject, async () => {
    await countAttempt(context, [limit])
    const right = await verifyPassword(viewer.buyer.password_hash, password)
    if (right) await clearAttempts(db, limit)
    return right
  })
}

/** The last work of each subject that this process runs or will run. */
const lastWork = new Map<string, Promise<unknown>>()

/** Runs work after the earlier work of the same subject has ended. */
async function inTurn<Result>(subject: string, work: () => Promise<Result>): Promise<Result> {
  const earlier = lastWork.get(subject) ?? Promise.resolve()
  const own = earlier.then(work, work)
  lastWork.set(subject, own)
  try {
    return await own
  } finally {
    if (lastWork.get(subject) === own) lastWork.delete(subject)
  }
}
