import {
  creditCodeCheckDigit,
  DOCUMENTS,
  type DocumentType,
  ENTERPRISES,
  type EnterpriseType,
  identityCheckDigit,
  isLicenceChecked,
  type LicenceState,
  scopeDocuments,
} from '@yaoji/domain'
import { inArray } from 'drizzle-orm'
import type { Db } from '../src/db/types'
import { regionPath } from '../src/modules/address/regions'
import { hashPassword } from '../src/modules/credentials/password'
import { enterprises, licenceDocuments } from '../src/modules/licence/tables'
import { addSupplyContract } from '../src/modules/supply-contract/service'
import { users } from '../src/session/tables'
import { addDays, chinaDate } from '../src/wire/clock'
import type { Scope } from './catalogue'

/** Password of every demo account. */
export const DEMO_PASSWORD = 'Yaoji@2026'

/** The accounts that a fresh database has, as they are printed at start. */
export const DEMO_ACCOUNTS = [
  { phone: '13800000001', what: 'approved pharmacy: addresses, coupons, balance, orders in every status' },
  { phone: '13800000002', what: 'waiting for approval: sees no prices' },
  { phone: '13800000003', what: 'expired licence: cannot check out' },
  { phone: '13800000004', what: 'head office with three stores' },
  { phone: '13800000005', what: 'approved, supply contract not signed: cannot check out' },
  { phone: '13800000006', what: 'clinic that buys the same products every few weeks' },
] as const

/** Ids of the demo buyers, by what they are for. */
export interface DemoUsers {
  readonly pharmacy: number
  readonly waiting: number
  readonly expired: number
  readonly head: number
  readonly stores: readonly number[]
  readonly unsigned: number
  readonly regular: number
}

type UserInsert = typeof users.$inferInsert

/** What an account is made of. */
export interface Account {
  readonly user: Omit<UserInsert, 'licence_state' | 'scopes' | 'password_hash' | 'created_at'>
  readonly enterprise: EnterpriseType
  readonly licence: LicenceState
  /** Scopes that were chosen; they count since the licence passed. */
  readonly scopes: readonly Scope[]
  readonly legal_person: string
  /** First 17 characters of the credit code; the last is its check digit. */
  readonly credit_code: string
  /** How a document differs from the usual ones, which hold for years. */
  readonly documents?: Partial<Record<DocumentType, { days_left?: number }>>
}

/** Scopes of a pharmacy that may buy everything but reagents. */
export const PHARMACY_SCOPES = [
  '化学药',
  '中成药',
  '生物制品',
  '中药饮片',
  '医疗器械',
  '食品',
] as const satisfies readonly Scope[]

/** Scopes of a clinic. */
export const CLINIC_SCOPES = ['化学药', '中成药', '生物制品', '中药饮片'] as const satisfies readonly Scope[]

const PHARMACY: Account = {
  user: {
    username: 'kangning',
    phone: '13800000001',
    name: '王晓宁',
    company: '武汉康宁大药房有限公司',
    address: '湖北省武汉市洪山区珞喻路 726 号 1 层',
    region_code: '420111',
    rank: '金牌会员',
    manager_name: '周敏',
    manager_phone: '027-87650118',
    quality_inspection_url: '/help/fwbz/zlbz',
    is_can_chat: true,
  },
  enterprise: 'pharmacy',
  licence: 'passed',
  scopes: PHARMACY_SCOPES,
  legal_person: '王康',
  credit_code: '91420111MA4KWX7Y0',
  documents: { food_licence: { days_left: 20 } },
}

const WAITING: Account = {
  user: {
    username: 'anhe',
    phone: '13800000002',
    name: '陈立',
    company: '襄阳安和诊所',
    address: '湖北省襄阳市樊城区长虹路 18 号',
    region_code: '420606',
    rank: '普通会员',
  },
  enterprise: 'clinic',
  licence: 'submitted',
  scopes: CLINIC_SCOPES,
  legal_person: '陈立',
  credit_code: '92420606MA49H3B10',
}

const EXPIRED: Account = {
  user: {
    username: 'jimin',
    phone: '13800000003',
    name: '刘梅',
    company: '长沙济民药店',
    address: '湖南省长沙市岳麓区桐梓坡路 155 号',
    region_code: '430104',
    rank: '银牌会员',
    document_expired: true,
    quality_inspection_msg: '药检报告随货同行，如需电子版请联系客服索取。',
  },
  enterprise: 'pharmacy',
  licence: 'expired',
  scopes: PHARMACY_SCOPES,
  legal_person: '刘建民',
  credit_code: '91430104MA4L2P5Q3',
  documents: { drug_licence: { days_left: -12 } },
}

const HEAD: Account = {
  user: {
    username: 'tongchuntang',
    phone: '13800000004',
    name: '赵国强',
    company: '同春堂医药连锁有限公司',
    address: '广东省广州市天河区体育东路 122 号 9 层',
    region_code: '440106',
    rank: '钻石会员',
    wechat: '同春堂采购部',
    wechat_openid: 'demo-tongchuntang',
    manager_name: '林嘉欣',
    manager_phone: '020-38760206',
    quality_inspection_msg: '贵司质检资料由总部统一下发，请联系客户经理林嘉欣。',
    is_can_chat: true,
  },
  enterprise: 'chain_head',
  licence: 'passed',
  scopes: [...PHARMACY_SCOPES, '体外诊断试剂'],
  legal_person: '赵国强',
  credit_code: '91440106MA5D8R2T4',
}

/** Approved, without a supply contract. */
const UNSIGNED: Account = {
  user: {
    username: 'renxin',
    phone: '13800000005',
    name: '孙悦',
    company: '宜昌仁心大药房',
    address: '湖北省宜昌市西陵区夷陵大道 76 号',
    region_code: '420502',
    rank: '普通会员',
  },
  enterprise: 'pharmacy',
  licence: 'passed',
  scopes: PHARMACY_SCOPES,
  legal_person: '孙仁',
  credit_code: '91420502MA48F6T1X',
}

/** Buys the same products every few weeks. */
const REGULAR: Account = {
  user: {
    username: 'huimin',
    phone: '13800000006',
    name: '周海燕',
    company: '武汉惠民社区诊所',
    address: '湖北省武汉市江汉区新华路 218 号',
    region_code: '420103',
    rank: '银牌会员',
    manager_name: '周敏',
    manager_phone: '027-87650118',
  },
  enterprise: 'clinic',
  licence: 'passed',
  scopes: CLINIC_SCOPES,
  legal_person: '周海燕',
  credit_code: '92420103MA4C7E2K6',
}

/** The head office's stores: they log in on their own, or the head office switches to them. */
const STORES: readonly Account[] = [
  storeOf({
    at: 1,
    name: '天河北店',
    address: '广东省广州市天河区天河北路 615 号',
    region_code: '440106',
    licence: 'passed',
  }),
  storeOf({
    at: 2,
    name: '越秀店',
    address: '广东省广州市越秀区中山五路 68 号',
    region_code: '440104',
    licence: 'passed',
  }),
  storeOf({
    at: 3,
    name: '番禺店',
    address: '广东省广州市番禺区市桥大北路 201 号',
    region_code: '440113',
    licence: 'submitted',
  }),
]

interface Store {
  /** Number of the store, from 1. */
  readonly at: number
  readonly name: string
  readonly address: string
  readonly region_code: string
  readonly licence: LicenceState
}

function storeOf({ at, name, address, region_code, licence }: Store): Account {
  return {
    user: {
      username: `tongchuntang-${at}`,
      phone: `1380000004${at}`,
      name: `${name}采购员`,
      company: `同春堂大药房${name}`,
      address,
      region_code,
      rank: '钻石会员',
    },
    enterprise: 'chain_store',
    licence,
    scopes: PHARMACY_SCOPES,
    legal_person: '赵国强',
    credit_code: `91${region_code}MA5D8R2T${at}`,
  }
}

/** Whether a database has demo accounts. */
export async function hasDemoAccounts(db: Db): Promise<boolean> {
  const names = [PHARMACY, WAITING, EXPIRED, HEAD].map(({ user }) => user.username)
  const [found] = await db.select({ id: users.id }).from(users).where(inArray(users.username, names)).limit(1)
  return found !== undefined
}

/** Makes the demo buyers with their licences. */
export async function seedAccounts(db: Db, now: Date): Promise<DemoUsers> {
  const pharmacy = await insertAccount(db, PHARMACY, now)
  const waiting = await insertAccount(db, WAITING, now)
  const expired = await insertAccount(db, EXPIRED, now)
  const head = await insertAccount(db, HEAD, now)
  const stores: number[] = []
  for (const store of STORES) stores.push(await insertAccount(db, { ...store, head_id: head }, now))
  const unsigned = await insertAccount(db, UNSIGNED, now)
  const regular = await insertAccount(db, REGULAR, now)
  for (const id of [pharmacy, waiting, expired, head, ...stores, regular]) {
    // As old as the account: the orders of earlier months need it too.
    await addSupplyContract({ db, now: registeredAt(now) }, id)
  }
  return { pharmacy, waiting, expired, head, stores, unsigned, regular }
}

async function insertAccount(
  db: Db,
  { head_id, ...account }: Account & { head_id?: number },
  now: Date,
): Promise<number> {
  const { user, enterprise: type, licence, scopes, legal_person, credit_code } = account
  const [row] = await db
    .insert(users)
    .values({
      ...user,
      head_id: head_id ?? null,
      licence_state: licence,
      scopes: isLicenceChecked(licence) ? [...scopes] : [],
      password_hash: await hashPassword(DEMO_PASSWORD),
      wechat_bound_at: user.wechat ? registeredAt(now) : null,
      created_at: registeredAt(now),
    })
    .returning({ id: users.id })
  const user_id = row?.id as number
  const code = credit_code + creditCodeCheckDigit(credit_code)
  const path = await regionPath(db, user.region_code)
  if (!path) throw new Error(`seed: ${user.username} has no region. Use a code of the lowest regions.`)
  await db.insert(enterprises).values({
    user_id,
    type,
    legal_person,
    credit_code: code,
    ...path,
    address: user.address.replace(path.region, ''),
    contact: user.name,
    scopes: [...scopes],
    submitted_at: submittedAt(now, licence === 'submitted'),
  })
  await db.insert(licenceDocuments).values(documentsOf(account, { user_id, credit_code: code, now }))
  return user_id
}

/** The required documents and those that open the scopes. Unless the account says otherwise, they are valid for years. */
export function documentsOf(
  account: Account,
  { user_id, credit_code, now }: { user_id: number; credit_code: string; now: Date },
): (typeof licenceDocuments.$inferInsert)[] {
  const today = chinaDate(now)
  const waits = account.licence === 'submitted'
  return shownTypes(account).map(type => {
    const change = account.documents?.[type] ?? {}
    const long_term = LONG_TERM.has(type) ? 1 : 0
    return {
      user_id,
      type,
      number: numberOf(type, credit_code),
      begin_date: addDays(today, -900),
      end_date: long_term === 1 ? null : addDays(today, change.days_left ?? 925),
      long_term,
      review: waits ? 'reviewing' : 'passed',
      // A message about it would be sent some minutes after the start.
      reminded: (change.days_left ?? 925) <= 30 ? 30 : 0,
      submitted_at: submittedAt(now, waits),
    }
  })
}

/** Of documents of which one is enough, the first. */
function shownTypes({ enterprise, scopes }: Account): DocumentType[] {
  const required = ENTERPRISES[enterprise].required.flatMap(types => types.slice(0, 1))
  const opening = scopes.flatMap(scope => scopeDocuments(enterprise, scope)?.slice(0, 1) ?? [])
  return [...new Set<DocumentType>([...required, ...opening])]
}

function registeredAt(now: Date): Date {
  return new Date(now.getTime() - 200 * 86_400_000)
}

function submittedAt(now: Date, recently: boolean): Date {
  return new Date(now.getTime() - (recently ? 1 : 190) * 86_400_000)
}

const LONG_TERM: ReadonlySet<DocumentType> = new Set(['business_licence', 'invoice_data', 'account_permit'])

/** Provinces' letters on drug licences, by the first digits of their codes. */
const PROVINCES: Readonly<Record<string, string>> = { 42: '鄂', 43: '湘', 44: '粤' }

/** Numbers as the authorities write them, made from the credit code. */
function numberOf(type: DocumentType, creditCode: string): string {
  const digits = creditCode.replace(/\D/g, '').slice(2, 9)
  const person = `${creditCode.slice(2, 8)}19000101${digits.slice(-3)}`
  const numbers: Partial<Record<DocumentType, string>> = {
    business_licence: creditCode,
    invoice_data: creditCode,
    // Nobody alive has the number of a card of 1900.
    buyer_identity: person + identityCheckDigit(person),
    drug_licence: `${PROVINCES[creditCode.slice(2, 4)] ?? ''}DA${digits}`,
    institution_licence: `PDY${digits}`,
  }
  return numbers[type] ?? `${DOCUMENTS[type].name.slice(0, 2)}-${digits}`
}
