import { createRandom, type Random } from '../catalogue/random'
import type { DeviceRow } from '../catalogue/sources'
import type { Wanted } from './drugs'
import { makerAt, type ScaleMaker } from './makers'
import { PROVINCE_SIGNS } from './words'

const MODELS = [
  'I型',
  'II型',
  'III型',
  'A型',
  'B型',
  'C型',
  '加强型',
  '标准型',
  '经济型',
  '一次性',
  '加长型',
  '儿童型',
] as const
const REAGENT_PACKS = [
  '20人份/盒',
  '48人份/盒',
  '96人份/盒',
  '50ml×2瓶/盒',
  '60ml×4瓶/盒',
  '1ml×10支/盒',
] as const
const SIZES = [
  '小号',
  '中号',
  '大号',
  '5cm×5m',
  '7.5cm×5m',
  '10cm×10cm',
  '10片',
  '20片',
  '50只',
  '100只',
] as const

const TRIES = 30

/** Rows of the device table: devices and reagents of real kinds under brands and models of their own. */
export function scaleDevices(
  rows: readonly DeviceRow[],
  { count, seed, makers, known }: Wanted,
): DeviceRow[] {
  const names = new Set(known)
  return Array.from({ length: count }, (_, at) => {
    const random = createRandom(seed, `scale-device/${at}`)
    const maker = makerAt(makers, at, random)
    let row = deviceOf(random.pick(rows), maker, random)
    for (let tries = 0; tries < TRIES && names.has(row.name); tries++)
      row = deviceOf(random.pick(rows), maker, random)
    names.add(row.name)
    return row
  })
}

function deviceOf(base: DeviceRow, maker: ScaleMaker, random: Random): DeviceRow {
  const isReagent = base.category === '体外诊断试剂'
  return {
    name: `${random.pick(maker.brands)}${base.name}(${random.pick(MODELS)})`,
    category: base.category,
    spec: isReagent ? random.pick(REAGENT_PACKS) : random.pick(SIZES),
    unit: isReagent ? '盒' : base.unit,
    manufacturer: maker.name,
    registration_no: registrationOf(maker, random),
    price_cny: base.price_cny && (Number(base.price_cny) * (0.8 + random.next() * 0.4)).toFixed(2),
  }
}

/** 国械注准 or that of a province, the year, the class, and the serial number. */
function registrationOf({ province }: ScaleMaker, random: Random): string {
  const isThird = random.chance(0.25)
  const sign = isThird ? '国' : (PROVINCE_SIGNS[province] ?? '鄂')
  const serial = String(random.int(1, 9_999)).padStart(4, '0')
  return `${sign}械注准${random.int(2014, 2025)}${isThird ? 3 : 2}${random.int(10, 66)}${serial}`
}
