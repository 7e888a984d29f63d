import type { InputOf } from '@yaoji/api-client/contract'
import type { SignedContract, supplyContractSign } from '@yaoji/api-client/contract/supply-contract'
import { isLicenceChecked } from '@yaoji/domain'
import { eq } from 'drizzle-orm'
import { users } from '../../session/tables'
import { chinaDate } from '../../wire/clock'
import type { BuyerRequestContext } from '../../wire/context'
import { conflict } from '../../wire/refusal'
import { missingFor } from '../config/company'
import { checkCode, wrongCode } from '../credentials/redeem-code'
import { spendSmsCode } from '../credentials/sms-code'
import { periodToSign } from './period'
import { agreementFor, contractsOf, NO_SUPPLIER, toSigned } from './read'
import { supplyContracts } from './tables'
import { currentTerms } from './terms'
import { hashOf } from './text'

/** Longest name of a browser that is kept. */
const BROWSER_LENGTH = 400

type SignContext = BuyerRequestContext<InputOf<typeof supplyContractSign>>

/** Signs the offered contract by a code sent to the account's number. Opens its own transaction: wrong codes count. */
export async function signContract(context: SignContext): Promise<SignedContract> {
  const { viewer, input, db } = context
  const { id, phone, licence_state } = viewer.buyer
  if (!isLicenceChecked(licence_state)) throw conflict('资质审核通过后才能签订供货合同')
  if (missingFor('contract').length > 0) throw conflict(NO_SUPPLIER)
  if (input.terms_version !== (await currentTerms(db)).terms_version) throw termsChanged()
  const codeId = await checkCode(context, { phone, purpose: 'contract', code: input.code })
  if (codeId === null) throw wrongCode()
  return db.transaction(async tx => {
    const inside = { ...context, db: tx }
    // Of two signatures at the same time, the second waits here and then finds the contract of the first.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
    return insertSigned(inside, codeId)
  })
}

function termsChanged() {
  return conflict('合同条款已更新，请刷新页面，阅读后再签订')
}

async function insertSigned(context: SignContext, codeId: number): Promise<SignedContract> {
  const { db, viewer, now, caller } = context
  const { id: user_id, phone } = viewer.buyer
  const today = chinaDate(now)
  const period = periodToSign(await contractsOf(context), today)
  if (!period) throw conflict('供货合同已签订，无需重复签订')
  if (!(await spendSmsCode(context, codeId))) throw wrongCode()
  const agreement = await agreementFor(context, period)
  // The version again: another one may have come since the buyer's was compared.
  if (agreement.terms_version !== context.input.terms_version) throw termsChanged()
  const [row] = await db
    .insert(supplyContracts)
    .values({
      user_id,
      ...period,
      signed_at: now,
      signed_phone: phone,
      terms_version: agreement.terms_version,
      supplier: agreement.supplier,
      buyer: agreement.buyer,
      text_sha256: hashOf(agreement),
      signed_address: caller.ip,
      signed_browser: caller.userAgent.slice(0, BROWSER_LENGTH),
      code_id: codeId,
    })
    .returning()
  return toSigned(row as typeof supplyContracts.$inferSelect, today)
}
