import { expect, test } from 'vitest'
import {
  choiceField,
  dayField,
  integerField,
  keywordsField,
  pageField,
  readDays,
  textField,
} from './searchFields'
import { changeSearch, readSearch } from './searchState'

const FIELDS = {
  tab: choiceField(['all', 'unpaid', 'paid'], 'all'),
  keyword: textField,
  category: integerField(1),
  page: pageField,
}

const read = (query: string) => readSearch(new URLSearchParams(query), FIELDS)
const change = (query: string, part: Partial<ReturnType<typeof read>>) =>
  changeSearch(new URLSearchParams(query), FIELDS, part).toString()

test('the state is what the query says', () => {
  expect(read('tab=paid&keyword=a&category=11&page=3')).toEqual({
    tab: 'paid',
    keyword: 'a',
    category: 11,
    page: 3,
  })
})

test.each(['', 'tab=magic&keyword=&category=-3&page=0', 'tab=__proto__&category=1e99&page=two'])(
  'the query "%s" gives the defaults for what is missing or malformed',
  query => {
    expect(read(query)).toEqual({ tab: 'all', page: 1 })
  },
)

test('a change keeps the rest; a default and what is taken back are not written', () => {
  expect(change('from=mail&tab=paid', { keyword: 'b' })).toBe('from=mail&tab=paid&keyword=b')
  expect(change('tab=paid&category=11', { tab: 'all', category: undefined })).toBe('')
})

test('a change of a filter leads back to the first page, a change of the page keeps the filters', () => {
  expect(change('tab=paid&page=3', { tab: 'unpaid' })).toBe('tab=unpaid')
  expect(change('tab=paid&page=3', { page: 4 })).toBe('tab=paid&page=4')
})

test.each([
  [keywordsField, '   ', undefined],
  [keywordsField, ' 白药 ', '白药'],
  [keywordsField, '药'.repeat(80), '药'.repeat(60)],
  [dayField, '2024-02-29', '2024-02-29'],
  [dayField, '2026-02-29', undefined],
  [dayField, '1999-12-31', undefined],
  [dayField, 'today', undefined],
])('a field reads %#', (field, text, value) => {
  expect(field.read(text)).toBe(value)
})

test('days whose first is after the last are none', () => {
  expect(readDays({ from: '2026-11-02', to: '2026-11-01' })).toEqual({})
  expect(readDays({ from: '2026-11-02' })).toEqual({ from: '2026-11-02' })
})
