import type { ContractParty } from '@yaoji/api-client/contract/supply-contract'
import type { Seller } from './seller'
import { type SettingName, shopSettings } from './shop-settings'

/* The company that runs the shop: one source for its pages, its contracts, its bank account and its invoices. */

/** The supplier of a contract. A text that is not set is empty. */
export function supplier(): ContractParty {
  const now = shopSettings()
  return {
    company: now.company_name,
    credit_code: now.company_credit_code,
    legal_person: now.company_legal_person,
    address: now.company_address,
    contact: now.company_contact,
    phone: now.hot_line,
  }
}

/** The bank account for transfers. */
export function transferAccount() {
  const { company_name: name, bank_name: bank, bank_account: account } = shopSettings()
  return { name, bank, account }
}

/** The seller of the invoices that are issued now. */
export function seller(): Seller {
  const { company, credit_code, address, phone } = supplier()
  const { bank, account } = transferAccount()
  return { company, credit_code, address, phone, bank, account }
}

const SUPPLIER_NAMES = [
  'company_name',
  'company_credit_code',
  'company_legal_person',
  'company_address',
  'hot_line',
] as const satisfies readonly SettingName[]
const ACCOUNT_NAMES = ['company_name', 'bank_name', 'bank_account'] as const satisfies readonly SettingName[]

/** What a contract, a transfer or an invoice needs. */
const NEEDED = {
  contract: SUPPLIER_NAMES,
  transfer: ACCOUNT_NAMES,
  invoice: [
    'company_name',
    'company_credit_code',
    'company_address',
    'hot_line',
    'bank_name',
    'bank_account',
  ],
} as const satisfies Readonly<Record<string, readonly SettingName[]>>

/** The settings that are missing for a contract, a transfer or an invoice. */
export function missingFor(paper: keyof typeof NEEDED): SettingName[] {
  const now = shopSettings()
  return NEEDED[paper].filter(name => now[name] === '')
}

/** A way to reach the shop, with its hours; empty where they are not set. */
export interface ContactLine {
  readonly name: string
  readonly value: string
  readonly hours: string
}

/** How buyers reach the shop, without what is not set. */
export function contactLines(): ContactLine[] {
  const now = shopSettings()
  const qq = [now.qq1, now.qq2].filter(Boolean).join('、')
  return [
    { name: '客服热线', value: now.hot_line, hours: now.hot_line_hours },
    { name: '投诉热线', value: now.complaint_line, hours: now.complaint_line_hours },
    { name: '在线客服 QQ', value: qq, hours: '' },
  ].filter(({ value }) => value !== '')
}
