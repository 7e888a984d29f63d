import type { PriceRow } from './sources'
import { readSpecification } from './specification'

interface ListedPrice {
  family: string
  /** Yuan for one tablet, sachet, ampoule … */
  perPiece: number
  /** Pieces in the listed pack. */
  pieces: number
  /** Milligrams or millilitres; 0 when not written. */
  strength: number
}

/** What is asked of the price list: a medicine in one pack. */
export interface PricedPack {
  name: string
  form: string
  strength: string
  volume: number
  count: number
}

export interface PriceList {
  /** Price of a pack in yuan by the list; undefined when no listed medicine is similar enough. */
  packPrice(pack: PricedPack): number | undefined
}

/** Salts and forms in which two names of one substance can differ. */
const DECORATION =
  /[[(（].*?[\])）]|^注射用|注射液|分散片|肠溶片|缓释片|控释片|咀嚼片|泡腾片|片$|软胶囊|胶囊|颗粒|冲剂|^盐酸|^硫酸|^枸橼酸|^马来酸|^酒石酸|^富马酸|^甲磺酸|^苯磺酸|^磷酸|^氢溴酸|^醋酸|缓释|肠溶|分散|钠$/g

/** Opens the hospital list for queries by name without salt, form family and strength. */
export function openPriceList(rows: readonly PriceRow[]): PriceList {
  const byName = new Map<string, ListedPrice[]>()
  for (const row of rows) {
    if (row.dosage_form === '草药') continue
    const listed = readRow(row)
    for (const key of new Set([row.name, bareName(row.name)])) {
      byName.set(key, [...(byName.get(key) ?? []), listed])
    }
  }
  return {
    packPrice: pack => {
      const listed = byName.get(pack.name) ?? byName.get(bareName(pack.name)) ?? []
      const family = familyOf(pack.form)
      const alike = listed.filter(price => price.family === family && isSamePill(price, pack.count))
      const match = closest(alike, amountOf(pack.strength, pack.volume))
      return match && match.perPiece * pack.count
    },
  }
}

/** Yuan a gram by herb name, from the same list. */
export function herbPrices(rows: readonly PriceRow[]): Map<string, number> {
  const herbs = rows.filter(row => row.dosage_form === '草药')
  return new Map(herbs.map(row => [row.name, Number(row.retail_price)]))
}

/** A medicine's name without its salt, form and bracketed remarks. */
function bareName(name: string): string {
  return name.replace(DECORATION, '') || name
}

function readRow(row: PriceRow): ListedPrice {
  const { strength, volume } = readSpecification(row.min_spec, '片剂')
  return {
    family: familyOf(row.dosage_form),
    perPiece: Number(row.retail_price) / Math.max(1, Number(row.amount_per_package)),
    pieces: Number(row.amount_per_package),
    strength: amountOf(strength, volume),
  }
}

/** Big honey pills are counted in tens and small ones in hundreds: their prices are not comparable. */
function isSamePill(price: ListedPrice, count: number): boolean {
  return price.family !== 'pill' || price.pieces >= 50 === count >= 50
}

/** The listed price of the nearest strength, scaled (less than linearly) to the wanted strength. */
function closest(listed: readonly ListedPrice[], strength: number): ListedPrice | undefined {
  if (strength === 0) return listed[0]
  const distance = (price: ListedPrice) =>
    price.strength > 0 ? Math.abs(Math.log(price.strength / strength)) : 3
  const [best] = [...listed].sort((a, b) => distance(a) - distance(b))
  if (!best || distance(best) > 3.5) return undefined
  const ratio = best.strength > 0 ? (strength / best.strength) ** 0.6 : 1
  return { ...best, perPiece: best.perPiece * Math.min(4, Math.max(0.3, ratio)) }
}

const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/注射|针|粉针/, 'injection'],
  [/颗粒|冲剂|散/, 'granule'],
  [/丸/, 'pill'],
  [/口服液|糖浆|混悬|合剂|溶液/, 'liquid'],
  [/膏|凝胶/, 'ointment'],
  [/滴眼|滴耳|滴鼻/, 'drops'],
  [/贴/, 'patch'],
  [/喷雾|气雾|吸入|粉雾/, 'spray'],
]

function familyOf(form: string): string {
  return FAMILIES.find(([pattern]) => pattern.test(form))?.[1] ?? 'solid'
}

const MILLIGRAMS: Readonly<Record<string, number>> = { g: 1_000, mg: 1, μg: 0.001, ml: 1 }

function amountOf(strength: string, volume: number): number {
  const found = strength.match(/^([\d.]+)(mg|μg|g|ml)$/)
  if (!found) return volume
  return Number(found[1]) * (MILLIGRAMS[found[2] ?? ''] ?? 1)
}
