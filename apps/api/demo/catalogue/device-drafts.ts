import { classifyDevice } from './classify'
import type { Draft } from './draft'
import { deviceMakers, isImported, makerFor } from './makers'
import { createRandom } from './random'
import type { DeviceRow } from './sources'
import { tidySpecification } from './specification'

/** Yuan and unit of a device that says neither, by its leaf. */
const LEAF_DEFAULTS: Readonly<Record<string, { yuan: number; unit: string; pack: string }>> = {
  dev_bandage: { yuan: 6.5, unit: '卷', pack: '1卷' },
  dev_dressing: { yuan: 4.2, unit: '包', pack: '1包' },
  dev_puncture: { yuan: 2.4, unit: '支', pack: '1支' },
  dev_tube: { yuan: 9.5, unit: '根', pack: '1根' },
  dev_bone: { yuan: 2_600, unit: '个', pack: '1个' },
  dev_supply: { yuan: 28, unit: '个', pack: '1个' },
  dev_instrument: { yuan: 165, unit: '台', pack: '1台' },
  dev_ray: { yuan: 420, unit: '台', pack: '1台' },
  dev_rehab: { yuan: 78, unit: '件', pack: '1件' },
  dev_care: { yuan: 46, unit: '件', pack: '1件' },
  dev_dental: { yuan: 96, unit: '套', pack: '1套' },
  rea_immune: { yuan: 420, unit: '盒', pack: '96人份' },
  rea_biochem: { yuan: 260, unit: '盒', pack: '50ml×4瓶' },
  rea_blood: { yuan: 310, unit: '盒', pack: '10支' },
  rea_micro: { yuan: 145, unit: '盒', pack: '20片' },
  rea_control: { yuan: 280, unit: '盒', pack: '1ml×4支' },
  rea_other: { yuan: 130, unit: '盒', pack: '500ml×2瓶' },
}

/** Price factor of each unit of the source, and the unit to use where that of the source is none. */
const UNITS_WRITTEN: Readonly<Record<string, { factor: number; unit?: string }>> = {
  人份: { factor: 0.06 },
  箱: { factor: 1.6 },
  片: { factor: 0.3 },
  块: { factor: 0.6 },
  颗: { factor: 0.4 },
  kg: { factor: 2, unit: '包' },
  ml: { factor: 0.2, unit: '瓶' },
  T: { factor: 0.06, unit: '人份' },
  次: { factor: 0.3, unit: '套' },
  付: { factor: 1, unit: '副' },
  '/': { factor: 1, unit: '' },
}

/** Price factors within a leaf: hand tools 0.3, machines 40. */
const SMALL_TOOLS = /剪|刀|钳|镊|勺|器$|针|管|罐|杯|盆|手套|体温计|火罐|痰盂|尿壶|布|袋|垫/
const MACHINES =
  /起搏|X光|X线|呼吸机|人工呼吸|保育箱|分析仪|激光|超声|麻醉|手术台|牙科设备|扶手椅|放射设备|理疗设备|医疗分析|床$/
const COLD_REAGENTS = /抗体|抗原|酶|血浆|血清|质控|定标|校准|培养/

/** Every row of the device table as a draft. */
export function draftDevices(rows: readonly DeviceRow[], seed: number): Draft[] {
  const seen = new Map<string, number>()
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(row.name, (counts.get(row.name) ?? 0) + 1)
  return rows.map(row => {
    const identity = `device/${row.name}/${row.spec}/${row.manufacturer}/${row.registration_no}`
    const times = (seen.get(identity) ?? 0) + 1
    seen.set(identity, times)
    const key = times === 1 ? identity : `${identity}/${times}`
    const leaf = classifyDevice(row)
    const maker = row.manufacturer || makerFor(row.name, deviceMakers(leaf))
    return draftDevice(row, { key, leaf, maker, siblings: counts.get(row.name) ?? 1, seed })
  })
}

interface Identity {
  key: string
  leaf: string
  maker: string
  siblings: number
  seed: number
}

function draftDevice(row: DeviceRow, { key, leaf, maker, siblings, seed }: Identity): Draft {
  const details = LEAF_DEFAULTS[leaf] ?? { yuan: 60, unit: '个', pack: '1个' }
  const isReagent = leaf.startsWith('rea_')
  const unit = unitOf(row, leaf, details.unit)
  return {
    source: 'device',
    key,
    common_name: row.name,
    trade_name: '',
    approval_no: row.registration_no,
    dosage_form: isReagent ? '体外诊断试剂' : row.category.replace('医用敷料耗材', '医用敷料'),
    leaf,
    sccj: maker,
    is_import: isImported(maker),
    ypgg: specificationOf(row, { unit, pack: details.pack, isReagent }),
    bzdw: unit,
    origin: '',
    yuan: priceOf(row, { plain: details.yuan, isImport: isImported(maker) === 1, seed }),
    rx_type: 'device',
    storage: isReagent && COLD_REAGENTS.test(row.name) ? 'cold' : 'normal',
    special_flag: 'none',
    scope: isReagent ? '体外诊断试剂' : '医疗器械',
    tax_rate: 1300,
    bulk: leaf === 'dev_instrument' || leaf === 'dev_ray' ? 4 : 0,
    shelf_months: isReagent ? 18 : 48,
    siblings,
    is_zy: 0,
  }
}

function unitOf(row: DeviceRow, leaf: string, fallback: string): string {
  const written = row.spec.match(/\/\s*[大小]?(盒|瓶|支|袋|包|卷|箱|个|套|片|米|贴|块|桶|张|根)$/)?.[1]
  const unit = row.unit === '' ? written : (UNITS_WRITTEN[row.unit]?.unit ?? row.unit)
  if (unit) return unit
  return leaf === 'dev_instrument' && SMALL_TOOLS.test(row.name) ? '件' : fallback
}

function specificationOf(
  row: DeviceRow,
  { unit, pack, isReagent }: { unit: string; pack: string; isReagent: boolean },
): string {
  const text = tidySpecification(row.spec, unit)
  if (text === '')
    return isReagent && unit === '盒' ? `${pack}/盒` : `1${unit}/${unit}`.replace(/^1(.+)\/\1$/, '1$1')
  return text.includes(`/${unit}`) || text.endsWith(`1${unit}`) ? text : `${text}/${unit}`
}

const DEVICE_MARGIN = 0.84

function priceOf(
  row: DeviceRow,
  { plain, isImport, seed }: { plain: number; isImport: boolean; seed: number },
): number {
  if (Number(row.price_cny) > 0) return Number(row.price_cny) * DEVICE_MARGIN
  const byName = createRandom(seed, `device-price/${row.name}`).spread(0.5)
  const size = toolSize(row.name, plain)
  const pieces = Number(row.spec.match(/[x×*](\d{1,3})(?:支|瓶|片|包|个|贴)/)?.[1] ?? 1)
  const unit = UNITS_WRITTEN[row.unit]?.factor ?? 1
  return plain * byName * size * unit * pieces ** 0.35 * (isImport ? 1.5 : 0.9)
}

function toolSize(name: string, plain: number): number {
  if (plain < 40 || plain > 1_000) return 1
  if (MACHINES.test(name)) return 40
  return SMALL_TOOLS.test(name) ? 0.3 : 1
}
