import { creditCodeForm, licences, phoneForm, type Setting, type SiteLicence, text } from './setting-kinds'

/** The company that runs the shop, and how buyers reach it. Nothing is invented where nothing is set. */
export const COMPANY_SETTINGS = {
  company_name: text(
    'name of the company: supplier of contracts, seller of invoices, owner of the bank account',
    '药集医药供应链有限公司',
  ),
  company_credit_code: text('its unified credit code', '91310000MA1YA0J12D', creditCodeForm),
  company_legal_person: text('its legal person', '周明远'),
  company_address: text('its address', '上海市浦东新区张江路 665 号'),
  company_contact: text('whom buyers ask for, in contracts', '客户服务部'),
  company_licences: licences('licences in the footer and in the help centre', [
    { name: '药品经营许可证', number: '沪AA0210001' },
    { name: '互联网药品信息服务资格证书', number: '(沪)-经营性-2026-0001' },
    { name: '医疗器械经营许可证', number: '沪药监械经营许20260001号' },
    { name: '营业执照', number: '91310000MA1YA0J12D' },
  ]),
  record_no: text('filing number of the site', '沪ICP备2026000001号-1'),
  bank_name: text('bank of the account for transfers', '中国工商银行上海张江支行'),
  bank_account: text('number of the account for transfers', '1001 2026 0900 6688 018', accountForm),
  hot_line: text('telephone of the service', '400-820-2026', phoneForm),
  hot_line_hours: text('hours of the service', '每日 8:30–20:00'),
  complaint_line: text('telephone for complaints', '400-820-2027', phoneForm),
  complaint_line_hours: text('hours of the telephone for complaints', '工作日 8:30–18:00'),
  qq1: text('first QQ number of the service', '2026001', qqForm),
  qq2: text('second QQ number of the service', '2026002', qqForm),
} as const satisfies Readonly<Record<string, Setting<string> | Setting<readonly SiteLicence[]>>>

function accountForm(value: string): string | null {
  return /^\d[\d ]{7,39}$/.test(value) ? null : '应为银行账号，只有数字和空格'
}

function qqForm(value: string): string | null {
  return /^\d{5,12}$/.test(value) ? null : '应为 QQ 号，5 到 12 位数字'
}
