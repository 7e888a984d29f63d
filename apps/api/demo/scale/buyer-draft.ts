import { type EnterpriseType, isLicenceChecked, type LicenceState } from '@yaoji/domain'
import { regionRows } from '../../src/modules/address/official-regions'
import { type Account, CLINIC_SCOPES, PHARMACY_SCOPES } from '../accounts'
import { createRandom, type Random } from '../catalogue/random'
import { companyWord, personName } from './words'

/** A buyer as its orders need it. */
export interface ScaleBuyer {
  readonly id: number
  readonly company: string
  readonly scopes: readonly string[]
  /** May buy: the licence passed. */
  readonly buys: boolean
  readonly created_at: Date
  readonly address: { consignee: string; mobile: string; region: string; detail: string }
}

/** The telephone number of the first buyer, who has most orders. */
export const SCALE_PHONE = '13100000001'

/** Days that the oldest account is older than the oldest order. */
const OLDEST_DAYS = 900

/** A lowest region with those above it. */
export interface Place {
  readonly province_code: string
  readonly city_code: string
  readonly district_code: string
  readonly region: string
  readonly city: string
}

/** A buyer before it is rows. */
export interface BuyerDraft {
  readonly id: number
  readonly at: number
  readonly account: Account
  readonly place: Place
  readonly detail: string
  readonly created_at: Date
}

const KINDS: readonly (readonly [EnterpriseType, readonly string[]])[] = [
  ['pharmacy', ['大药房', '大药房有限公司', '药店', '医药有限公司', '平价药房']],
  ['pharmacy', ['大药房', '便民药房', '健康大药房', '药房有限公司']],
  ['clinic', ['诊所', '门诊部', '中医诊所', '社区卫生服务站']],
]

const STREETS = [
  '人民路',
  '解放路',
  '中山路',
  '建设路',
  '新华路',
  '文化路',
  '胜利街',
  '和平大道',
  '长江路',
  '迎宾路',
] as const
const RANKS = ['普通会员', '普通会员', '银牌会员', '金牌会员', '钻石会员'] as const

interface Seeded {
  readonly id: number
  /** The place of the buyer among those that are made. */
  readonly at: number
  readonly seed: number
  readonly now: Date
  readonly places: readonly Place[]
}

/** Makes a buyer from a seed. */
export function draftBuyer({ id, at, seed, now, places }: Seeded): BuyerDraft {
  const random = createRandom(seed, `scale-buyer/${at}`)
  const place = random.pick(places)
  const [type, endings] = random.pick(KINDS)
  const detail = `${random.pick(STREETS)} ${random.int(1, 998)} 号`
  const age = at === 0 ? OLDEST_DAYS : random.int(1, OLDEST_DAYS)
  const created_at = new Date(now.getTime() - age * 86_400_000)
  const account: Account = {
    user: {
      username: `scale-${at + 1}`,
      phone: String(Number(SCALE_PHONE) + at),
      name: personName(random),
      company: `${place.city}${companyWord(random)}${random.pick(endings)}`,
      address: place.region + detail,
      region_code: place.district_code,
      rank: random.pick(RANKS),
    },
    enterprise: type,
    licence: licenceOf(at, random),
    scopes: type === 'clinic' ? CLINIC_SCOPES : PHARMACY_SCOPES,
    legal_person: personName(random),
    credit_code: `91${place.district_code}MA${String(10_000_000 + at).slice(-7)}`,
  }
  return { id, at, account, place, detail, created_at }
}

/** The first buyer can always log in and buy. */
function licenceOf(at: number, random: Random): LicenceState {
  const chance = random.next()
  if (at === 0 || chance < 0.92) return 'passed'
  return chance < 0.96 ? 'submitted' : 'expired'
}

/** What the orders of a buyer need of it. */
export function toBuyer({ id, account, place, detail, created_at }: BuyerDraft): ScaleBuyer {
  const { name: consignee, phone: mobile, company } = account.user
  return {
    id,
    company,
    scopes: account.scopes,
    buys: isLicenceChecked(account.licence),
    created_at,
    address: { consignee, mobile, region: place.region, detail },
  }
}

/** Every lowest region with those above it. */
export function lowestRegions(): Place[] {
  const rows = regionRows()
  const byCode = new Map(rows.map(row => [row.code, row]))
  return rows.flatMap(row => {
    if (row.has_children === 1) return []
    const city = byCode.get(row.parent_code)
    if (!city) return []
    const province = byCode.get(city.parent_code)
    const path = province ? [province, city, row] : [city, row]
    return {
      province_code: path[0]?.code ?? '',
      city_code: path[1]?.code ?? '',
      district_code: row.code,
      region: path.map(one => one.name).join(''),
      city: (province ? city.name : row.name).replace(/[市县区]$/, ''),
    }
  })
}
