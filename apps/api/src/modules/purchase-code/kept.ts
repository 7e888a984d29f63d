import { purchaseTextKey } from '@yaoji/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { BuyerContext } from '../../wire/context'
import { goods, goodsPrices } from '../goods/tables'
import { usedBy } from './company'
import { purchaseCodes } from './tables'

/** The product that a company keeps for a text. */
export interface KeptProduct {
  readonly goods_id: number
  readonly name: string
  readonly ypgg: string
  /** It is not sold any more. */
  readonly off_sale: boolean
}

/** A product is sold by its ordinary line. */
export const isOffSale = sql<boolean>`(${goods.off_shelf} = 1 or not exists (
  select 1 from ${goodsPrices} where ${goodsPrices.goods_id} = ${goods.id} and ${goodsPrices.kind} = 'normal'
))`

/** The products that the company of the buyer keeps for texts and own codes, by `purchaseTextKey` of the text. */
export async function keptProducts(
  context: Pick<BuyerContext, 'db' | 'viewer'>,
  texts: readonly string[],
): Promise<Map<string, KeptProduct>> {
  const keys = [...new Set(texts.map(purchaseTextKey).filter(Boolean))]
  if (keys.length === 0) return new Map()
  const rows = await context.db
    .select({
      key: purchaseCodes.key,
      goods_id: goods.id,
      name: goods.name,
      ypgg: goods.ypgg,
      off_sale: isOffSale,
    })
    .from(purchaseCodes)
    .innerJoin(goods, eq(goods.id, purchaseCodes.goods_id))
    .where(and(usedBy(context), sql`${purchaseCodes.key} = any(${sql.param(keys)}::text[])`))
  return new Map(rows.map(({ key, ...product }) => [key, product]))
}
