import type { ContractParty } from '@yaoji/api-client/contract/supply-contract'
import type { ContractContent } from './content'
import { CONTENT, type Drawing, drawPdf, INK, MARGIN, numberPage, onEachPage, SEAL } from './drawing'

/** The PDF of a signed supply contract: the parties, the terms, and how it was signed. */
export function drawContract(contract: ContractContent): Promise<Buffer> {
  const title = '药品供货合同'
  const head = {
    title: `${title} ${contract.number}`,
    author: contract.supplier.company,
    at: `${contract.signed_at.replace(' ', 'T')}+08:00`,
  }
  return drawPdf(head, document => {
    document.fontSize(18).fillColor(SEAL).text(title, MARGIN, MARGIN, { width: CONTENT, align: 'center' })
    document.fontSize(9).fillColor(INK).moveDown(0.6)
    write(document, `合同编号：${contract.number}`)
    write(document, `合同期限：${contract.begin_date} 至 ${contract.end_date}（含首尾两日）`)
    drawParty(document, '甲方（供货方）', contract.supplier)
    drawParty(document, '乙方（采购方）', contract.buyer)
    for (const { title, paragraphs } of contract.terms) drawArticle(document, title, paragraphs)
    drawSignature(document, contract)
    onEachPage(document, (at, count) => numberPage(document, at, count))
  })
}

function write(document: Drawing, text: string): void {
  document.text(text, { width: CONTENT, lineGap: 3 })
}

function drawParty(document: Drawing, role: string, party: ContractParty): void {
  document.moveDown(0.6).fontSize(10.5)
  write(document, `${role}：${party.company}`)
  document.fontSize(9)
  const rows = [
    ['统一社会信用代码', party.credit_code],
    ['法定代表人', party.legal_person],
    ['地址', party.address],
    ['联系人', party.contact],
    ['电话', party.phone],
  ]
  for (const [name, value] of rows) write(document, `${name}：${value || '—'}`)
}

function drawArticle(document: Drawing, title: string, paragraphs: readonly string[]): void {
  document.moveDown(0.6).fontSize(10.5)
  write(document, title)
  document.fontSize(9)
  for (const paragraph of paragraphs) write(document, `　　${paragraph}`)
}

/** What proves the signature, as far as it was recorded. */
function drawSignature(document: Drawing, contract: ContractContent): void {
  const { terms_version, signed_at, signed_phone, text_sha256 } = contract
  const how = signed_phone ? `短信验证码，手机号 ${signed_phone}` : '随资质审核通过签订'
  document.moveDown(0.8).fontSize(10.5)
  write(document, '签署')
  document.fontSize(9)
  write(document, `签署时间：${signed_at}`)
  write(document, `签署方式：${how}`)
  write(document, `条款版本：第 ${terms_version} 版`)
  if (text_sha256) write(document, `签署文本 SHA-256：${text_sha256}`)
}
