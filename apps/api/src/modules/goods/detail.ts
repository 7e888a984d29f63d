import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type { Goods, goodsDetail } from '@yaoji/api-client/contract/goods'
import { isLicenceChecked } from '@yaoji/domain'
import { and, asc, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { jsonRows } from '../../db/json-rows'
import type { Db } from '../../db/types'
import { chinaDate } from '../../wire/clock'
import type { ViewerContext } from '../../wire/context'
import { notFound } from '../../wire/refusal'
import { favorites } from '../favorite/tables'
import { promotionsOf } from '../promotion/service'
import { gifts } from '../promotion/tables'
import { reportsOf } from '../report/read'
import { bestLine, goodsOfPage, isLeft, isRunning, withLimitLeft } from './best-line'
import { categoryPathJson } from './category-path'
import { giftNotes } from './gift-note'
import { toGoods } from './goods-answer'
import type { GoodsRow } from './line-cache'
import { filterLines, isInStock } from './listed-lines'
import { type SellableLine, sellableLines } from './sellable-line'
import { spikeNotes } from './spike-notes'
import { storageText } from './storage-text'
import { goods, goodsPrices, listedLines, stockLots, warehouses } from './tables'

type Detail = DataOf<typeof goodsDetail>

/**
 * One product with everything its page shows. `goods_price_id` picks one of its lines, is_jxq the near-expiry one;
 * without either, or where the line picked is an offer that is over or used up, what is offered first.
 */
export async function showGoods(context: ViewerContext, input: InputOf<typeof goodsDetail>): Promise<Detail> {
  const { db, viewer, now } = context
  const lines = await linesOf(context, input.id)
  const sellable = pickLine(lines, input, now)
  if (!sellable) throw notFound('商品')
  const row = sellable.goods
  const shown = toGoods(sellable, viewer)
  const { category, warehouse, is_favorite, lots } = await besideLine(context, sellable)
  const others = lines.filter(line => priceIdOf(line) !== priceIdOf(sellable))
  const seesPrice = shown.price !== undefined
  return {
    goods: shown,
    category,
    warehouse: { ck_id: row.ck_id, name: warehouse },
    facts: specificationsOf(row),
    batches: await withReports(context, row.id, lots),
    promotions: [
      // Who chose near-expiry stock chose its price: a second-kill is among the other prices.
      ...(sellable.price.kind === 'near_expiry' ? [] : spikeNotes(others, now, seesPrice)),
      ...(await promotionsOf(db, row, {
        today: chinaDate(now),
        seesPrice,
        gifts: giftNotes(sellable, viewer),
      })),
    ],
    documents: documentsOf(row.rx_type),
    other_prices: others.filter(line => isForSale(line, now)).map(line => toGoods(line, viewer)),
    together: await boughtTogether(context, row),
    is_favorite,
  }
}

/** Every line of a product, whether it is on sale or not, with the number that the viewer can still buy. */
async function linesOf(context: ViewerContext, goodsId: number): Promise<SellableLine[]> {
  const own = sql`array(select id.goods_price_id from goods_prices id where id.goods_id = ${goodsId})`
  const given = sql`array(select id.goods_price_id from ${gifts}
    inner join goods_prices id on id.goods_id = ${gifts.gift_goods_id} and id.kind = 'normal'
    where ${gifts.goods_id} = ${goodsId})`
  const lines = await sellableLines(context, {
    where: sql`${goodsPrices.goods_price_id} = any(${own} || ${given})`,
  })
  return withLimitLeft(
    context,
    [...lines.values()]
      .filter(line => line.goods.id === goodsId)
      .sort((one, other) => priceIdOf(one) - priceIdOf(other)),
  )
}

type Picks = Pick<InputOf<typeof goodsDetail>, 'goods_price_id' | 'is_jxq'>

function pickLine(
  lines: readonly SellableLine[],
  { goods_price_id, is_jxq }: Picks,
  now: Date,
): SellableLine | undefined {
  const named = lines.find(line => priceIdOf(line) === goods_price_id)
  if (named && isForSale(named, now)) return named
  const nearExpiry = is_jxq === 1 ? lines.find(line => line.price.kind === 'near_expiry') : undefined
  const ordinary = lines.find(line => line.price.kind === 'normal')
  return nearExpiry ?? (ordinary && bestLine(ordinary, lines, now))
}

function priceIdOf(line: SellableLine): number {
  return line.price.goods_price_id
}

/** What a product's page shows that is not of a line: one statement, as each has a cost of its own. */
async function besideLine({ db, viewer, now }: ViewerContext, { goods: row, price }: SellableLine) {
  const name = db.select({ name: warehouses.name }).from(warehouses).where(eq(warehouses.ck_id, row.ck_id))
  const kept = db
    .select({ goods_id: favorites.goods_id })
    .from(favorites)
    .where(
      and(
        eq(favorites.user_id, viewer.buyer?.id ?? 0),
        eq(favorites.goods_id, row.id),
        isNull(favorites.removed_at),
      ),
    )
  const [found] = await db
    .select({
      category: categoryPathJson(row.category_id),
      warehouse: sql<string | null>`${name}`,
      is_favorite: sql<boolean>`exists ${kept}`,
      lots: jsonRows(lotsForSale(db, price.stock_goods_price_id, now)),
    })
    .from(sql`(select 1) as one`)
  return {
    category: found?.category ?? [],
    warehouse: found?.warehouse ?? '',
    is_favorite: found?.is_favorite ? 1 : 0,
    lots: found?.lots ?? [],
  } as const
}

/** Whether a line can be picked: an offer only while it is on and something of it is left. */
function isForSale(line: SellableLine, now: Date): boolean {
  const { kind } = line.price
  return kind === 'normal' || kind === 'near_expiry' || (isRunning(line, now) && isLeft(line))
}

const RX_TEXT: Readonly<Record<string, string>> = {
  rx: '处方药',
  otc_a: '甲类非处方药',
  otc_b: '乙类非处方药',
  device: '医疗器械',
  herbal: '中药饮片',
  food: '保健食品',
  other: '其他',
}

function specificationsOf(row: GoodsRow): Detail['facts'] {
  const rows: [string, string][] = [
    ['通用名称', row.common_name],
    ['商品名', row.trade_name],
    ['规格', row.ypgg],
    ['生产厂家', row.sccj],
    ['批准文号', row.approval_no],
    ['剂型', row.dosage_form],
    ['产地', row.origin],
    ['药品类别', RX_TEXT[row.rx_type] ?? ''],
    ['贮藏', storageText(row.storage)],
    ['包装单位', row.bzdw],
    ['中包装', `${row.mid_pack} ${row.bzdw}`],
    ['件装量', `${row.case_pack} ${row.bzdw}`],
    ['商品编码', row.code],
    ['条形码', row.barcode],
    ['税率', `${row.tax_rate / 100}%`],
  ]
  return rows.filter(([, value]) => value !== '').map(([name, value]) => ({ name, value }))
}

/** Papers that wholesalers hand out with goods of a kind. */
function documentsOf(rxType: string): Detail['documents'] {
  const names =
    rxType === 'device' ? ['医疗器械注册证', '产品检验报告'] : ['药品注册批件', '出厂检验报告', '药品说明书']
  return names.map(name => ({ name, state: '随货同行，可向客服索取电子版' }))
}

/** The lots on sale of a line's stock, the one that expires first in front. */
function lotsForSale(db: Db, priceId: number, now: Date) {
  const { batch_no, produce_date, expiry_date, number } = stockLots
  return db
    .select({ batch_no, produce_date, expiry_date, number })
    .from(stockLots)
    .where(and(eq(stockLots.goods_price_id, priceId), gt(number, 0), gt(expiry_date, chinaDate(now))))
    .orderBy(asc(expiry_date), asc(stockLots.id))
}

/** Lots with their inspection reports for those who may read them. */
async function withReports(
  { db, viewer }: ViewerContext,
  goods_id: number,
  lots: readonly Omit<Detail['batches'][number], 'report_url'>[],
): Promise<Detail['batches']> {
  const isApproved = viewer.buyer !== null && isLicenceChecked(viewer.buyer.licence_state)
  const reportUrl = await reportsOf(db, isApproved ? [goods_id] : [])
  return lots.map(lot => ({ ...lot, report_url: reportUrl({ goods_id, batch_no: lot.batch_no }) }))
}

/** How many goods are shown as often bought together: whole rows of six, of four and of three. */
const TOGETHER = 12

/** Well-sold goods of the same category but of another name. */
function boughtTogether(context: ViewerContext, row: GoodsRow): Promise<Goods[]> {
  const best = context.db
    .select({ goods_price_id: listedLines.goods_price_id, value: sql`''`.as('value') })
    .from(listedLines)
    .innerJoin(goods, eq(goods.id, listedLines.goods_id))
    .where(
      and(
        ...filterLines({ category: row.category_id }, context),
        eq(listedLines.goods_category_id, row.category_id),
        ne(goods.id, row.id),
        ne(goods.common_name, row.common_name),
        isInStock(context),
      ),
    )
    .orderBy(desc(listedLines.sales), asc(listedLines.goods_price_id))
    .limit(TOGETHER)
  return goodsOfPage(context, best)
}
