import type { Goods } from '@yaoji/api-client/contract/goods'
import type { PromoBlock, PromoPageData } from '@yaoji/api-client/contract/promo-page'
import type { ViewerContext } from '../../wire/context'
import { recent } from '../../wire/recent'
import { claimableCoupons } from '../coupon/list'
import { goodsOfLines } from '../goods/best-line'
import { listPriceIds, normalPriceIds } from '../goods/service'
import type { BlockContent, StoredBlock } from './stored-block'

type Shown = PromoPageData['blocks']

type ContentOf<Kind extends BlockContent['kind']> = Extract<BlockContent, { kind: Kind }>

/** Products of a row that does not say how many. */
const GOODS = 10

/**
 * Blocks as the viewer sees them now, without those outside their own time, or that have nothing to show. The products of
 * all rows are read together.
 */
export async function showBlocks(
  context: ViewerContext,
  blocks: readonly StoredBlock[],
  pageEnd: Date | null,
): Promise<Shown> {
  const found: { readonly block: StoredBlock; readonly end: Date | null; readonly priceIds: number[] }[] = []
  for (const block of blocks) {
    const end = block.end_at === undefined ? pageEnd : new Date(block.end_at)
    const hasBegun = block.begin_at === undefined || new Date(block.begin_at) <= context.now
    if (!hasBegun || (end !== null && end <= context.now)) continue
    found.push({ block, end, priceIds: block.kind === 'goods' ? await priceIdsOf(context, block) : [] })
  }
  const goods = await goodsOfLines(context, [...new Set(found.flatMap(({ priceIds }) => priceIds))])
  const shown: Shown = []
  // One after the other: the connection executes one query at a time.
  for (const { block, end, priceIds } of found) {
    const list = priceIds.flatMap(id => goods.get(id) ?? []).filter(one => one.buy_state !== 'off_shelf')
    shown.push(...(await showBlock(context, block, { end, list })))
  }
  return shown
}

interface BlockContext {
  /** Its own end, or that of the page. */
  readonly end: Date | null
  /** The products of a row. */
  readonly list: Goods[]
}

async function showBlock(
  context: ViewerContext,
  block: StoredBlock,
  { end, list }: BlockContext,
): Promise<Shown> {
  switch (block.kind) {
    case 'banner':
    case 'text':
      return [withoutTimes(block)]
    case 'goods':
      return goodsBlock(block, list)
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

function goodsBlock({ kind, title, words, url }: ContentOf<'goods'>, list: Goods[]): Shown {
  return list.length === 0 ? [] : [{ kind, title, words: [...words], url, list }]
}

/** The lines of a row: those of its products, or what its rule finds. */
async function priceIdsOf(
  context: ViewerContext,
  { rule, goods_ids = [], number = GOODS }: ContentOf<'goods'>,
): Promise<number[]> {
  if (rule) {
    const input = { ...rule, in_stock: 1, per_page: number } as const
    const read = () => listPriceIds(context, input)
    // An order by price depends on the prices that the viewer may see.
    const isForAll = rule.sort !== 'price_asc' && rule.sort !== 'price_desc'
    return isForAll ? recent(context, `promo-page.rule ${JSON.stringify(input)}`, read) : read()
  }
  const lines = await normalPriceIds(context.db, goods_ids)
  return goods_ids.flatMap(id => lines.get(id) ?? [])
}

async function couponBlock(context: ViewerContext, block: ContentOf<'coupons'>): Promise<Shown> {
  const { kind, title, template_ids } = block
  const coupons = await claimableCoupons(context, template_ids)
  return coupons.length === 0 ? [] : [{ kind, title, coupons }]
}

function countdownBlock({ kind, title }: ContentOf<'countdown'>, end: Date): PromoBlock {
  return { kind, title, end_timestamp: Math.floor(end.getTime() / 1000) }
}
