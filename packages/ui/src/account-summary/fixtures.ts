import type { AccountSummaryUser } from './AccountSummary'
import type { EnterprisePanelEnterprise } from './EnterprisePanel'

/** A buyer of the stories and tests. */
export function accountUserForStory(change: Partial<AccountSummaryUser> = {}): AccountSummaryUser {
  return {
    company: '成都康宁大药房有限公司',
    name: '王建国',
    rank: '金牌会员',
    licence_state: 'passed',
    store_count: 1,
    admin: { name: '陈经理', phone: '13800000009', is_default: 0 },
    ...change,
  }
}

/** The enterprise of that buyer. */
export const enterpriseForStory: EnterprisePanelEnterprise = {
  company: '成都康宁大药房有限公司',
  type_text: '零售药店',
  credit_code: '91510107MA6CEXAM1X',
  legal_person: '陈晓梅',
  address: '成都市武侯区人民南路四段 12 号',
}
