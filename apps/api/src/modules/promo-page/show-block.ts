import type { Goods } from '@yaoji/api-client/contract/goods'
import type { PromoBlock, PromoPageData } from '@yaoji/api-client/contract/promo-page'
import type { ViewerContext } from '../../wire/context'
import { claimableCoupons } from '../coupon/list'
import { goodsByBestLine } from '../goods/best-line'
import { listGoods, normalPriceIds } from '../goods/service'
import type { BlockContent, StoredBlock } from './stored-block'

type Shown = PromoPageData['blocks']

type ContentOf<Kind extends BlockContent['kind']> = Extract<BlockContent, { kind: Kind }>

/** Products of a row that does not say how many. */
const GOODS = 10

/** A block as the viewer sees it now: none outside its own time, or where it has nothing to show. */
export async function showBlock(
  context: ViewerContext,
  block: StoredBlock,
  pageEnd: Date | null,
): Promise<Shown> {
  const end = block.end_at === undefined ? pageEnd : new Date(block.end_at)
  const hasBegun = block.begin_at === undefined || new Date(block.begin_at) <= context.now
  if (!hasBegun || (end !== null && end <= context.now)) return []
  switch (block.kind) {
    case 'banner':
    case 'text':
      return [withoutTimes(block)]
    case 'goods':
      return goodsBlock(context, block)
    case 'coupons':
      return couponBlock(context, block)
    case 'countdown':
      return end === null ? [] : [countdownBlock(block, end)]
    default:
      // A block of a later version: the page leaves it out.
      return [{ kind: 'unknown' }]
  }
}

function withoutTimes(block: ContentOf<'banner'> | ContentOf<'text'>): PromoBlock {
  if (block.kind === 'text') {
    const { kind, title, paragraphs } = block
    return { kind, title, paragraphs: [...paragraphs] }
  }
  const { kind, title, subtitle, image, url } = block
  return { kind, title, subtitle, image, url }
}

async function goodsBlock(context: ViewerContext, block: ContentOf<'goods'>): Promise<Shown> {
  const { kind, title, words, url } = block
  const list = await goodsOf(context, block)
  return list.length === 0 ? [] : [{ kind, title, words: [...words], url, list }]
}

async function goodsOf(context: ViewerContext, block: ContentOf<'goods'>): Promise<Goods[]> {
  const { rule, goods_ids = [], number = GOODS } = block
  if (rule)
    return (await listGoods(context, { ...rule, in_stock: 1, per_page: number })).list.map(withoutZoneFacts)
  const lines = await normalPriceIds(context.db, goods_ids)
  const shown = await goodsByBestLine(
    context,
    goods_ids.flatMap(id => lines.get(id) ?? []),
  )
  return shown.filter(one => one.buy_state !== 'off_shelf')
}

/** Lists have what zones compare besides; a block is the same whatever chose its products. */
function withoutZoneFacts({
  grade: _,
  normal_price: __,
  ...goods
}: Goods & { grade?: string; normal_price?: string }) {
  return goods
}

async function couponBlock(context: ViewerContext, block: ContentOf<'coupons'>): Promise<Shown> {
  const { kind, title, template_ids } = block
  const coupons = await claimableCoupons(context, template_ids)
  return coupons.length === 0 ? [] : [{ kind, title, coupons }]
}

function countdownBlock({ kind, title }: ContentOf<'countdown'>, end: Date): PromoBlock {
  return { kind, title, end_timestamp: Math.floor(end.getTime() / 1000) }
}
