import { DOCUMENT_TYPES, ENTERPRISES, LICENCE_STATES } from '@yaoji/domain'
import { eq } from 'drizzle-orm'
import { users } from '../../session/tables'
import { chinaTime } from '../../wire/clock'
import type { Context } from '../../wire/context'
import {
  countRegistrations,
  type ReviewFinding,
  reviewRegistration,
  waitingRegistrations,
  withdrawnText,
} from '../licence/review'
import { registrationFiles } from '../licence/review-files'
import { type ActionGroup, type Fields, recordId, type WaitingRow } from './action-group'

/** Registrations that buyers submitted. The id is that of the user. */
export const registrationActions: ActionGroup = {
  kind: 'registrations',
  about: 'registrations that buyers submitted, to review',
  list: listRegistrations,
  count: countRegistrations,
  async state(db, id) {
    const [row] = await db
      .select({ state: users.licence_state })
      .from(users)
      .where(eq(users.id, userIdOf(id)))
    const withdrawn = row && (await withdrawnText(db, userIdOf(id)))
    if (withdrawn) return withdrawn
    return row ? LICENCE_STATES[row.state].text : ''
  },
  files: (db, id) => registrationFiles(db, userIdOf(id)),
  actions: {
    pass: {
      about: 'the buyer sees prices, and buys when the contract is signed',
      fields: [],
      run: (context, id) => decide(context, id, { kind: 'pass' }),
    },
    reject: {
      about: 'the buyer corrects it: a note about the whole, and a reason for each document',
      fields: ['note?', ...DOCUMENT_TYPES.map(type => `${type}?`)],
      run: (context, id, { note = '', ...reasons }: Fields) =>
        decide(context, id, { kind: 'reject', note, reasons }),
    },
  },
}

const userIdOf = (id: string) => recordId(id, '注册资料')

async function decide(context: Context, id: string, finding: ReviewFinding): Promise<string> {
  return LICENCE_STATES[await reviewRegistration(context, userIdOf(id), finding)].text
}

async function listRegistrations({ db }: Context): Promise<WaitingRow[]> {
  const rows = await waitingRegistrations(db)
  return rows.map(({ user, enterprise, others }) => ({
    id: String(user.id),
    at: enterprise.submitted_at ? chinaTime(enterprise.submitted_at) : '',
    company: user.company,
    text: [
      ENTERPRISES[enterprise.type].text,
      enterprise.credit_code,
      enterprise.legal_person,
      user.phone,
      enterprise.scopes.join('、'),
      enterprise.withdrawn_at ? `曾于 ${chinaTime(enterprise.withdrawn_at).slice(0, 16)} 撤回` : '',
      sameCodeText(others),
    ]
      .filter(Boolean)
      .join('  '),
  }))
}

type OtherAccount = Awaited<ReturnType<typeof waitingRegistrations>>[number]['others'][number]

/** Empty without another account. */
function sameCodeText(others: readonly OtherAccount[]): string {
  if (others.length === 0) return ''
  const texts = others.map(
    ({ company, phone, licence_state }) =>
      `${company}（尾号 ${phone.slice(-4)}，${LICENCE_STATES[licence_state].text}）`,
  )
  return `信用代码相同的其他账号：${texts.join('、')}`
}
