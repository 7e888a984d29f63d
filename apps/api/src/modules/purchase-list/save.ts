import { randomUUID } from 'node:crypto'
import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type { purchaseListSave } from '@yaoji/api-client/contract/purchase-list'
import { purchaseTextKey } from '@yaoji/domain'
import { asc, eq } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import type { Db } from '../../db/types'
import { companyOf } from '../../session/stores'
import type { BuyerContext } from '../../wire/context'
import { conflict } from '../../wire/refusal'
import { goods } from '../goods/tables'
import { expectRoom, findLists, lockLists, nameTaken } from './company'
import { purchaseListLines, purchaseLists } from './tables'

type Input = InputOf<typeof purchaseListSave>
type Answer = DataOf<typeof purchaseListSave>

/** A line as it is kept. */
interface KeptLine {
  readonly query: string
  readonly own_code: string
  readonly number: string
  readonly goods_id: number | null
}

/**
 * Keeps lines under a name: as a new list, or in place of the list of this name that the buyer has seen. A list that
 * was changed since is a 409 with what it is now. The same lines again are an answer, so that a call can be repeated.
 */
export async function saveList(context: BuyerContext, input: Input): Promise<Answer> {
  const { db } = context
  const { name, version = '' } = input
  await lockLists(context)
  const key = purchaseTextKey(name)
  const [known] = await findLists(context, eq(purchaseLists.key, key))
  const lines = await linesOf(db, input.lines)
  if (known && known.version !== version) {
    if (known.name === name && isSame(await readLines(db, known.id), lines)) return { list: known }
    throw nameTaken(known)
  }
  if (!known && version !== '') throw conflict(`清单「${name}」已被改名或删除，请另存`, { list: null })
  if (!known) await expectRoom(context)
  const id = await writeList(context, { id: known?.id, name, key, count: lines.length })
  await db.delete(purchaseListLines).where(eq(purchaseListLines.list_id, id))
  await db.insert(purchaseListLines).values(lines.map((line, place) => ({ list_id: id, place, ...line })))
  return listOf(context, id)
}

/** A list after its change. */
export async function listOf(context: BuyerContext, id: number): Promise<Answer> {
  const [list] = await findLists(context, eq(purchaseLists.id, id))
  if (!list) throw new Error(`purchase-list: list ${id} is not there after its change`)
  return { list }
}

interface Written {
  /** Of the list that is replaced; absent for a new one. */
  readonly id: number | undefined
  readonly name: string
  readonly key: string
  readonly count: number
}

async function writeList({ db, viewer, now }: BuyerContext, { id, ...list }: Written): Promise<number> {
  const row = { ...list, version: randomUUID(), user_id: viewer.buyer.id, saved_at: now }
  const rows = id
    ? await db
        .update(purchaseLists)
        .set(row)
        .where(eq(purchaseLists.id, id))
        .returning({ id: purchaseLists.id })
    : await db
        .insert(purchaseLists)
        .values({ ...row, company_id: companyOf(viewer.buyer) })
        .returning({ id: purchaseLists.id })
  const [written] = rows
  if (!written) throw new Error('purchase-list: the list was not written')
  return written.id
}

/** The lines of a call. A product that does not exist is none; one that is off the shelves is kept. */
async function linesOf(db: Db, lines: Input['lines']): Promise<KeptLine[]> {
  const ids = lines.flatMap(({ goods_id }) => goods_id ?? [])
  const found =
    ids.length === 0 ? [] : await db.select({ id: goods.id }).from(goods).where(anyOf(goods.id, ids))
  const known = new Set(found.map(({ id }) => id))
  return lines.map(({ query, own_code = '', number = '', goods_id }) => ({
    query,
    own_code,
    number,
    goods_id: goods_id !== undefined && known.has(goods_id) ? goods_id : null,
  }))
}

/** The lines of a list in their order. */
export async function readLines(db: Db, id: number): Promise<KeptLine[]> {
  const { query, own_code, number, goods_id } = purchaseListLines
  return db
    .select({ query, own_code, number, goods_id })
    .from(purchaseListLines)
    .where(eq(purchaseListLines.list_id, id))
    .orderBy(asc(purchaseListLines.place))
}

function isSame(kept: readonly KeptLine[], lines: readonly KeptLine[]): boolean {
  return (
    kept.length === lines.length &&
    kept.every((line, at) => {
      const other = lines[at]
      return (
        line.query === other?.query &&
        line.own_code === other.own_code &&
        line.number === other.number &&
        line.goods_id === other.goods_id
      )
    })
  )
}
