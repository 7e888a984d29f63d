import { eq } from 'drizzle-orm'
import { countAttempt, deleteAttempts } from '../../session/attempts'
import { users } from '../../session/tables'
import type { RequestContext } from '../../wire/context'
import { invalidField } from '../../wire/refusal'
import { requesterFor } from './known-browsers'
import { redeemLimits } from './limits'
import { matchSmsCode, type SmsPurpose, spendSmsCode } from './sms-code'

/** A code as a caller enters it. */
interface Proof {
  readonly phone: string
  readonly purpose: SmsPurpose
  readonly code: string
}

/**
 * The id of the code that this browser requested for the number, when it is right, for `spendSmsCode`; else null. A wrong
 * one is counted, so run it outside of a transaction that a refusal rolls back.
 */
export async function checkCode(context: RequestContext<unknown>, proof: Proof): Promise<number | null> {
  const { db } = context
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.phone, proof.phone))
  const requester = await requesterFor(context, user?.id ?? null)
  const tries = await countAttempt(context, redeemLimits(requester))
  const id = await matchSmsCode(context, { ...proof, browser: requester.browser })
  if (id !== null) await deleteAttempts(db, tries)
  return id
}

/** Whether a code is right, as {@link checkCode} checks it; a right one becomes used. */
export async function redeemCode(context: RequestContext<unknown>, proof: Proof): Promise<boolean> {
  const id = await checkCode(context, proof)
  return id !== null && spendSmsCode(context, id)
}

/** 422 for a code that is wrong, used or over: which of them is not said. */
export function wrongCode() {
  return invalidField('code', '验证码不正确，请核对或重新获取').as({ event: 'code_refused' })
}
