import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PACKAGE_FOLDER } from '../../src/package-folder'
import { readTsv } from './tsv'

const DRUG_COLUMNS = [
  'generic_name',
  'trade_name',
  'spec',
  'dosage_form',
  'manufacturer',
  'approval_no',
  'category',
  'unit',
  'pack_qty',
] as const
const HERB_COLUMNS = [
  'name',
  'base_herb',
  'processing',
  'class',
  'specs',
  'manufacturers',
  'retail_price_per_g',
] as const
const DEVICE_COLUMNS = [
  'name',
  'category',
  'spec',
  'unit',
  'manufacturer',
  'registration_no',
  'price_cny',
] as const
const PRICE_COLUMNS = [
  'name',
  'dosage_form',
  'package_spec',
  'unit',
  'amount_per_package',
  'min_spec',
  'min_unit',
  'trade_price',
  'retail_price',
  'insurance_class',
] as const

export type DrugRow = Record<(typeof DRUG_COLUMNS)[number], string>
export type HerbRow = Record<(typeof HERB_COLUMNS)[number], string>
export type DeviceRow = Record<(typeof DEVICE_COLUMNS)[number], string>
export type PriceRow = Record<(typeof PRICE_COLUMNS)[number], string>

export interface Sources {
  drugs: DrugRow[]
  herbs: HerbRow[]
  devices: DeviceRow[]
  prices: PriceRow[]
}

/** Reads the four source tables beside this folder. Throws when one is missing or malformed. */
export function readSources(): Sources {
  return {
    drugs: readTable('drugs.tsv', DRUG_COLUMNS),
    herbs: readTable('herbs.tsv', HERB_COLUMNS),
    devices: readTable('devices.tsv', DEVICE_COLUMNS),
    prices: readTable('prices.tsv', PRICE_COLUMNS),
  }
}

function readTable<Column extends string>(file: string, columns: readonly Column[]) {
  const text = readFileSync(path.join(PACKAGE_FOLDER, 'demo/data', file), 'utf8')
  return readTsv(file, text, columns)
}
