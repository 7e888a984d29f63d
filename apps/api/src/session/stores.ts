import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../db/types'
import { missingIn } from '../wire/refusal'
import { users } from './tables'
import type { UserRow } from './viewer'

/*
 * The stores that an account reads: itself, and those of which it is the head office. A head office that visits a store
 * is that store, and reads it alone.
 */

export type Store = Pick<UserRow, 'id' | 'company' | 'created_at'>

/** The company of a buyer: the head office of a store, else the buyer. What a company keeps, all its stores share. */
export const companyOf = ({ id, head_id }: Pick<UserRow, 'id' | 'head_id'>): number => head_id ?? id

/** The stores of a company, its head office included. */
export const ofCompany = (company: number): SQL | undefined =>
  or(eq(users.id, company), eq(users.head_id, company))

/** The stores that a buyer reads, the buyer first. */
export async function storesOf(db: Db, buyer: UserRow): Promise<Store[]> {
  const { id, company, created_at } = users
  return db
    .select({ id, company, created_at })
    .from(users)
    .where(ofCompany(buyer.id))
    .orderBy(...buyerFirst(buyer))
}

/** The names of the same stores as a query, the buyer first: a part of another statement. */
export function selectStores(db: Db, buyer: UserRow) {
  return db
    .select({ id: users.id, company: users.company })
    .from(users)
    .where(ofCompany(buyer.id))
    .orderBy(...buyerFirst(buyer))
}

/** Rows of the stores that a buyer reads, or of one of them. Their ids are read once for the statement. */
export function ofStores(column: AnyPgColumn, buyer: UserRow, store_id?: number): SQL {
  const chosen = store_id === undefined ? undefined : eq(users.id, store_id)
  return sql`${column} = any(array(select ${users.id} from ${users} where ${and(ofCompany(buyer.id), chosen)}))`
}

/** The stores with this id, or all without one. Throws a 422 for a store that the buyer does not read. */
export function chosenStores<Each extends { readonly id: number }>(
  stores: readonly Each[],
  store_id: number | undefined,
): readonly Each[] {
  const chosen = stores.filter(({ id }) => store_id === undefined || id === store_id)
  if (chosen.length === 0) throw missingIn('store_id', '没有这家门店，请重新选择')
  return chosen
}

/** The company of the store with this id; empty for a store that is not among them. */
export const companyIn = (stores: readonly Pick<Store, 'id' | 'company'>[], store_id: number): string =>
  stores.find(({ id }) => id === store_id)?.company ?? ''

const buyerFirst = ({ id }: UserRow) => [sql`${users.id} <> ${id}`, asc(users.id)]
