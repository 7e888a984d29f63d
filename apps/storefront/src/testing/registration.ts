import type { FileInfo } from '@yaoji/api-client/contract/file'
import type { RegisterDocument, Registration } from '@yaoji/api-client/contract/register'
import type { SessionUser } from '@yaoji/api-client/contract/user'
import { BUYER } from './fakeShop'

/** A user whose registration is not complete. */
export const REGISTRANT: SessionUser = {
  ...BUYER,
  company: '会员0001',
  is_passed: 0,
  licence_state: 'draft',
}

export const FILE: FileInfo = {
  id: 31,
  name: '许可证.png',
  type: 'image/png',
  size: 204_800,
  url: '/api/file/31',
}

const ENTERPRISE: NonNullable<Registration['enterprise']> = {
  type: 'pharmacy',
  type_text: '零售药店',
  company: '福州康宁大药房有限公司',
  credit_code: '91350100M000100Y43',
  legal_person: '陈康宁',
  province_code: '35',
  city_code: '3501',
  district_code: '350102',
  region: '福建省福州市鼓楼区',
  address: '五一北路 8 号 1 层',
  contact: '李晓梅',
  invoice_kind: 'ordinary',
  bank: '',
  account: '',
  invoice_address: '',
  invoice_phone: '',
}

/** A document that was saved; change what the test is about. */
export function documentFor(change: Partial<RegisterDocument> = {}): RegisterDocument {
  return {
    type: 'drug_licence',
    name: '药品经营许可证',
    number: '闽CB5910001',
    person: '',
    begin_date: '2024-01-01',
    end_date: '2029-01-01',
    long_term: 0,
    files: [FILE],
    state: 'draft',
    state_text: '待提交',
    reason: '',
    ...change,
  }
}

const needs = (types: Registration['requirements'][number]['types'], name: string, is_required: 0 | 1) => ({
  types,
  name,
  is_required,
  is_complete: 0 as const,
  scopes: [],
})

/** A registration with its enterprise, which waits for documents; change what the test is about. */
export function registrationFor(change: Partial<Registration> = {}): Registration {
  return {
    step: 'documents',
    is_editable: 1,
    licence_state: 'draft',
    licence_text: '待完善',
    message: '请上传药品经营许可证',
    phone: '13800000001',
    submitted_at: null,
    review_note: '',
    enterprise: ENTERPRISE,
    requirements: [
      needs(['drug_licence'], '药品经营许可证', 1),
      needs(['device_licence', 'device_record'], '医疗器械经营许可证或医疗器械经营备案凭证', 0),
    ],
    documents: [],
    scopes: [
      {
        name: '化学药',
        goods_count: 12,
        is_chosen: 0,
        is_available: 1,
        message: '经营化学药需上传药品经营许可证',
      },
      { name: '食品', goods_count: 3, is_chosen: 0, is_available: 0, message: '零售药店不能经营食品' },
    ],
    ...change,
  }
}

/** A registration that can be submitted. */
export const COMPLETE = registrationFor({
  step: 'review',
  message: '资料已齐全，请核对后提交审核',
  documents: [documentFor()],
  requirements: [{ ...needs(['drug_licence'], '药品经营许可证', 1), is_complete: 1 }],
  scopes: [{ name: '化学药', goods_count: 12, is_chosen: 1, is_available: 1, message: '' }],
})
