import { expect, test } from 'vitest'
import { missingParts, type RegistrationParts, requirementPart } from './registration'

const DRUG = { types: ['drug_licence'], name: '药品经营许可证', is_required: 1, is_complete: 1 } as const
const DEVICE = {
  types: ['device_licence', 'device_record'],
  name: '医疗器械经营许可证或备案凭证',
  is_required: 0,
  is_complete: 0,
} as const
const COMPLETE: RegistrationParts = {
  requirements: [DRUG, DEVICE],
  documents: [{ type: 'drug_licence', name: '药品经营许可证', state: 'draft' }],
  scopes: [
    { is_chosen: 1, message: '' },
    { is_chosen: 0, message: '需要食品经营许可证' },
  ],
}

const rejected = { type: 'device_record', name: '医疗器械经营备案凭证', state: 'rejected' } as const

test.each<[string, Partial<RegistrationParts>, readonly string[]]>([
  ['complete', {}, []],
  [
    'a required document is missing',
    { requirements: [{ ...DRUG, is_complete: 0 }], documents: [] },
    ['请填写并保存药品经营许可证'],
  ],
  [
    'an optional document was refused',
    { documents: [rejected] },
    ['医疗器械经营备案凭证已被驳回，请修改后保存'],
  ],
  [
    'a document has expired',
    { documents: [{ ...rejected, state: 'expired' }] },
    ['医疗器械经营备案凭证已过有效期，请更新后保存'],
  ],
  ['no scope is chosen', { scopes: [{ is_chosen: 0, message: '' }] }, ['请至少选择一项经营范围']],
  ['a chosen scope needs a document', { scopes: [{ is_chosen: 1, message: '需要甲' }] }, ['需要甲']],
  [
    'scopes wait while a document is missing',
    {
      requirements: [{ ...DRUG, is_complete: 0 }],
      documents: [],
      scopes: [{ is_chosen: 1, message: '需要甲' }],
    },
    ['请填写并保存药品经营许可证'],
  ],
])('a registration that is %s', (_case, change, errors) => {
  expect(missingParts({ ...COMPLETE, ...change }).map(({ error }) => error)).toEqual(errors)
})

test('a part is the types of its requirement', () => {
  expect(requirementPart(DEVICE)).toBe('device_licence,device_record')
})
