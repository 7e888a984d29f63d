import { eq } from 'drizzle-orm'
import { chinaTime } from '../../wire/clock'
import type { Context } from '../../wire/context'
import { countProfiles, type ProfileFinding, reviewProfile, waitingProfiles } from '../invoice-profile/review'
import { invoiceProfiles } from '../invoice-profile/tables'
import { type ActionGroup, fieldOf, recordId, type WaitingRow } from './action-group'

/** Changes of invoice profiles. The id is that of the version. */
export const profileActions: ActionGroup = {
  kind: 'invoice-profiles',
  about: 'changes of invoice profiles, to review; the old one counts until then',
  list: listProfiles,
  count: countProfiles,
  async state(db, id) {
    const [row] = await db
      .select({ state: invoiceProfiles.review })
      .from(invoiceProfiles)
      .where(eq(invoiceProfiles.id, recordId(id, '开票信息')))
    return row?.state ?? ''
  },
  actions: {
    pass: {
      about: 'the profile counts from now on',
      fields: [],
      run: (context, id) => decide(context, id, { kind: 'pass' }),
    },
    reject: {
      about: 'the buyer corrects it',
      fields: ['reason'],
      run: (context, id, fields) =>
        decide(context, id, { kind: 'reject', reason: fieldOf(fields, 'reason') }),
    },
  },
}

async function decide(context: Context, id: string, finding: ProfileFinding): Promise<string> {
  const review = await reviewProfile(context, recordId(id, '开票信息'), finding)
  return review === 'passed' ? '已通过' : '未通过'
}

async function listProfiles({ db }: Context): Promise<WaitingRow[]> {
  const rows = await waitingProfiles(db)
  return rows.map(({ id, submitted_at, company, address, phone, bank, account }) => ({
    id: String(id),
    at: chinaTime(submitted_at),
    company,
    text: [address, phone, bank, account].filter(Boolean).join('  '),
  }))
}
