import type { InputOf } from '@yaoji/api-client/contract'
import type { FilePurpose } from '@yaoji/api-client/contract/input/file'
import {
  registerAccount,
  registerDocument,
  registerEnterprise,
  registerScopes,
} from '@yaoji/api-client/contract/register'
import { authSmsCode } from '@yaoji/api-client/contract/user'
import { DOCUMENTS, type DocumentType, ENTERPRISES, type EnterpriseType } from '@yaoji/domain'
import type { Db } from '../src/db/types'
import { files } from '../src/modules/file/tables'
import { insertBuyer } from './fixtures'
import { operate } from './operate'
import { type Browser, OPERATOR_KEY, type TestService } from './service'

/** A password that a new account may have. */
export const PASSWORD = 'Kangning-88'

export const ENTERPRISE: InputOf<typeof registerEnterprise> = {
  type: 'pharmacy',
  company: '上海康宁大药房有限公司',
  credit_code: '91350100M000100Y43',
  legal_person: '王康',
  district_code: '310115',
  address: '张江路 8 号 1 层',
  contact: '王晓宁',
  invoice_kind: 'ordinary',
}

/** Sends a code and answers it. */
export async function codeFor(
  service: TestService,
  browser: Browser,
  phone: string,
  purpose: 'register' | 'login' = 'register',
): Promise<string> {
  await browser.call(authSmsCode, { phone, purpose })
  return /验证码 (\d{6})/.exec(service.sms.findLast(sent => sent.phone === phone)?.text ?? '')?.[1] ?? ''
}

export type Registrant = Browser & { readonly userId: number }

/** A browser with an account that step 1 made. */
export async function createAccount(service: TestService, phone: string): Promise<Registrant> {
  const browser = service.visitor()
  const code = await codeFor(service, browser, phone)
  const { user } = await browser.call(registerAccount, { phone, code, password: PASSWORD, agreement: 1 })
  return { ...browser, userId: user!.user_id }
}

/** A browser with an account as step 1 makes it, without a text message, which has a limit. */
export async function insertRegistrant(service: TestService, phone: string): Promise<Registrant> {
  const userId = await insertDraft(service.db, phone)
  return { ...(await service.buyer(userId)), userId }
}

/** The account of step 1; answers its id. */
export function insertDraft(db: Db, phone: string): Promise<number> {
  const name = `会员${phone.slice(-4)}`
  return insertBuyer(db, {
    ...{ phone, name, company: name, address: '', region_code: '', scopes: [] },
    licence_state: 'draft',
  })
}

let keys = 0

/** Puts an uploaded file of a buyer into the database. */
export async function insertFile(db: Db, user_id: number, purpose: FilePurpose = 'licence'): Promise<number> {
  keys += 1
  const [row] = await db
    .insert(files)
    .values({
      user_id,
      purpose,
      name: `证照 ${keys}.png`,
      type: 'image/png',
      size: 1024,
      sha256: 'ab'.repeat(32),
      key: `registration-${keys}`,
      created_at: new Date('2026-11-20T02:00:00Z'),
    })
    .returning({ id: files.id })
  return row!.id
}

const IDENTITY = '420102199001011236'

/** A document that is complete, of the enterprise above. */
export async function documentInput(
  { db }: Pick<TestService, 'db'>,
  userId: number,
  type: DocumentType,
): Promise<InputOf<typeof registerDocument>> {
  const file_ids = [await insertFile(db, userId)]
  const { least_files, number_form } = DOCUMENTS[type]
  if (least_files === 2) file_ids.push(await insertFile(db, userId))
  return {
    type,
    number: { text: `NO-${type}`, credit_code: ENTERPRISE.credit_code, identity: IDENTITY }[number_form],
    person: '李梅',
    begin_date: '2024-01-01',
    end_date: '2099-01-01',
    file_ids,
  }
}

/** Enters everything that a kind of enterprise must, so that it can be submitted. */
export async function fillIn(
  service: Pick<TestService, 'db'>,
  browser: Pick<Registrant, 'call' | 'userId'>,
  type: EnterpriseType = 'pharmacy',
) {
  await browser.call(registerEnterprise, { ...ENTERPRISE, type })
  for (const document of ENTERPRISES[type].required.flatMap(types => types.slice(0, 1))) {
    await browser.call(registerDocument, await documentInput(service, browser.userId, document))
  }
  return browser.call(registerScopes, { scopes: ['化学药'] })
}

/** Reviews a registration as the operator: passes it, or rejects it with a note and reasons by document. */
export function review(
  service: TestService,
  userId: number | string,
  rejection?: Record<string, string>,
  key = OPERATOR_KEY,
) {
  return operate(service, `registrations/${userId}/${rejection ? 'reject' : 'pass'}`, rejection, key)
}
