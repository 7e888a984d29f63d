import { type Goods, goodsList, goodsSearch } from '@yaoji/api-client/contract/goods'
import { buildCatalogue, type Catalogue } from '../../demo/catalogue'
import { analyseTables, loadCatalogue } from '../../demo/load-catalogue'
import type { SearchType } from '../../src/modules/search/engine'
import { startService, type TestService } from '../service'
import { nameKey } from './expectations'

/** A shop with the whole catalogue, searched as a page searches it. */
export interface SearchShop {
  readonly service: TestService
  readonly catalogue: Catalogue
  /** The first page of forty. */
  search(keywords: string, type: SearchType): Promise<Goods[]>
  /** Every page, one after another, and how many the service says there are. */
  walk(input: { keywords: string; type?: SearchType; sort?: 'price_asc' }): Promise<Walk>
  /** Names of goods, or makers, that the first page shows, each once. */
  names(keywords: string, type?: SearchType): Promise<string[]>
  /** What the search box offers for what is typed. */
  suggest(keywords: string, type: SearchType): Promise<string[]>
}

export interface Walk {
  readonly ids: number[]
  readonly total: number | undefined
}

const PAGE = 40

/** Long pages to walk over: as many goods, fewer calls. */
const WALKED_PAGE = 100

/** Fills a service's database with the catalogue. */
export async function openSearchShop(seed = 20_260): Promise<SearchShop> {
  const catalogue = buildCatalogue(seed)
  const service = await startService()
  await loadCatalogue(service.db, catalogue, { today: '2026-11-20', progress: () => {} })
  await analyseTables(service.db)
  const visitor = service.visitor()
  const search: SearchShop['search'] = async (keywords, type) =>
    (await visitor.call(goodsList, { keywords, type, per_page: PAGE })).list
  return {
    service,
    catalogue,
    search,
    async walk(input) {
      const first = await visitor.call(goodsList, { ...input, per_page: WALKED_PAGE, facets: 1 })
      const ids = first.list.map(one => one.goods_price_id)
      let key = first.next_key
      while (key !== null && ids.length <= catalogue.goods.length) {
        const page = await visitor.call(goodsList, { ...input, per_page: WALKED_PAGE, key })
        ids.push(...page.list.map(one => one.goods_price_id))
        key = page.next_key
      }
      return { ids, total: first.total }
    },
    async names(keywords, type = 0) {
      const shown = await search(keywords, type)
      return [...new Set(shown.map(one => (type === 1 ? one.sccj : nameKey(one))))]
    },
    async suggest(keywords, type) {
      const { list } = await visitor.call(goodsSearch, { keywords, type })
      return list.map(one => one.name)
    },
  }
}
