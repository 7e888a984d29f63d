import { and, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { Context } from '../../wire/context'
import { conflict } from '../../wire/refusal'
import { walletLog, wallets } from './tables'

/** The purpose of a change of the balance, as `use_type` of the ledger. */
export const USE = {
  recharge: 1,
  spend: 2,
  refund: 3,
  cashback: 4,
  gift: 5,
  adjustment: 6,
  withdrawal: 7,
} as const

export interface WalletMove {
  readonly user_id: number
  /** Fen; negative reduces the balance. */
  readonly amount: number
  readonly use_type: (typeof USE)[keyof typeof USE]
  readonly order_sn: string | null
  readonly remark: string
}

/**
 * Locks a buyer’s account for this transaction: nothing else changes the buyer’s money, coupons or orders until it
 * ends. It is the first lock of a transaction, so that no two transactions wait for each other. Returns the balance in
 * fen.
 */
export async function lockAccount(db: Db, userId: number): Promise<number> {
  await db.insert(wallets).values({ user_id: userId }).onConflictDoNothing()
  const [account] = await db.select().from(wallets).where(eq(wallets.user_id, userId)).for('update')
  return account?.balance ?? 0
}

/**
 * Changes a balance and writes its row in the ledger together. A balance that is too low refuses, and nothing changes.
 * An amount of 0 is no change.
 */
export async function moveMoney(context: Context, move: WalletMove): Promise<void> {
  const { db } = context
  if (move.amount === 0) return
  await lockAccount(db, move.user_id)
  const [account] = await db
    .update(wallets)
    .set({ balance: sql`${wallets.balance} + ${move.amount}` })
    .where(and(eq(wallets.user_id, move.user_id), gte(wallets.balance, -move.amount)))
    .returning({ balance: wallets.balance })
  if (!account) throw conflict('余额不足，请更换支付方式')
  await db.insert(walletLog).values({
    user_id: move.user_id,
    at: context.now,
    use_type: move.use_type,
    amount: move.amount,
    balance_after: account.balance,
    order_sn: move.order_sn,
    remark: move.remark,
  })
}

/** The balance of a buyer, in fen. */
export async function balanceOf(db: Db, userId: number): Promise<number> {
  const [account] = await db.select().from(wallets).where(eq(wallets.user_id, userId))
  return account?.balance ?? 0
}
