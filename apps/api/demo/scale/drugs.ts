import { isPatentMedicine } from '../catalogue/classify'
import { createRandom, type Random } from '../catalogue/random'
import { isForbidden } from '../catalogue/regulation'
import type { DrugRow } from '../catalogue/sources'
import { FAMILIES, type FormFamily, type NamedForm, PATENT_FAMILY } from './forms'
import { makerAt, type ScaleMaker } from './makers'

/** A medicine without its form: 阿莫西林 of 阿莫西林胶囊. */
interface Substance {
  readonly name: string
  readonly family: FormFamily
  readonly category: string
}

export interface Wanted {
  readonly count: number
  readonly seed: number
  readonly makers: readonly ScaleMaker[]
  /** Names of products that are not to be made again: trade and generic name. */
  readonly known: ReadonlySet<string>
}

/** Share of the products that are another pack of the one before. */
const SECOND_PACKS = 0.03

/** Tries to find a name that no other product has. */
const TRIES = 30

/** Rows of the drug table: brand, substance and form of real medicines in new combinations. */
export function scaleDrugs(rows: readonly DrugRow[], { count, seed, makers, known }: Wanted): DrugRow[] {
  const substances = findSubstances(rows)
  const names = new Set(known)
  const made: DrugRow[] = []
  for (let at = 0; at < count; at++) {
    const random = createRandom(seed, `scale-drug/${at}`)
    const last = made.at(-1)
    if (last && at > makers.length && random.chance(SECOND_PACKS)) {
      made.push({ ...last, spec: packOf(last, random) })
      continue
    }
    made.push(newDrug({ at, random, substances, makers, names }))
  }
  return made
}

interface Making {
  readonly at: number
  readonly random: Random
  readonly substances: readonly Substance[]
  readonly makers: readonly ScaleMaker[]
  readonly names: Set<string>
}

function newDrug({ at, random, substances, makers, names }: Making): DrugRow {
  const maker = makerAt(makers, at, random)
  let row = drugOf(random, maker, random.pick(substances))
  for (let tries = 0; tries < TRIES && names.has(nameOf(row)); tries++)
    row = drugOf(random, maker, random.pick(substances))
  names.add(nameOf(row))
  return row
}

const nameOf = (row: DrugRow) => `${row.trade_name}/${row.generic_name}`

function drugOf(random: Random, maker: ScaleMaker, { name, family, category }: Substance): DrugRow {
  const form = random.pick(family.forms)
  const generic_name = form.ending === '注射用' ? `注射用${name}` : `${name}${form.ending}`
  return {
    generic_name,
    trade_name: random.pick(maker.brands),
    spec: form.pack(random),
    dosage_form: form.form,
    manufacturer: maker.name,
    approval_no: approvalOf(category, maker, random),
    category,
    unit: form.unit,
    pack_qty: '',
  }
}

/** 国药准字, a letter, and the year or the province before the serial number. */
function approvalOf(category: string, { province }: ScaleMaker, random: Random): string {
  const letter = category === '中成药' ? 'Z' : 'H'
  const begin = random.chance(0.5) ? String(random.int(1999, 2024)) : `${province}02`
  return `国药准字${letter}${begin}${String(random.int(1, 9_999)).padStart(4, '0')}`
}

function packOf({ dosage_form, spec }: DrugRow, random: Random): string {
  const forms: readonly NamedForm[] = [...FAMILIES.flatMap(family => family.forms), ...PATENT_FAMILY.forms]
  const form = forms.find(one => one.form === dosage_form)
  const other = form?.pack(random) ?? spec
  return other === spec ? `${spec}(新包装)` : other
}

/** Substances of the table with the family of their forms, each once. */
function findSubstances(rows: readonly DrugRow[]): Substance[] {
  const found = new Map<string, Substance>()
  for (const row of rows) {
    if (isForbidden(row.generic_name) || /[A-Z()（）[\]/]/.test(row.generic_name)) continue
    const isPatent = isPatentMedicine(row)
    const families = isPatent ? [...FAMILIES.slice(0, 3), PATENT_FAMILY] : FAMILIES
    const family = families.find(one => one.endings.test(row.generic_name))
    const name = family && row.generic_name.replace(family.endings, '')
    if (!family || !name || name.length < 2) continue
    found.set(`${family.name}/${name}`, { name, family, category: isPatent ? '中成药' : '西药' })
  }
  return [...found.values()]
}
