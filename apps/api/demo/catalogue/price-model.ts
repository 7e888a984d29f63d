import { createRandom } from './random'

/** Price of one piece in yuan, by dosage form; the first match applies. */
const PIECE_PRICES: readonly (readonly [RegExp, number])[] = [
  [/注射/, 6.4],
  [/植入/, 380],
  [/颗粒|散剂/, 1.25],
  [/滴丸/, 0.12],
  [/丸剂/, 0.9],
  [/软胶囊/, 0.62],
  [/胶囊/, 0.68],
  [/缓释|控释|肠溶/, 0.72],
  [/片/, 0.46],
  [/口服液/, 1.7],
  [/贴膏|贴剂|膏剂/, 2.6],
  [/栓/, 2.1],
  [/吸入|粉雾/, 72],
  [/气雾|喷雾/, 31],
  [/滴眼|滴耳|眼膏/, 11.5],
  [/乳膏|软膏|凝胶|糊剂/, 9.6],
  [/麻醉/, 460],
  [/酒剂/, 38],
  [/粉剂/, 16],
]

/** Price factor of each category, by the key of its leaf in the menu. 1 when it is not in the table. */
const CATEGORY_FACTORS: Readonly<Record<string, number>> = {
  onc_antibody: 420,
  onc_target: 160,
  onc_chemo: 9,
  onc_endocrine: 24,
  onc_support: 7,
  plasma: 52,
  insulin: 9.5,
  cytokine: 8,
  hormone: 11,
  probiotic: 1.9,
  antiviral: 5.5,
  imaging: 20,
  neuro: 3.2,
  cardio: 2.1,
  diabetes: 2.4,
  allergy: 3.4,
  urogenital: 3.8,
  blood: 1.7,
  anaesthetic: 1.6,
  digestive: 1.8,
  antibiotic: 1.7,
  antifungal: 2.8,
  inf_nutrition: 9,
  inf_enteral: 2.8,
  inf_dialysis: 2.2,
  inf_base: 0.7,
  inf_electrolyte: 1.1,
  tcm_tumour: 2.2,
  tcm_heart: 1.5,
  tcm_tonic: 1.4,
  tcm_bone: 1.3,
  tcm_women: 1.3,
  tcm_liver: 1.3,
  eye: 1.5,
}

export interface PackToPrice {
  name: string
  form: string
  leaf: string
  count: number
  /** Millilitres, or grams for solids, of one piece; 0 when not written. */
  volume: number
}

/**
 * A plausible price of a pack in yuan, from form, category and size. The random factor depends on the generic name
 * only, so that it is the same for all manufacturers.
 */
export function modelPrice(pack: PackToPrice, seed: number): number {
  const piece = PIECE_PRICES.find(([form]) => form.test(pack.form))?.[1] ?? 12
  const spread = createRandom(seed, `price/${pack.name}`).spread(0.32)
  return piece * (CATEGORY_FACTORS[pack.leaf] ?? 1) * countFactor(pack) * sizeFactor(pack) * spread
}

/**
 * How many times the price of one piece a pack costs. It grows more slowly than the number of pieces. For inhalers and
 * sprays it is 1.
 */
function countFactor({ form, count }: PackToPrice): number {
  if (/吸入|粉雾|气雾|喷雾/.test(form)) return 1
  if (/丸剂/.test(form) && count >= 50) return 14 * (count / 200) ** 0.4
  return count ** 0.86
}

/** Price factor of the volume of a single piece: 500 ml costs more than 100 ml, but not five times as much. */
function sizeFactor({ volume, form, count }: PackToPrice): number {
  if (volume === 0 || count > 1) return 1
  if (/注射/.test(form)) return volume >= 50 ? 0.55 * (volume / 100) ** 0.25 : 1
  if (/乳膏|软膏|凝胶/.test(form)) return (volume / 12) ** 0.55
  if (/滴眼|眼膏|滴耳/.test(form)) return (volume / 6) ** 0.3
  return (Math.max(volume, 10) / 100) ** 0.55
}

const MAKER_SPREAD = 0.1

/**
 * Price factor of a manufacturer: imported and branded products cost more, and each manufacturer has a random factor
 * around 1.
 */
export function makerFactor(
  maker: { key: string; isImport: boolean; isBranded: boolean },
  seed: number,
): number {
  const origin = maker.isImport ? 1.9 : 1
  const brand = maker.isBranded ? 1.25 : 0.9
  return origin * brand * createRandom(seed, `maker/${maker.key}`).spread(MAKER_SPREAD)
}

const LOWEST_YUAN = 0.2
const HIGHEST_YUAN = 29_800

/** The price in 1/10000 yuan, between LOWEST_YUAN and HIGHEST_YUAN, rounded to the step of PRICE_GRID. */
export function roundedPrice(yuan: number): number {
  const limited = Math.min(HIGHEST_YUAN, Math.max(LOWEST_YUAN, yuan))
  const [, grid] = PRICE_GRID.find(([below]) => limited < below) ?? [0, 10_000]
  return Math.max(grid, Math.round((limited * 10_000) / grid) * grid)
}

/** Rounding step, in 1/10000 yuan, of prices below a limit in yuan. */
const PRICE_GRID: readonly (readonly [below: number, grid: number])[] = [
  [1, 50],
  [20, 100],
  [100, 500],
  [500, 1_000],
  [Number.POSITIVE_INFINITY, 10_000],
]
