import { classifyMedicine, isPatentMedicine } from './classify'
import { dosageFormOf, formDetails } from './dosage-form'
import type { Draft } from './draft'
import { isImported } from './makers'
import { openPriceList, type PriceList } from './price-list'
import { makerFactor, modelPrice } from './price-model'
import { rxTypeOf, scopeOf, shelfMonthsOf, specialFlagOf, storageOf, taxRateOf } from './regulation'
import type { DrugRow, PriceRow } from './sources'
import { readSpecification, type Specification, strengthOf } from './specification'

/** Values of other rows of the same medicine, for a row that lacks them. */
interface Relatives {
  count(name: string): number
  specification(name: string, form: string): string | undefined
  approval(row: DrugRow): string
}

/** Every row of the drug table as a draft. Missing values come from other rows of the same medicine, the form or the name. */
export function draftDrugs(rows: readonly DrugRow[], prices: readonly PriceRow[], seed: number): Draft[] {
  const relatives = findRelatives(rows)
  const list = openPriceList(prices)
  const seen = new Map<string, number>()
  return rows.map(row => {
    const identity = `drug/${row.generic_name}/${row.trade_name}/${row.spec}/${row.manufacturer}`
    const times = (seen.get(identity) ?? 0) + 1
    seen.set(identity, times)
    return draftDrug(row, times === 1 ? identity : `${identity}/${times}`, { relatives, list, seed })
  })
}

interface Context {
  relatives: Relatives
  list: PriceList
  seed: number
}

function draftDrug(row: DrugRow, key: string, { relatives, list, seed }: Context): Draft {
  const name = row.generic_name
  const form = dosageFormOf(row.dosage_form, name)
  const specification = specificationOf(row, form, relatives)
  const leaf = classifyMedicine(row, form)
  const patent = isPatentMedicine(row)
  const rxType = rxTypeOf(row, { leaf, form, patent })
  const isImport = isImported(row.manufacturer)
  return {
    source: 'drug',
    key,
    common_name: name,
    trade_name: row.trade_name,
    approval_no: row.approval_no || relatives.approval(row),
    dosage_form: form,
    leaf,
    sccj: row.manufacturer,
    is_import: isImport,
    ypgg: specification.text,
    bzdw: specification.unit,
    origin: '',
    yuan: priceOf({ name, form, leaf, ...specification }, { key, isImport, row, list, seed }),
    rx_type: rxType,
    storage: storageOf(name, form),
    special_flag: specialFlagOf(`${name} ${row.trade_name}`),
    scope: scopeOf(leaf, patent, rxType),
    tax_rate: taxRateOf(name, leaf),
    bulk: specification.volume >= 200 ? specification.volume / 1_000 : 0,
    shelf_months: shelfMonthsOf(name, form),
    siblings: relatives.count(name),
    is_zy: 0,
  }
}

function specificationOf(row: DrugRow, form: string, relatives: Relatives): Specification {
  const own = readSpecification(row.spec, form, row.unit, Number(row.pack_qty))
  if (own.text !== '') return own
  const borrowed = relatives.specification(row.generic_name, form) ?? formDetails(form).fallback
  return readSpecification(borrowed, form, row.unit)
}

interface Pricing {
  key: string
  isImport: number
  row: DrugRow
  list: PriceList
  seed: number
}

/** The list has retail prices of hospitals; wholesale is about four fifths of them. */
const WHOLESALE_SHARE = 0.82

/** The cheapest old generics cost more today than in the list. */
const PRICE_RISE_YUAN = 0.7

/** A listed price that differs from the model by more than this factor is of another pack. */
const BELIEVABLE_TIMES = 5

function priceOf(
  pack: Specification & { name: string; form: string; leaf: string },
  pricing: Pricing,
): number {
  const { key, isImport, row, list, seed } = pricing
  const modelled = modelPrice(pack, seed)
  const listed = (list.packPrice(pack) ?? modelled / WHOLESALE_SHARE) * WHOLESALE_SHARE
  const kept = Math.min(modelled * BELIEVABLE_TIMES, Math.max(modelled / BELIEVABLE_TIMES, listed))
  return (
    (kept ** 0.75 * modelled ** 0.25 + PRICE_RISE_YUAN) *
    makerFactor({ key, isImport: isImport === 1, isBranded: row.trade_name !== '' }, seed)
  )
}

function findRelatives(rows: readonly DrugRow[]): Relatives {
  const counts = new Map<string, number>()
  const specifications = new Map<string, Map<string, number>>()
  const approvals = new Map<string, string>()
  for (const row of rows) {
    const form = dosageFormOf(row.dosage_form, row.generic_name)
    counts.set(row.generic_name, (counts.get(row.generic_name) ?? 0) + 1)
    const { text } = readSpecification(row.spec, form, row.unit, Number(row.pack_qty))
    if (text !== '') countIn(specifications, `${row.generic_name}/${form}`, text)
    if (row.approval_no !== '') approvals.set(approvalKey(row), row.approval_no)
  }
  return {
    count: name => counts.get(name) ?? 1,
    specification: (name, form) => mostFrequent(specifications.get(`${name}/${form}`)),
    approval: row => approvals.get(approvalKey(row)) ?? '',
  }
}

/** A maker's medicine in one strength has the same approval number in every pack. */
function approvalKey(row: DrugRow): string {
  return `${row.generic_name}/${row.trade_name}/${row.manufacturer}/${strengthOf(row.spec)}`
}

function countIn(table: Map<string, Map<string, number>>, key: string, entry: string): void {
  const counts = table.get(key) ?? new Map<string, number>()
  counts.set(entry, (counts.get(entry) ?? 0) + 1)
  table.set(key, counts)
}

function mostFrequent(counts: Map<string, number> | undefined): string | undefined {
  return [...(counts ?? [])].sort((a, b) => b[1] - a[1])[0]?.[0]
}
