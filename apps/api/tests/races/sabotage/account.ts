import { eq } from 'drizzle-orm'
import type { Db } from '../../../src/db/types'
import type { WalletMove } from '../../../src/modules/wallet/account'
import { walletLog, wallets } from '../../../src/modules/wallet/tables'
import type { Context } from '../../../src/wire/context'
import { conflict } from '../../../src/wire/refusal'
import { pause } from './pause'

export { balanceOf, USE } from '../../../src/modules/wallet/account'

/** The naive way: nobody waits for anybody. */
export async function lockAccount(db: Db, userId: number): Promise<number> {
  const [account] = await db.select().from(wallets).where(eq(wallets.user_id, userId))
  if (!account) await db.insert(wallets).values({ user_id: userId }).onConflictDoNothing()
  return account?.balance ?? 0
}

/** The naive way: the balance is read, evaluated, and written. */
export async function moveMoney({ db, now }: Context, move: WalletMove): Promise<void> {
  if (move.amount === 0) return
  const balance = await lockAccount(db, move.user_id)
  await pause(db)
  if (balance + move.amount < 0) throw conflict('余额不足，请更换支付方式')
  const after = balance + move.amount
  await db.update(wallets).set({ balance: after }).where(eq(wallets.user_id, move.user_id))
  await db.insert(walletLog).values({
    user_id: move.user_id,
    at: now,
    use_type: move.use_type,
    amount: move.amount,
    balance_after: after,
    order_sn: move.order_sn,
    remark: move.remark,
  })
}
