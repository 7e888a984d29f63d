import { randomBytes } from 'node:crypto'
import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type { registerAccount } from '@yaoji/api-client/contract/register'
import { eq, sql } from 'drizzle-orm'
import { users } from '../../session/tables'
import type { UserRow } from '../../session/viewer'
import type { Context, RequestContext } from '../../wire/context'
import { loginAs } from '../auth/service'
import { NOTHING_MERGED } from '../cart/merge'
import { refuseGuessable } from '../credentials/guessable'
import { hashPassword } from '../credentials/password'
import { redeemCode, wrongCode } from '../credentials/redeem-code'
import { readRegistration } from './registration'

type Account = DataOf<typeof registerAccount>

/** Columns of the new account beside those of step 1. May refuse it. */
type MoreColumns = (inside: Context) => Promise<Partial<typeof users.$inferInsert>>

/**
 * Makes an account for a number that its code proves, and logs it in. A number with an account gets the same answers
 * until the right code proved who holds it. Every wrong code counts, so this opens its own transactions.
 */
export async function createAccount(
  context: RequestContext<InputOf<typeof registerAccount>>,
  more: MoreColumns = async () => ({}),
): Promise<Account> {
  const { db, input } = context
  const { phone, code } = input
  refuseGuessable(input.password)
  if (!(await redeemCode(context, { phone, purpose: 'register', code }))) throw wrongCode()
  const password_hash = await hashPassword(input.password)
  const made = await db.transaction(async tx => {
    const inside = { ...context, db: tx }
    const user = await insertAccount(inside, { ...(await more(inside)), phone, password_hash })
    return user && { user, login: await loginAs(inside, user) }
  })
  if (!made) return HAS_ACCOUNT
  const { token, data, viewer } = made.login
  context.setToken(token)
  return {
    has_account: 0,
    message: '注册成功，请继续完善企业资料',
    ...data,
    registration: await readRegistration({ ...context, viewer }),
  }
}

const HAS_ACCOUNT: Account = {
  has_account: 1,
  message: '该手机号已有账号，请直接登录',
  user: null,
  ...NOTHING_MERGED,
  registration: null,
}

/**
 * The account before its enterprise is known. It has a name for display, because an empty company is a visitor's; null
 * when the number has an account.
 */
async function insertAccount(
  { db, now }: Context,
  { phone, ...columns }: { phone: string; password_hash: string },
): Promise<UserRow | null> {
  // The same lock as for a change of the number: of two that prove one number at once, one is first.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`phone:${phone}`}))`)
  const [known] = await db.select({ id: users.id }).from(users).where(eq(users.phone, phone))
  if (known) return null
  const name = `会员${phone.slice(-4)}`
  const [user] = await db
    .insert(users)
    .values({
      // Not the number: it can change and belong to somebody else.
      username: `yj-${randomBytes(6).toString('hex')}`,
      phone,
      ...columns,
      name,
      company: name,
      address: '',
      region_code: '',
      rank: '普通会员',
      licence_state: 'draft',
      scopes: [],
      created_at: now,
    })
    .returning()
  return user as UserRow
}
