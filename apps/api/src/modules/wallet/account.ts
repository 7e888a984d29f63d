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
  /** Fen; negative for a payment. */
  readonly amount: number
  /** Of a payment, what was frozen for it, in fen; the balance pays the rest. Default: 0. */
  readonly frozen?: number
  readonly use_type: (typeof USE)[keyof typeof USE]
  readonly order_sn: string | null
  readonly remark: string
}

/**
 * Locks a buyer’s account for this transaction: nothing else changes the buyer’s money, coupons or orders until it
 * ends. It is the first lock of a transaction, so that no two transactions wait for each other. Returns the balance
 * without what is frozen, in fen.
 */
export async function lockAccount(db: Db, userId: number): Promise<number> {
  await db.insert(wallets).values({ user_id: userId }).onConflictDoNothing()
  const [account] = await db.select().from(wallets).where(eq(wallets.user_id, userId)).for('update')
  return account?.balance ?? 0
}

/** The refusal of a balance that is too low. */
const tooLow = () => conflict('余额不足，请更换支付方式')

/**
 * Changes a balance and writes its row in the ledger together. A balance that is too low refuses, and nothing changes.
 * An amount of 0 is no change.
 */
export async function moveMoney(context: Context, move: WalletMove): Promise<void> {
  const { db } = context
  const { frozen = 0 } = move
  if (move.amount === 0) return
  await lockAccount(db, move.user_id)
  const account = await changeWallet(db, move.user_id, { balance: move.amount + frozen, frozen: -frozen })
  if (!account) throw tooLow()
  await db.insert(walletLog).values({
    user_id: move.user_id,
    at: context.now,
    use_type: move.use_type,
    amount: move.amount,
    balance_after: account.balance + account.frozen,
    order_sn: move.order_sn,
    remark: move.remark,
  })
}

/** Freezes a part of the balance for an order, in fen. A balance that is too low refuses, and nothing changes. */
export async function freezeMoney(db: Db, userId: number, amount: number): Promise<void> {
  if (amount === 0) return
  if (!(await changeWallet(db, userId, { balance: -amount, frozen: amount }))) throw tooLow()
}

/** Gives what was frozen for an order back to the balance, in fen. */
export async function unfreezeMoney(db: Db, userId: number, amount: number): Promise<void> {
  if (amount === 0) return
  if (!(await changeWallet(db, userId, { balance: amount, frozen: -amount })))
    throw new Error(`api: less than ${amount} fen of user ${userId} are frozen. Mend the wallet.`)
}

/** Adds to both parts of a wallet in one statement, in fen; undefined where one of them would fall below zero. */
async function changeWallet(db: Db, userId: number, add: { balance: number; frozen: number }) {
  const [account] = await db
    .update(wallets)
    .set({
      balance: sql`${wallets.balance} + ${add.balance}`,
      frozen: sql`${wallets.frozen} + ${add.frozen}`,
    })
    .where(
      and(eq(wallets.user_id, userId), gte(wallets.balance, -add.balance), gte(wallets.frozen, -add.frozen)),
    )
    .returning({ balance: wallets.balance, frozen: wallets.frozen })
  return account
}

/** What a buyer can use, and what unpaid orders hold, in fen. */
export async function walletOf(db: Db, userId: number): Promise<{ balance: number; frozen: number }> {
  const [account] = await db
    .select({ balance: wallets.balance, frozen: wallets.frozen })
    .from(wallets)
    .where(eq(wallets.user_id, userId))
  return account ?? { balance: 0, frozen: 0 }
}

/** The balance of a buyer without what is frozen, in fen. */
export async function balanceOf(db: Db, userId: number): Promise<number> {
  return (await walletOf(db, userId)).balance
}
