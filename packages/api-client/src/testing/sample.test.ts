import { expect, test } from 'vitest'
import { endpoints } from '../contract'
import { bulkAdded } from '../contract/wire'
import { sampleOf } from './sample'

test.each(endpoints)('a sample of the answer of $name is in the contract', ({ data }) => {
  expect(data.parse(sampleOf(data))).toEqual(sampleOf(data))
})

test('a sample has all fields of its entity, with the values of the test', () => {
  expect(sampleOf(bulkAdded, { id: 7 })).toEqual({ entry: 0, id: 7, number: 0 })
})
