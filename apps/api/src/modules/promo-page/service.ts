import type { InputOf } from '@yaoji/api-client/contract'
import type {
  PromoPageData,
  PromoSummary,
  promoPage,
  promoPages,
} from '@yaoji/api-client/contract/promo-page'
import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { chinaTime } from '../../wire/clock'
import type { Context, ViewerContext } from '../../wire/context'
import { notFound } from '../../wire/refusal'
import { showBlocks } from './show-block'
import { promoPages as pages } from './tables'

type PageRow = typeof pages.$inferSelect

/** The pages of a kind that run or are announced; with ids these, in the order of the ids. */
export async function listPromoPages(
  { db, now }: Context,
  { kind, ids }: InputOf<typeof promoPages>,
): Promise<PromoSummary[]> {
  const rows = await db
    .select()
    .from(pages)
    .where(and(eq(pages.kind, kind), hasNotEnded(now), ids && inArray(pages.id, ids)))
    .orderBy(asc(pages.sort), asc(pages.id))
  if (!ids) return rows.map(row => toSummary(row, now))
  const byId = new Map(rows.map(row => [row.id, row]))
  return [...new Set(ids)].flatMap(id => {
    const row = byId.get(id)
    return row ? [toSummary(row, now)] : []
  })
}

/** One page with the blocks that are shown now. A page that has ended, or is of another kind, is a 404. */
export async function showPromoPage(
  context: ViewerContext,
  { id, kind }: InputOf<typeof promoPage>,
): Promise<PromoPageData> {
  const { db, now } = context
  const [row] = await db
    .select()
    .from(pages)
    .where(and(eq(pages.id, id), hasNotEnded(now), kind && eq(pages.kind, kind)))
  if (!row) throw notFound('活动')
  const page = toSummary(row, now)
  const blocks = page.state === 'running' ? await showBlocks(context, row.blocks, row.end_at) : []
  return { page, blocks, timestamp: Math.floor(now.getTime() / 1000) }
}

const PATHS = { zone: '/zqmb', activity: '/hdmb' } as const

/** The address of the page with this short address. A page that has ended has none. */
export async function promoUrl({ db, now }: Context, alias: string): Promise<string> {
  const [row] = await db
    .select({ id: pages.id, kind: pages.kind })
    .from(pages)
    .where(and(eq(pages.alias, alias), hasNotEnded(now)))
  if (!row) throw notFound('活动')
  return `${PATHS[row.kind]}?id=${row.id}`
}

function hasNotEnded(now: Date) {
  return or(isNull(pages.end_at), gt(pages.end_at, now))
}

function toSummary({ id, kind, name, summary, image, begin_at, end_at }: PageRow, now: Date): PromoSummary {
  return {
    id,
    kind,
    name,
    summary,
    image,
    begin_time: chinaTime(begin_at),
    end_time: end_at && chinaTime(end_at),
    state: begin_at > now ? 'coming' : 'running',
  }
}
