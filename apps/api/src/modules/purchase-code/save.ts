import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type { purchaseCodeSave } from '@yaoji/api-client/contract/purchase-code'
import { purchaseTextKey } from '@yaoji/domain'
import { and, count, sql } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import { companyOf } from '../../session/stores'
import type { BuyerContext } from '../../wire/context'
import { goods } from '../goods/tables'
import { normaliseKey } from '../search/normalise'
import { goodsOfKeys } from '../search/whole'
import { usedBy } from './company'
import { purchaseCodes } from './tables'

type Bulk = DataOf<typeof purchaseCodeSave>
type Code = InputOf<typeof purchaseCodeSave>['codes'][number]

/** Codes of one company at the most. */
export const MOST_CODES = 20_000

const LIMIT = {
  reason: 'limit',
  message: `您的编码已有 ${MOST_CODES.toLocaleString('zh-CN')} 个，请删除不用的再添加`,
}

/** Saves codes, entry by entry. Of several entries for one text the last one counts; a text that is there is replaced. */
export async function saveCodes(context: BuyerContext, codes: readonly Code[]): Promise<Bulk> {
  const { db, viewer, now } = context
  const company_id = companyOf(viewer.buyer)
  // Two calls of one company must not pass the limit together.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`purchase_code:${company_id}`}))`)
  const known = await knownTo(context, codes)
  let left = MOST_CODES - known.total
  const rows = new Map<string, typeof purchaseCodes.$inferInsert>()
  const result: Bulk = { added: [], adjusted: [], refused: [] }
  for (const [entry, { text, is_own, goods_id }] of codes.entries()) {
    const key = purchaseTextKey(text)
    const isNew = !known.keys.has(key) && !rows.has(key)
    const refusal = refusalOf({ text, goods_id }, known) ?? (isNew && left <= 0 ? LIMIT : null)
    if (refusal) {
      result.refused.push({ entry, id: goods_id, ...refusal })
      continue
    }
    if (isNew) left -= 1
    rows.set(key, { company_id, key, text, is_own, goods_id, user_id: viewer.buyer.id, saved_at: now })
    result.added.push({ entry, id: goods_id, number: 1 })
  }
  if (rows.size > 0) await upsert(context, [...rows.values()])
  return result
}

async function upsert({ db }: BuyerContext, rows: (typeof purchaseCodes.$inferInsert)[]): Promise<void> {
  await db
    .insert(purchaseCodes)
    .values(rows)
    .onConflictDoUpdate({
      target: [purchaseCodes.company_id, purchaseCodes.key],
      set: {
        text: sql`excluded.text`,
        is_own: sql`greatest(excluded.is_own, ${purchaseCodes.is_own})`,
        goods_id: sql`excluded.goods_id`,
        user_id: sql`excluded.user_id`,
        saved_at: sql`excluded.saved_at`,
        removed_at: null,
        removal: null,
      },
    })
}

/** What the shop and the company have for some codes. */
interface Known {
  readonly goodsIds: ReadonlySet<number>
  /** Products of the shop by a code or number of it. */
  readonly byShopKey: ReadonlyMap<string, readonly number[]>
  /** Keys that the company uses, of these codes. */
  readonly keys: ReadonlySet<string>
  /** Number of codes that the company uses. */
  readonly total: number
}

async function knownTo(context: BuyerContext, codes: readonly Code[]): Promise<Known> {
  const { db } = context
  const ids = codes.map(({ goods_id }) => goods_id)
  const found = await db.select({ id: goods.id }).from(goods).where(anyOf(goods.id, ids))
  const shopKeys = codes.map(({ text }) => shopKeyOf(text)).filter(key => key !== '')
  const byShopKey = shopKeys.length > 0 ? await goodsOfKeys(db, [...new Set(shopKeys)]) : new Map()
  const keys = [...new Set(codes.map(({ text }) => purchaseTextKey(text)))]
  const used = await db
    .select({ key: purchaseCodes.key })
    .from(purchaseCodes)
    .where(and(usedBy(context), sql`${purchaseCodes.key} = any(${sql.param(keys)}::text[])`))
  const [all] = await db.select({ total: count() }).from(purchaseCodes).where(usedBy(context))
  return {
    goodsIds: new Set(found.map(({ id }) => id)),
    byShopKey,
    keys: new Set(used.map(({ key }) => key)),
    total: all?.total ?? 0,
  }
}

/** A text as a code of the shop; empty for one with other characters than those of codes. */
const shopKeyOf = (text: string) => (/^[\w\s-]+$/.test(text.normalize('NFKC')) ? normaliseKey(text) : '')

function refusalOf({ text, goods_id }: Pick<Code, 'text' | 'goods_id'>, known: Known) {
  if (!known.goodsIds.has(goods_id)) return { reason: 'not_found', message: '商品不存在或已被删除' }
  // A code that several products of the shop have is a question, which the buyer has answered.
  if (known.byShopKey.get(shopKeyOf(text))?.length === 1)
    return { reason: 'shop_code', message: '这是本站的编码，不用另存' }
  return null
}
