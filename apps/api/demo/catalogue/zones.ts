import type { CategoryTree } from './category-tree'
import type { Draft } from './draft'
import { PRECIOUS_YUAN_A_GRAM } from './herb-drafts'

/** Category of the free-shipping menu that a leaf of the main menu belongs to. */
const YX_LEAVES: Readonly<Record<string, string>> = {
  tcm_cold: 'yx_cold',
  tcm_cough: 'yx_cold',
  tcm_throat: 'yx_cold',
  respiratory: 'yx_cold',
  digestive: 'yx_stomach',
  tcm_stomach: 'yx_stomach',
  probiotic: 'yx_stomach',
  analgesic: 'yx_pain',
  antibiotic: 'yx_infect',
  antiviral: 'yx_infect',
  antifungal: 'yx_infect',
  cardio: 'yx_heart',
  tcm_heart: 'yx_heart',
  blood: 'yx_heart',
  diabetes: 'yx_sugar',
  insulin: 'yx_sugar',
  neuro: 'yx_nerve',
  urogenital: 'yx_special',
  allergy: 'yx_special',
  tcm_liver: 'yx_special',
  skin: 'yx_skin',
  eye: 'yx_skin',
  ear_nose: 'yx_skin',
  anal: 'yx_skin',
  tcm_women: 'yx_women',
  tcm_child: 'yx_women',
  women_topical: 'yx_women',
  tcm_bone: 'yx_bone',
  vitamins: 'yx_vitamin',
  minerals: 'yx_vitamin',
  nourish: 'yx_nourish',
  tcm_tonic: 'yx_nourish',
}

const ZY_PARTS: Readonly<Record<string, string>> = {
  herb_root: 'zy_root',
  herb_fruit: 'zy_fruit',
  herb_whole: 'zy_whole',
  herb_flower: 'zy_flower',
  herb_vine: 'zy_bark',
  herb_bark: 'zy_bark',
  herb_animal: 'zy_animal',
}

const ZY_PROCESSES: readonly (readonly [RegExp, string])[] = [
  [/炭|碳|煅|炮|烫|焦/, 'zy_char'],
  [/炒/, 'zy_fried'],
  [/炙|蜜|醋|酒|盐|姜|制|法半夏|熟|燀|煨/, 'zy_honey'],
]

const FOOD_HERBS =
  /^(?:枸杞子|山药|山楂|茯苓|大枣|菊花|金银花|薏米|生薏米|莲子肉|百合|龙眼肉|陈皮|芡实|芡实米|决明子|胖大海|玫瑰花|荷叶|黑芝麻|赤小豆|麦芽|生麦芽|甘草|桂圆|罗汉果|干姜|砂仁|丁香|肉桂|白扁豆|蒲公英|葛根|乌梅|桔梗|黄芪|党参|当归|西洋参|西洋参片|麦冬)$/

const QX_LEAVES: Readonly<Record<string, string>> = {
  dev_bandage: 'qx_bandage',
  dev_dressing: 'qx_dressing',
  dev_care: 'qx_care',
  dev_puncture: 'qx_puncture',
  dev_tube: 'qx_tube',
  dev_bone: 'qx_bone',
  dev_supply: 'qx_other',
  dev_instrument: 'qx_instrument',
  dev_ray: 'qx_ray',
  dev_rehab: 'qx_rehab',
  dev_dental: 'qx_dental',
  rea_immune: 'qx_immune',
  rea_biochem: 'qx_biochem',
  rea_blood: 'qx_blood',
  rea_micro: 'qx_micro',
  rea_control: 'qx_control',
  rea_other: 'qx_buffer',
}

/** Ids of all categories of a product, in all four menus, ascending and without duplicates. */
export function categoryIdsOf(draft: Draft, isYx: boolean, tree: CategoryTree): number[] {
  const keys = [draft.leaf]
  if (isYx) keys.push(YX_LEAVES[draft.leaf] ?? 'yx_other')
  if (draft.is_zy === 1) keys.push(...zyLeaves(draft))
  const qx = QX_LEAVES[draft.leaf]
  if (qx !== undefined) keys.push(qx)
  return [...new Set(keys.flatMap(key => tree.path(key)))].sort((a, b) => a - b)
}

function zyLeaves(draft: Draft): string[] {
  const name = draft.common_name
  const process = ZY_PROCESSES.find(([mark]) => mark.test(name))?.[1] ?? 'zy_raw'
  const keys = [ZY_PARTS[draft.leaf] ?? 'zy_mineral', process]
  const grams = draft.bulk * 700
  if (draft.yuan / grams > PRECIOUS_YUAN_A_GRAM) keys.push('zy_precious')
  if (/粉|面$/.test(name) || grams <= 30) keys.push('zy_powder')
  if (FOOD_HERBS.test(name.replace(/\(.+\)$/, ''))) keys.push('zy_daily')
  return keys
}
