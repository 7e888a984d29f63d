import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type { goodsDetail } from '@yaoji/api-client/contract/goods'
import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { chinaDate } from '../../wire/clock'
import { notFound } from '../../wire/refusal'
import { favorites } from '../favorite/tables'
import { promotionsOf } from '../promotion/service'
import type { Viewer } from '../session/viewer'
import { type GoodsRow, loadOffers, toGoods } from './rows'
import { expiredPacks, freshStock } from './sellable'
import { categoryPath, goodsByPriceIds } from './service'
import { goods, goodsPrices, stockLots, warehouses } from './tables'

type Detail = DataOf<typeof goodsDetail>

/** One goods with everything its page shows. `goods_price_id` picks one of its lines; is_jxq picks the near-expiry one. */
export async function showGoods(
  db: Db,
  viewer: Viewer,
  input: InputOf<typeof goodsDetail>,
  now: Date,
): Promise<Detail> {
  const lines = await db
    .select()
    .from(goodsPrices)
    .where(eq(goodsPrices.goods_id, input.id))
    .orderBy(asc(goodsPrices.goods_price_id))
  const wanted = lines.find(line => line.goods_price_id === input.goods_price_id)
  const nearExpiry = input.is_jxq === 1 ? lines.find(line => line.kind === 'near_expiry') : undefined
  const line = wanted ?? nearExpiry ?? lines.find(each => each.kind === 'normal')
  const [offer] = line ? await loadOffers(db, viewer, [line.goods_price_id], now) : []
  if (!line || !offer) throw notFound('商品')
  const row = offer.goods
  const shown = toGoods(offer, viewer)
  const path = await categoryPath(db, row.category_id)
  const [warehouse] = await db.select().from(warehouses).where(eq(warehouses.ck_id, row.ck_id))
  const others = lines.filter(each => each !== line && isOpen(each, now)).map(each => each.goods_price_id)
  return {
    goods: shown,
    category: [...path.parents, { id: path.id, name: path.name }],
    warehouse: { ck_id: row.ck_id, name: warehouse?.name ?? '' },
    facts: factsOf(row),
    batches: await batchesOf(db, line.stock_goods_price_id, now),
    promotions: await promotionsOf(db, row.id, {
      today: chinaDate(now),
      seesPrice: shown.price !== undefined,
    }),
    documents: documentsOf(row.rx_type),
    other_prices: await goodsByPriceIds(db, viewer, others, now),
    together: await boughtTogether(db, viewer, row, now),
    is_favorite: await isFavorite(db, viewer, row.id),
  }
}

async function isFavorite(db: Db, { buyer }: Viewer, goodsId: number): Promise<0 | 1> {
  if (!buyer) return 0
  const mine = and(eq(favorites.user_id, buyer.id), eq(favorites.goods_id, goodsId))
  const [kept] = await db.select({ goods_id: favorites.goods_id }).from(favorites).where(mine)
  return kept ? 1 : 0
}

function isOpen(line: typeof goodsPrices.$inferSelect, now: Date): boolean {
  return (line.begin_at === null || line.begin_at <= now) && (line.end_at === null || line.end_at > now)
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

const STORAGE_TEXT: Readonly<Record<string, string>> = {
  normal: '常温（10–30℃）',
  cool: '阴凉（不超过 20℃）',
  cold: '冷藏（2–8℃）',
  frozen: '冷冻（-20℃ 以下）',
}

function factsOf(row: GoodsRow): Detail['facts'] {
  const facts: [string, string][] = [
    ['通用名称', row.common_name],
    ['商品名', row.trade_name],
    ['规格', row.ypgg],
    ['生产厂家', row.sccj],
    ['批准文号', row.approval_no],
    ['剂型', row.dosage_form],
    ['产地', row.origin],
    ['药品类别', RX_TEXT[row.rx_type] ?? ''],
    ['贮藏', STORAGE_TEXT[row.storage] ?? ''],
    ['包装单位', row.bzdw],
    ['中包装', `${row.mid_pack} ${row.bzdw}`],
    ['件装量', `${row.case_pack} ${row.bzdw}`],
    ['商品编码', row.code],
    ['条形码', row.barcode],
    ['税率', `${row.tax_rate / 100}%`],
  ]
  return facts.filter(([, value]) => value !== '').map(([name, value]) => ({ name, value }))
}

/** Papers that wholesalers hand out with goods of a kind. */
function documentsOf(rxType: string): Detail['documents'] {
  const names =
    rxType === 'device' ? ['医疗器械注册证', '产品检验报告'] : ['药品注册批件', '出厂检验报告', '药品说明书']
  return names.map(name => ({ name, state: '随货同行，可向客服索取电子版' }))
}

/** The lots that are sold from, the one that expires first in front. */
async function batchesOf(db: Db, priceId: number, now: Date): Promise<Detail['batches']> {
  return db
    .select({
      batch_no: stockLots.batch_no,
      produce_date: stockLots.produce_date,
      expiry_date: stockLots.expiry_date,
      number: stockLots.number,
    })
    .from(stockLots)
    .where(
      and(
        eq(stockLots.goods_price_id, priceId),
        gt(stockLots.number, 0),
        gt(stockLots.expiry_date, chinaDate(now)),
      ),
    )
    .orderBy(asc(stockLots.expiry_date), asc(stockLots.id))
}

/** How many goods are shown as often bought together: whole rows of six, of four and of three. */
const TOGETHER = 12

/** Well-sold goods of the same category but of another name. */
async function boughtTogether(db: Db, viewer: Viewer, row: GoodsRow, now: Date) {
  const expired = expiredPacks(db, now)
  const rows = await db
    .select({ id: goodsPrices.goods_price_id })
    .from(goodsPrices)
    .innerJoin(goods, eq(goods.id, goodsPrices.goods_id))
    .leftJoin(expired, eq(expired.goods_price_id, goodsPrices.goods_price_id))
    .where(
      and(
        eq(goodsPrices.kind, 'normal'),
        eq(goods.category_id, row.category_id),
        ne(goods.id, row.id),
        ne(goods.common_name, row.common_name),
        eq(goods.off_shelf, 0),
        gt(freshStock(goodsPrices.stock, expired), 0),
      ),
    )
    .orderBy(sql`${goods.sales} desc`, asc(goods.id))
    .limit(TOGETHER)
  return goodsByPriceIds(
    db,
    viewer,
    rows.map(each => each.id),
    now,
  )
}
