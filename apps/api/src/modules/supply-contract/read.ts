import type { DataOf } from '@yaoji/api-client/contract'
import type {
  ContractParty,
  SignedContract,
  SupplyAgreement,
  SupplyContract,
  supplyContractList,
} from '@yaoji/api-client/contract/supply-contract'
import { isLicenceChecked } from '@yaoji/domain'
import { and, desc, eq } from 'drizzle-orm'
import { chinaDate, chinaTime } from '../../wire/clock'
import type { BuyerContext } from '../../wire/context'
import { notFound } from '../../wire/refusal'
import { SITE } from '../config/service'
import { enterprises } from '../licence/tables'
import { isWithin, type Period, periodToSign } from './period'
import { supplyContracts } from './tables'
import { TERMS_VERSION, termsOf } from './terms'

type ContractRow = typeof supplyContracts.$inferSelect

/** The operator of the marketplace, who supplies. */
export const SUPPLIER: ContractParty = {
  company: SITE.company,
  credit_code: SITE.credit_code,
  legal_person: '周明远',
  address: '上海市浦东新区张江路 665 号',
  contact: '客户服务部',
  phone: SITE.hot_line,
}

const STATE_TEXTS = { coming: '未生效', running: '有效', ended: '已到期' } as const

/** Signed contracts of the buyer, and the one that can be signed now. */
export async function listContracts(context: BuyerContext): Promise<DataOf<typeof supplyContractList>> {
  const today = chinaDate(context.now)
  const rows = await contractsOf(context)
  const period = isLicenceChecked(context.viewer.buyer.licence_state) ? periodToSign(rows, today) : null
  return {
    message: messageFor(context, rows, period),
    offer: period && (await agreementFor(context, period)),
    list: rows.map(row => toSigned(row, today)),
  }
}

/** A signed contract as it was signed. Another buyer's looks like a missing one. */
export async function showContract(context: BuyerContext, id: number): Promise<SupplyContract> {
  const { db, viewer, now } = context
  const [row] = await db
    .select()
    .from(supplyContracts)
    .where(and(eq(supplyContracts.user_id, viewer.buyer.id), eq(supplyContracts.id, id)))
  if (!row) throw notFound('合同')
  return {
    ...toSigned(row, chinaDate(now)),
    supplier: SUPPLIER,
    buyer: row.buyer ?? (await buyerParty(context)),
    terms_version: row.terms_version,
    terms: termsOf(row.terms_version),
    signed_phone: row.signed_phone.replace(/^(\d{3})\d{4}/, '$1****'),
  }
}

/** The buyer's contracts, the newest first. */
export function contractsOf({ db, viewer }: BuyerContext): Promise<ContractRow[]> {
  return db
    .select()
    .from(supplyContracts)
    .where(eq(supplyContracts.user_id, viewer.buyer.id))
    .orderBy(desc(supplyContracts.begin_date), desc(supplyContracts.id))
}

/** A signed contract as a row of the list. */
export function toSigned(row: ContractRow, today: string): SignedContract {
  const { id, begin_date, end_date, signed_at } = row
  const over = end_date < today ? 'ended' : 'coming'
  const state = isWithin(row, today) ? 'running' : over
  return {
    id,
    number: `YJGH-${begin_date.slice(0, 4)}-${String(id).padStart(6, '0')}`,
    begin_date,
    end_date,
    signed_at: chinaTime(signed_at),
    state,
    state_text: STATE_TEXTS[state],
  }
}

/** The buyer as the contract names it. */
export async function buyerParty({ db, viewer }: BuyerContext): Promise<ContractParty> {
  const { id, company, address, name, phone } = viewer.buyer
  const [enterprise] = await db.select().from(enterprises).where(eq(enterprises.user_id, id))
  return {
    company,
    credit_code: enterprise?.credit_code ?? '',
    legal_person: enterprise?.legal_person ?? '',
    address,
    contact: enterprise?.contact || name,
    phone,
  }
}

async function agreementFor(context: BuyerContext, period: Period): Promise<SupplyAgreement> {
  return {
    ...period,
    supplier: SUPPLIER,
    buyer: await buyerParty(context),
    terms_version: TERMS_VERSION,
    terms: termsOf(TERMS_VERSION),
  }
}

function messageFor({ viewer, now }: BuyerContext, rows: readonly Period[], offer: Period | null): string {
  if (!isLicenceChecked(viewer.buyer.licence_state)) return '资质审核通过后，在这里签订供货合同'
  const running = rows.find(row => isWithin(row, chinaDate(now)))
  if (!running) return '采购前请先签订本年度的供货合同'
  if (offer) return `本年度合同 ${running.end_date} 到期，现在可以续签下一年度`
  return `供货合同有效，至 ${running.end_date}`
}
