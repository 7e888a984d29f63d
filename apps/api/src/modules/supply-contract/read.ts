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
import type { Db } from '../../db/types'
import { users } from '../../session/tables'
import type { UserRow } from '../../session/viewer'
import { chinaDate, chinaTime } from '../../wire/clock'
import type { BuyerContext } from '../../wire/context'
import { notFound } from '../../wire/refusal'
import { supplier as currentSupplier, missingFor } from '../config/company'
import { files } from '../file/tables'
import { enterprises } from '../licence/tables'
import { isWithin, type Period, periodToSign } from './period'
import { supplyContracts } from './tables'
import { currentTerms, termsOf } from './terms'

export type ContractRow = typeof supplyContracts.$inferSelect

/** Why no contract can be signed while the shop has not set its company. */
export const NO_SUPPLIER = '供货方还没有设置企业信息，暂不能签订供货合同，请联系供货方'

const STATE_TEXTS = { coming: '未生效', running: '有效', ended: '已到期' } as const

/** Signed contracts of the buyer, and the one that can be signed now. */
export async function listContracts(context: BuyerContext): Promise<DataOf<typeof supplyContractList>> {
  const today = chinaDate(context.now)
  const rows = await contractsOf(context)
  const canSign = isLicenceChecked(context.viewer.buyer.licence_state) && missingFor('contract').length === 0
  const period = canSign ? periodToSign(rows, today) : null
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
    ...(await agreementOf(db, row)),
    signed_phone: hiddenPhone(row),
    text_sha256: row.text_sha256,
    pdf_sha256: await fileHash(db, row.file_id),
  }
}

/** What a contract says, as it was signed; where the parties were not stored, as they are now. */
export async function agreementOf(db: Db, row: ContractRow): Promise<SupplyAgreement> {
  const { begin_date, end_date, terms_version, supplier, buyer } = row
  return {
    begin_date,
    end_date,
    supplier: supplier ?? currentSupplier(),
    buyer: buyer ?? (await partyOf(db, row.user_id)),
    ...(await termsOf(db, terms_version)),
  }
}

/** The number whose code signed a contract, with its middle hidden; empty for a contract without a code. */
export function hiddenPhone({ signed_phone }: ContractRow): string {
  return signed_phone.replace(/^(\d{3})\d{4}/, '$1****')
}

/** Hash of a contract's PDF; empty until it is drawn. */
async function fileHash(db: Db, id: number | null): Promise<string> {
  if (id === null) return ''
  const [file] = await db.select({ sha256: files.sha256 }).from(files).where(eq(files.id, id))
  return file?.sha256 ?? ''
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
    number: numberOf(row),
    begin_date,
    end_date,
    signed_at: chinaTime(signed_at),
    state,
    state_text: STATE_TEXTS[state],
    pdf_url: `/api/supply_contract/${id}/pdf`,
  }
}

/** The number of a contract on paper. */
export function numberOf({ id, begin_date }: Pick<ContractRow, 'id' | 'begin_date'>): string {
  return `YJGH-${begin_date.slice(0, 4)}-${String(id).padStart(6, '0')}`
}

/** The buyer as the contract names it. */
async function buyerParty(db: Db, { id, company, address, name, phone }: UserRow): Promise<ContractParty> {
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

async function partyOf(db: Db, userId: number): Promise<ContractParty> {
  const [buyer] = await db.select().from(users).where(eq(users.id, userId))
  if (!buyer) throw notFound('合同')
  return buyerParty(db, buyer)
}

/** What the buyer would sign for a period now. */
export async function agreementFor({ db, viewer }: BuyerContext, period: Period): Promise<SupplyAgreement> {
  const buyer = await buyerParty(db, viewer.buyer)
  return { ...period, supplier: currentSupplier(), buyer, ...(await currentTerms(db)) }
}

function messageFor({ viewer, now }: BuyerContext, rows: readonly Period[], offer: Period | null): string {
  if (!isLicenceChecked(viewer.buyer.licence_state)) return '资质审核通过后，在这里签订供货合同'
  const running = rows.find(row => isWithin(row, chinaDate(now)))
  if (!running && missingFor('contract').length > 0) return NO_SUPPLIER
  if (!running) return '采购前请先签订本年度的供货合同'
  if (offer) return `本年度合同 ${running.end_date} 到期，现在可以续签下一年度`
  return `供货合同有效，至 ${running.end_date}`
}
