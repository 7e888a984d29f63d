import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type { Goods } from '@yaoji/api-client/contract/goods'
import type { quickBuySuggest } from '@yaoji/api-client/contract/quick-buy'
import type { ViewerContext } from '../../wire/context'
import { firstGoods } from '../goods/service'
import { hitsOf } from '../search/hits'
import { boughtOf } from './bought'
import { lastBought } from './service'

type Row = DataOf<typeof quickBuySuggest>['list'][number]

/** Number of suggested rows. */
const ROWS = 8

/**
 * Products to add while typing: the first that a list of the keywords has, of which those that the buyer bought before
 * come first. Without keywords those that the buyer bought last; a visitor has none. Keywords are not corrected.
 */
export async function suggestRows(
  context: ViewerContext,
  { keywords = '', type = 0 }: InputOf<typeof quickBuySuggest>,
): Promise<Row[]> {
  const { buyer } = context.viewer
  const own = buyer && { ...context, viewer: { ...context.viewer, buyer } }
  if (keywords.trim() === '') {
    const bought = own ? await lastBought(own, ROWS) : []
    return bought.map(({ goods, last_number }) => ({ ...rowOf(goods), last_number }))
  }
  const found = await firstGoods(context, { keywords, type, per_page: ROWS })
  const ids = found.map(({ id }) => id)
  const before = own ? await boughtOf(own, ids) : null
  const rows = found.map((goods): Row => {
    const last_number = before?.get(goods.id)?.last_number
    return { ...rowOf(goods, keywords), ...(last_number !== undefined && { last_number }) }
  })
  return rows.toSorted((a, b) => Number(isNew(a)) - Number(isNew(b)))
}

const isNew = ({ last_number }: Row) => last_number === undefined

function rowOf(goods: Goods, keywords = ''): Row {
  const { id, goods_price_id, name, ypgg, sccj, bzdw, ck_id, number, buy_state, price } = goods
  const { min_qty, step_qty, max_qty, near_expiry, expiry_date, goods_manjian_id, offer } = goods
  const shown = { id, goods_price_id, name, ypgg, sccj, bzdw, ck_id, number, near_expiry, expiry_date }
  const rule = { min_qty, step_qty, max_qty, goods_manjian_id, buy_state }
  return {
    goods: { ...shown, ...rule, ...(offer && { offer }), ...(price !== undefined && { price }) },
    hits: hitsOf(name, keywords),
  }
}
