import { classifyHerb } from './classify'
import type { Draft } from './draft'
import { originOf } from './herb-origins'
import { makerFor } from './makers'
import { herbPrices } from './price-list'
import { createRandom, hashText } from './random'
import { isForbidden } from './regulation'
import type { HerbRow, PriceRow } from './sources'
import { readSpecification } from './specification'

/** Most makers of a herb: more would make lists longer without more choice. */
const MAKERS_A_HERB = 3

/** Packs of pieces sold loose, in grams: the first maker sells kilos, the next ones smaller bags. */
const LOOSE_PACKS = [1_000, 500, 250] as const
const PRECIOUS_PACKS = [100, 50, 250] as const
/** A herb of this price and above is precious: small packs, and its own category. */
export const PRECIOUS_YUAN_A_GRAM = 0.6

/** Factor from the old retail prices to today's wholesale prices. */
const PRICE_LEVEL = 0.92

/** Every row of the herb table as one draft for each maker and pack. */
export function draftHerbs(rows: readonly HerbRow[], prices: readonly PriceRow[], seed: number): Draft[] {
  const makers = [...new Set(rows.flatMap(row => splitList(row.manufacturers)))].slice(0, 14)
  const listed = herbPrices(prices)
  const known = new Map(rows.map(row => [row.name, Number(row.retail_price_per_g)]))
  return rows.flatMap(row => {
    const gram = gramPrice(row, { known, listed, seed })
    return packsOf(row, makers, gram).map(pack => draftHerb(row, pack, { gram, seed }))
  })
}

interface HerbPack {
  maker: string
  text: string
  unit: string
  grams: number
}

function draftHerb(row: HerbRow, pack: HerbPack, { gram, seed }: { gram: number; seed: number }): Draft {
  const key = `herb/${row.name}/${pack.maker}/${pack.text}`
  const discount = pack.grams >= 500 ? 1 : 1.12
  const spread = createRandom(seed, key).spread(0.08)
  return {
    source: 'herb',
    key,
    common_name: row.name,
    trade_name: '',
    approval_no: '',
    dosage_form: '中药饮片',
    leaf: classifyHerb(row),
    sccj: pack.maker,
    is_import: 0,
    ypgg: pack.text,
    bzdw: pack.unit,
    origin: originOf(row.name, hashText(row.base_herb)),
    yuan: gram * pack.grams * PRICE_LEVEL * discount * spread,
    rx_type: 'herbal',
    storage: /鲜|阿胶|蜜/.test(row.name) ? 'cool' : 'normal',
    special_flag: row.name === '生麻黄' || isForbidden(row.name) ? 'controlled' : 'none',
    scope: '中药饮片',
    tax_rate: 900,
    bulk: pack.grams / 700,
    shelf_months: /鲜/.test(row.name) ? 6 : 24,
    siblings: 2,
    is_zy: 1,
  }
}

function packsOf(row: HerbRow, makers: readonly string[], gram: number): HerbPack[] {
  const named = splitList(row.manufacturers)
  const sellers = named.length > 0 ? named.slice(0, MAKERS_A_HERB) : [makerFor(row.name, makers)]
  const written = splitList(row.specs).map(text => readSpecification(text, '散剂'))
  if (written.length === 0) return sellers.map((maker, at) => loosePack(maker, at, gram))
  const packs = written.map((specification, at) => ({
    maker: sellers[at % sellers.length] ?? makerFor(row.name, makers),
    text: specification.text,
    unit: specification.unit,
    grams: specification.volume || 10,
  }))
  return packs.filter(
    (pack, at) => packs.findIndex(other => other.text === pack.text && other.maker === pack.maker) === at,
  )
}

function loosePack(maker: string, at: number, gram: number): HerbPack {
  const sizes = gram >= PRECIOUS_YUAN_A_GRAM ? PRECIOUS_PACKS : LOOSE_PACKS
  const grams = sizes[at % sizes.length] ?? 500
  return { maker, grams, text: grams === 1_000 ? '1kg/袋' : `${grams}g/袋`, unit: '袋' }
}

const PROCESSING =
  /^(?:炒|炙|生|醋|酒|盐|蜜|姜|焦|煅|烫|煨|麸炒|燀|制|法|清|熟|鲜|嫩|干)|(?:炭|碳|粉|片|面|块|镑|肉|珠)$/g

interface HerbPrices {
  /** Yuan for each gram, from the herb table. */
  readonly known: ReadonlyMap<string, number>
  /** The same, from the price list. */
  readonly listed: ReadonlyMap<string, number>
  readonly seed: number
}

/** Yuan for each gram: its own price, that of the same herb with another processing, the listed one, or from the seed. */
function gramPrice(row: HerbRow, { known, listed, seed }: HerbPrices): number {
  const bare = row.name.replace(PROCESSING, '')
  const names = [row.name, row.base_herb, bare, `生${bare}`, `炒${bare}`, `炙${bare}`]
  const found = names.map(name => known.get(name) || listed.get(name)).find(price => price)
  if (found) return found
  if (/牛黄|羚羊|麝香/.test(row.name)) return 120
  if (/血竭|琥珀|瑚珀|三七|西洋参|红景天|鹿|川贝/.test(row.name)) return 0.9
  return 0.07 * createRandom(seed, `herb-gram/${bare}`).spread(0.5)
}

function splitList(text: string): string[] {
  return text
    .split(' | ')
    .map(part => part.trim())
    .filter(Boolean)
}
