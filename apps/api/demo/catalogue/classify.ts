import {
  DEVICE_DEFAULTS,
  DEVICE_RULES,
  FIXED_CATEGORIES,
  HERB_LEAVES,
  HERB_RULES,
  REAGENT_RULES,
} from './device-rules'
import {
  BIOLOGIC_RULES,
  INFUSION_RULES,
  LOOSE_SKIN_FORMS,
  NOT_ON_SKIN,
  ONCOLOGY_RULES,
  PLACE_RULES,
  type Rule,
  SKIN_FORMS,
  WESTERN_RULES,
} from './medicine-rules'
import { PATENT_MARKS, PATENT_RULES } from './patent-rules'
import type { DeviceRow, DrugRow, HerbRow } from './sources'

const WESTERN_ORDER = [PLACE_RULES, BIOLOGIC_RULES, INFUSION_RULES, ONCOLOGY_RULES, WESTERN_RULES]

/** True when a medicine is a Chinese patent medicine; rows that do not say are judged by number and name. */
export function isPatentMedicine(row: DrugRow): boolean {
  if (row.category !== '') return row.category === '中成药'
  if (/^(?:国药准字)?[HSJX]/.test(row.approval_no)) return false
  if (/^(?:国药准字)?[ZB]/.test(row.approval_no)) return true
  const western = [BIOLOGIC_RULES, INFUSION_RULES, ONCOLOGY_RULES, WESTERN_RULES]
  if (western.some(rules => leafOf(rules, row.generic_name) !== undefined)) return false
  return PATENT_MARKS.test(row.generic_name)
}

/** Main-menu leaf of a medicine. `form` is the repaired dosage form. */
export function classifyMedicine(row: DrugRow, form: string): string {
  const name = row.generic_name
  const patent = isPatentMedicine(row)
  const leaf = patent ? leafOf(PATENT_RULES, name) : westernLeaf(name)
  if (leaf !== undefined) return SYSTEMIC.has(leaf) ? (skinByForm(name, form, SKIN_FORMS) ?? leaf) : leaf
  const skin = skinByForm(name, form, SKIN_FORMS) ?? skinByForm(name, form, LOOSE_SKIN_FORMS)
  if (patent) return skin ?? 'tcm_other'
  return westernLeaf(row.trade_name) ?? skin ?? leafOf(PATENT_RULES, name) ?? 'western_other'
}

export function classifyDevice(row: DeviceRow): string {
  const fallback = DEVICE_DEFAULTS[row.category] ?? 'dev_supply'
  if (FIXED_CATEGORIES.has(row.category)) return fallback
  const rules = row.category === '体外诊断试剂' ? REAGENT_RULES : DEVICE_RULES
  return leafOf(rules, row.name) ?? fallback
}

export function classifyHerb(row: HerbRow): string {
  return HERB_LEAVES[row.class] ?? leafOf(HERB_RULES, row.name) ?? 'herb_root'
}

/** Leaves whose medicines are taken or injected: the same substance in a cream belongs to the skin. */
const SYSTEMIC = new Set(WESTERN_RULES.map(([leaf]) => leaf).concat('cytokine', 'onc_chemo'))

function skinByForm(name: string, form: string, forms: RegExp): string | undefined {
  return forms.test(form) && !NOT_ON_SKIN.test(name) ? 'skin' : undefined
}

function westernLeaf(name: string): string | undefined {
  for (const rules of WESTERN_ORDER) {
    const leaf = leafOf(rules, name)
    if (leaf !== undefined) return leaf
  }
  return undefined
}

function leafOf(rules: readonly Rule[], name: string): string | undefined {
  return rules.find(([, pattern]) => pattern.test(name))?.[0]
}
