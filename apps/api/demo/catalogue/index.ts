import { markUnavailable } from './availability'
import { brandGoods } from './brands'
import { buildCategoryTree, type CategoryTree } from './category-tree'
import { makeCombinations } from './combinations'
import { markControlled } from './controlled'
import { draftDevices } from './device-drafts'
import type { Draft } from './draft'
import { draftDrugs } from './drug-drafts'
import { makeFullReductions } from './full-reductions'
import { assembleGoods, FIRST_GOODS_ID } from './goods'
import { draftHerbs } from './herb-drafts'
import { addLadders } from './ladders'
import { isImported } from './makers'
import { makeOffers } from './offers'
import { isPromotable } from './selection'
import { readSources, type Sources } from './sources'
import { stockGoods } from './stock'
import { tagGoods } from './tags'
import type { Catalogue, Category, Goods, Manufacturer } from './types'
import { WAREHOUSES } from './warehouses'

export type * from './types'

/**
 * Builds the whole catalogue from the source tables and a seed: the same seed gives the same rows, ids and
 * all. Every source row becomes a product; prices, packs, stock and promotions are generated and plausible. SV-01.
 */
export function buildCatalogue(seed: number, sources: Sources = readSources()): Catalogue {
  const tree = buildCategoryTree()
  const drafts = [
    ...draftDrugs(sources.drugs, sources.prices, seed),
    ...draftHerbs(sources.herbs, sources.prices, seed),
    ...draftDevices(sources.devices, seed),
  ]
  const manufacturers = listManufacturers(drafts)
  const { goods: branded, brands } = brandGoods(placeGoods(drafts, { manufacturers, tree, seed }))
  const { goods: laddered, tiers } = addLadders(branded, seed)
  const stock = stockGoods(laddered, shelfMonthsById(drafts), seed)
  const pool = laddered.filter(goods => isPromotable(goods, stock.numbers.get(goods.id) ?? 0))
  const offers = makeOffers(pool, seed)
  const reductions = makeFullReductions(pool, tree, seed)
  const goods = tagGoods(laddered, { tiers, reductions, offers })
  return {
    categories: countCategories(tree.categories, goods),
    manufacturers,
    brands,
    warehouses: WAREHOUSES,
    goods,
    prices: [...stock.prices, ...offers.prices],
    tiers,
    lots: stock.lots,
    combinations: makeCombinations(pool, seed),
    full_reductions: reductions,
    spikes: offers.spikes,
    everyday: offers.everyday,
    gifts: offers.gifts,
    exchanges: offers.exchanges,
  }
}

/** The catalogue of a shop that has no products yet: the categories in which to place them. */
export function emptyCatalogue(): Catalogue {
  return {
    categories: countCategories(buildCategoryTree().categories, []),
    manufacturers: [],
    brands: [],
    warehouses: [],
    goods: [],
    prices: [],
    tiers: [],
    lots: [],
    combinations: [],
    full_reductions: [],
    spikes: [],
    everyday: [],
    gifts: [],
    exchanges: [],
  }
}

function placeGoods(
  drafts: readonly Draft[],
  { manufacturers, tree, seed }: { manufacturers: readonly Manufacturer[]; tree: CategoryTree; seed: number },
): Goods[] {
  const manufacturerIds = new Map(manufacturers.map(({ name, id }) => [name, id]))
  const goods = assembleGoods(drafts, { tree, manufacturerIds, seed })
  return markUnavailable(markControlled(goods, seed), seed)
}

/** Makers in the order of their first product, which depends only on the source files. */
function listManufacturers(drafts: readonly Draft[]): Manufacturer[] {
  const counts = new Map<string, number>()
  for (const { sccj } of drafts) counts.set(sccj, (counts.get(sccj) ?? 0) + 1)
  return [...counts].map(([name, count], at) => ({
    id: at + 1,
    name,
    goods_count: count,
    is_import: isImported(name),
  }))
}

function shelfMonthsById(drafts: readonly Draft[]): Map<number, number> {
  return new Map(drafts.map((draft, at) => [FIRST_GOODS_ID + at, draft.shelf_months]))
}

function countCategories(categories: readonly Category[], goods: readonly Goods[]): Category[] {
  const counts = new Map<number, number>()
  for (const { category_ids: ids } of goods) for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return categories.map(category => ({ ...category, goods_count: counts.get(category.id) ?? 0 }))
}
