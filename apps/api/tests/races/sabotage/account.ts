import { eq } from 'drizzle-orm'
import type { Db } from '../../../src/db/types'
import type { WalletMove } from '../../../src/modules/wallet/account'
import { walletLog, wallets } from '../../../src/modules/wallet/tables'
import type { Context } from '../../../src/wire/context'
import { conflict } from '../../../src/wire/refusal'
import { pause } from './pause'

export { balanceOf, USE, walletOf } from '../../../src/modules/wallet/account'

/** The naive way: nobody waits for anybody. */
export async function lockAccount(db: Db, userId: number): Promise<number> {
  return (await readWallet(db, userId)).balance
}

/** The naive way: the balance is read, evaluated, and written. */
export async function moveMoney({ db, now }: Context, move: WalletMove): Promise<void> {
  const { frozen = 0 } = move
  if (move.amount === 0) return
  const after = await changeWallet(db, move.user_id, { balance: move.amount + frozen, frozen: -frozen })
  await db.insert(walletLog).values({
    user_id: move.user_id,
    at: now,
    use_type: move.use_type,
    amount: move.amount,
    balance_after: after.balance + after.frozen,
    order_sn: move.order_sn,
    remark: move.remark,
  })
}

export async function freezeMoney(db: Db, userId: number, amount: number): Promise<void> {
  if (amount !== 0) await changeWallet(db, userId, { balance: -amount, frozen: amount })
}

export async function unfreezeMoney(db: Db, userId: number, amount: number): Promise<void> {
  if (amount !== 0) await changeWallet(db, userId, { balance: amount, frozen: -amount })
}

async function readWallet(db: Db, userId: number) {
  const [account] = await db.select().from(wallets).where(eq(wallets.user_id, userId))
  if (!account) await db.insert(wallets).values({ user_id: userId }).onConflictDoNothing()
  return account ?? { balance: 0, frozen: 0 }
}

async function changeWallet(db: Db, userId: number, add: { balance: number; frozen: number }) {
  const before = await readWallet(db, userId)
  await pause(db)
  const after = { balance: before.balance + add.balance, frozen: before.frozen + add.frozen }
  if (after.balance < 0 || after.frozen < 0) throw conflict('余额不足，请更换支付方式')
  await db.update(wallets).set(after).where(eq(wallets.user_id, userId))
  return after
}
