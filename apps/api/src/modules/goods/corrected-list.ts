import type { GoodsCorrection, GoodsListInput } from '@yaoji/api-client/contract/goods'
import type { Db } from '../../db/types'
import type { ViewerContext } from '../../wire/context'
import type { Correction } from '../search/engine'
import { searchEngine } from '../search/find'
import type { Page } from './list'

/** A page of a list, and how its keywords were changed when they find nothing. */
export interface CorrectedPage<Row> {
  readonly page: Page<Row>
  /** What the page was read by: the keywords that were asked for, or others. */
  readonly input: GoodsListInput
  readonly correction: Correction | null
}

/** Readings of the keywords that are tried; each is a read of the list. */
const MOST_TRIED = 8

/**
 * A page by keywords. Where these find nothing in the whole shop it is the page of the first correction that finds something.
 * Filters that exclude all results are no reason for another word.
 * @param find reads a page
 */
export async function correctedPage<Row>(
  { db }: ViewerContext,
  asked: GoodsListInput,
  find: (input: GoodsListInput) => Promise<Page<Row>>,
): Promise<CorrectedPage<Row>> {
  const exact = await find(asked)
  const uncorrected = { page: exact, input: asked, correction: null }
  const { keywords, type = 0 } = asked
  if (!keywords || exact.rows.length > 0) return uncorrected
  const isNarrow = isNarrowed(asked)
  const findsAny = async (words: Pick<GoodsListInput, 'keywords' | 'type'>) =>
    (await find({ ...words, per_page: 1 })).rows.length > 0
  if (isNarrow && (await findsAny({ keywords, type }))) return uncorrected
  let tried = 0
  for await (const correction of searchEngine.corrections(db, keywords, type)) {
    const words = { keywords: correction.keywords, type: correction.type }
    const input = { ...asked, ...words }
    const page = await find(input)
    if (page.rows.length > 0 || (isNarrow && (await findsAny(words)))) return { page, input, correction }
    tried += 1
    if (tried === MOST_TRIED) break
  }
  return uncorrected
}

/** Whether a list is narrower than its keywords: by a filter, or from a later page on. */
function isNarrowed({ keywords, type, sort, per_page, facets, ...others }: GoodsListInput): boolean {
  return Object.values(others).some(value => value !== undefined)
}

/** Makers that are named. */
const MOST_MAKERS = 3

/** A correction for the wire, with the makers that it finds. */
export async function correctionOf(db: Db, correction: Correction): Promise<GoodsCorrection> {
  const { keywords, type, kind, dropped, is_certain, others } = correction
  const makers = type === 1 ? await searchEngine.suggest(db, keywords, 1) : []
  return {
    kind,
    keywords,
    type,
    dropped: [...dropped],
    is_certain: is_certain ? 1 : 0,
    others: [...others],
    makers: makers.toSorted((a, b) => b.count - a.count).slice(0, MOST_MAKERS),
  }
}
