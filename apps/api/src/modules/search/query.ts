import { ilike, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { goods } from '../goods/tables'

/** What keywords mean for a query over goods: which rows, and how well each fits. */
export interface Found {
  readonly where: SQL
  readonly score: SQL
}

export function findGoods(keywords: string, type: 0 | 1): Found | null {
  const like = `%${keywords}%`
  const where = type === 1 ? ilike(goods.sccj, like) : or(ilike(goods.name, like), ilike(goods.approval_no, like))
  return where ? { where, score: sql`0` } : null
}

export async function suggest(_db: Db, _keywords: string, _type: 0 | 1): Promise<{ name: string; count: number }[]> {
  return []
}
