import type { LicenceTableLicence } from './LicenceTable'
import type { LicenceVersion } from './LicenceVersions'

/** A drug licence that is valid, for stories and tests. */
export function licenceForStory(change: Partial<LicenceTableLicence> = {}): LicenceTableLicence {
  return {
    id: 11,
    type: 'drug_licence',
    name: '药品经营许可证',
    is_required: 1,
    number: '鄂DA0270001',
    person: '',
    begin_date: '2024-01-01',
    end_date: '2029-01-01',
    long_term: 0,
    state: 'valid',
    state_text: '有效期至 2029-01-01',
    reason: '',
    files: [],
    versions: [11],
    ...change,
  }
}

/** The authorisation of a person, which was not uploaded. */
export const missingLicenceForStory = licenceForStory({
  id: null,
  type: 'authorisation',
  name: '采购员委托书',
  is_required: 0,
  number: '',
  person: '陈晓梅',
  state: 'missing',
  state_text: '未上传',
  versions: [],
})

/** A version that was refused, for stories and tests. */
export function licenceVersionForStory(change: Partial<LicenceVersion> = {}): LicenceVersion {
  return {
    id: 12,
    number: '鄂DA0270001',
    person: '陈晓梅',
    begin_date: '2024-01-01',
    end_date: '2029-01-01',
    long_term: 0,
    state_text: '未通过',
    reason: '照片不清晰',
    submitted_at: '2024-01-01 10:00:00',
    ...change,
  }
}
