import type { Goods, GoodsPrice, PriceKind } from './types'

/** Where the ids of each kind of line start: a line's id tells its kind and its goods. */
const LINE_OFFSETS: Readonly<Record<PriceKind, number>> = {
  normal: 100_000,
  near_expiry: 200_000,
  spike: 300_000,
  everyday: 400_000,
}

/** Id of a product's line of one kind. */
export function lineId(kind: PriceKind, goodsId: number): number {
  return LINE_OFFSETS[kind] + goodsId
}

export function normalLine(goods: Goods): GoodsPrice {
  return line('normal', goods.id, { price: goods.base_price, quota: null })
}

export function nearExpiryLine(goods: Goods, price: number): GoodsPrice {
  return line('near_expiry', goods.id, { price, quota: null })
}

/** A line that sells from the normal line's lots at another price, up to `quota`. */
export function borrowedLine(kind: 'spike' | 'everyday', goodsId: number, terms: Terms): GoodsPrice {
  return { ...line(kind, goodsId, terms), stock_goods_price_id: lineId('normal', goodsId) }
}

type Terms = Pick<GoodsPrice, 'price' | 'quota'>

function line(kind: PriceKind, goodsId: number, { price, quota }: Terms): GoodsPrice {
  const id = lineId(kind, goodsId)
  return { goods_price_id: id, goods_id: goodsId, kind, price, stock_goods_price_id: id, quota }
}
