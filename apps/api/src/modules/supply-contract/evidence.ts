import { eq } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { users } from '../../session/tables'
import { chinaTime } from '../../wire/clock'
import { notFound } from '../../wire/refusal'
import type { FileRow } from '../file/claim'
import { files } from '../file/tables'
import { agreementOf, type ContractRow, numberOf } from './read'
import { supplyContracts } from './tables'
import { hashOf } from './text'

/** Where nothing was recorded when it was signed. */
const UNKNOWN = '没有记录'

/** What proves the signature of a contract, as a line for the operator. Compares the stored text with the signed hash. */
export async function evidenceOf(db: Db, id: number): Promise<string> {
  const row = await contractOf(db, id)
  const [buyer] = await db.select().from(users).where(eq(users.id, row.user_id))
  const file = await fileOf(db, row)
  return [
    `合同 ${numberOf(row)}`,
    `买家 ${row.buyer?.company ?? buyer?.company ?? ''}（账号 ${row.user_id}）`,
    `签订时间 ${chinaTime(row.signed_at)}`,
    `手机号 ${row.signed_phone || UNKNOWN}`,
    `验证码编号 ${row.code_id ?? UNKNOWN}`,
    `网络地址 ${row.signed_address || UNKNOWN}`,
    `浏览器 ${row.signed_browser || UNKNOWN}`,
    `条款第 ${row.terms_version} 版`,
    `签署文本 SHA-256 ${await textEvidence(db, row)}`,
    `PDF SHA-256 ${file?.sha256 ?? '尚未生成'}`,
  ].join('；')
}

/** The number of a contract; empty for one that does not exist. */
export async function contractNumber(db: Db, id: number): Promise<string> {
  const [row] = await db.select().from(supplyContracts).where(eq(supplyContracts.id, id))
  return row ? numberOf(row) : ''
}

/** The stored PDF of a contract; null before it is drawn. */
export async function contractPdf(db: Db, id: number): Promise<FileRow | null> {
  return fileOf(db, await contractOf(db, id))
}

async function textEvidence(db: Db, row: ContractRow): Promise<string> {
  if (!row.text_sha256) return UNKNOWN
  const same = hashOf(await agreementOf(db, row)) === row.text_sha256
  return `${row.text_sha256}（${same ? '与保存的文本一致' : '与保存的文本不一致'}）`
}

async function contractOf(db: Db, id: number): Promise<ContractRow> {
  const [row] = await db.select().from(supplyContracts).where(eq(supplyContracts.id, id))
  if (!row) throw notFound('合同')
  return row
}

async function fileOf(db: Db, { file_id }: ContractRow): Promise<FileRow | null> {
  if (file_id === null) return null
  const [file] = await db.select().from(files).where(eq(files.id, file_id))
  return file ?? null
}
