import type { Goods, GoodsPrice, PriceKind } from './types'

/** First id of each kind of price line. The id of a line shows its kind and its product. */
const LINE_OFFSETS: Readonly<Record<PriceKind, number>> = {
  normal: 100_000,
  near_expiry: 200_000,
  spike: 300_000,
  everyday: 400_000,
}

/** From this product id on the offsets are a hundred times as large, so that no two lines have the same id. */
const MANY = 100_000

/** Id of a product's line of one kind. Product ids are below 10,000,000. */
export function lineId(kind: PriceKind, goodsId: number): number {
  return LINE_OFFSETS[kind] * (goodsId < MANY ? 1 : 100) + goodsId
}

export function normalLine(goods: Goods): GoodsPrice {
  return createPriceLine('normal', goods.id, { price: goods.base_price, quota: null })
}

export function nearExpiryLine(goods: Goods, price: number): GoodsPrice {
  return createPriceLine('near_expiry', goods.id, { price, quota: null })
}

/** A line that sells the stock of the normal line at another price. `quota` limits a spike line; it is null for an everyday line. */
export function offerLine(kind: 'spike' | 'everyday', goodsId: number, offer: PriceAndQuota): GoodsPrice {
  return { ...createPriceLine(kind, goodsId, offer), stock_goods_price_id: lineId('normal', goodsId) }
}

type PriceAndQuota = Pick<GoodsPrice, 'price' | 'quota'>

function createPriceLine(kind: PriceKind, goodsId: number, { price, quota }: PriceAndQuota): GoodsPrice {
  const id = lineId(kind, goodsId)
  return { goods_price_id: id, goods_id: goodsId, kind, price, stock_goods_price_id: id, quota }
}
