import { createRandom } from './random'

/** Yuan that one piece of a form costs when no list knows better. */
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

/** How far a shelf lies from the plain price of its form. */
const LEAF_FACTORS: Readonly<Record<string, number>> = {
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

export interface ModelledPack {
  name: string
  form: string
  leaf: string
  count: number
  volume: number
}

/** A plausible pack price in yuan: form, shelf and pack, spread by the generic name so that makers agree. */
export function modelPrice(pack: ModelledPack, seed: number): number {
  const piece = PIECE_PRICES.find(([form]) => form.test(pack.form))?.[1] ?? 12
  const spread = createRandom(seed, `price/${pack.name}`).spread(0.32)
  return piece * (LEAF_FACTORS[pack.leaf] ?? 1) * piecesOf(pack) * sizeFactor(pack) * spread
}

/** More pieces cost more, though not in proportion; small pills and the doses of an inhaler hardly count. */
function piecesOf({ form, count }: ModelledPack): number {
  if (/吸入|粉雾|气雾|喷雾/.test(form)) return 1
  if (/丸剂/.test(form) && count >= 50) return 14 * (count / 200) ** 0.4
  return count ** 0.86
}

/** A bottle of 500 ml costs more than one of 100 ml, though not five times. */
function sizeFactor({ volume, form, count }: ModelledPack): number {
  if (volume === 0 || count > 1) return 1
  if (/注射/.test(form)) return volume >= 50 ? 0.55 * (volume / 100) ** 0.25 : 1
  if (/乳膏|软膏|凝胶/.test(form)) return (volume / 12) ** 0.55
  if (/滴眼|眼膏|滴耳/.test(form)) return (volume / 6) ** 0.3
  return (Math.max(volume, 10) / 100) ** 0.55
}

const MAKER_SPREAD = 0.1

/** How a maker departs from the common price: abroad, under a trade name, or simply dearer. */
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

/** Yuan to 1/10000 yuan, on the grid that wholesalers use: 0.005 below one yuan, 0.01, 0.05, 0.1, then whole yuan. */
export function toUnitPrice(yuan: number): number {
  const kept = Math.min(HIGHEST_YUAN, Math.max(LOWEST_YUAN, yuan))
  const [, grid] = PRICE_GRID.find(([below]) => kept < below) ?? [0, 10_000]
  return Math.max(grid, Math.round((kept * 10_000) / grid) * grid)
}

const PRICE_GRID: readonly (readonly [below: number, grid: number])[] = [
  [1, 50],
  [20, 100],
  [100, 500],
  [500, 1_000],
  [Number.POSITIVE_INFINITY, 10_000],
]
