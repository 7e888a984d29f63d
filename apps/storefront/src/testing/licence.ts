import type { DataOf } from '@yaoji/api-client'
import type { LicenceDocument, userDocuments, userScopes } from '@yaoji/api-client/contract/licence'

/** A drug licence that is valid, changed as a test needs it. */
export function documentFor(change: Partial<LicenceDocument> = {}): LicenceDocument {
  return {
    id: 11,
    type: 'drug_licence',
    name: '药品经营许可证',
    types: ['drug_licence'],
    is_required: 1,
    number: '鄂DA0270001',
    person: '',
    begin_date: '2024-01-01',
    end_date: '2029-01-01',
    long_term: 0,
    state: 'valid',
    state_text: '有效期至 2029-01-01',
    days_left: 770,
    reason: '',
    files: [],
    versions: [
      {
        id: 11,
        number: '鄂DA0270001',
        person: '',
        begin_date: '2024-01-01',
        end_date: '2029-01-01',
        long_term: 0,
        state: 'current',
        state_text: '生效中',
        reason: '',
        files: [],
        submitted_at: '2024-01-01 10:00:00',
      },
    ],
    ...change,
  }
}

export function documentsOf(
  list: LicenceDocument[],
  change: Partial<DataOf<typeof userDocuments>> = {},
): DataOf<typeof userDocuments> {
  return {
    licence_state: 'passed',
    licence_text: '已通过',
    licence_message: '',
    can_update: 1,
    enterprise: {
      type: 'pharmacy',
      type_text: '零售药店',
      company: '康宁大药房',
      credit_code: '91350100M000100Y43',
      legal_person: '陈康宁',
      address: '福州市鼓楼区五一北路 8 号',
    },
    list,
    ...change,
  }
}

export const SCOPES: DataOf<typeof userScopes> = {
  list: [
    { name: '化学药', is_open: 1, goods_count: 900, needs: '' },
    { name: '医疗器械', is_open: 0, goods_count: 80, needs: '需要医疗器械经营许可证' },
  ],
  message: '',
}
