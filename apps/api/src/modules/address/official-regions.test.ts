import { expect, test } from 'vitest'
import { regionRows } from './official-regions'

const rows = regionRows()

test('the group of all districts of a city is not offered beside them', () => {
  expect(rows.filter(({ name }) => name === '市辖区')).toEqual([])
  const inWuhan = rows.filter(({ parent_code }) => parent_code === '420100').map(({ name }) => name)
  expect(inWuhan).toEqual(expect.arrayContaining(['江岸区', '洪山区']))
})

test('a city that has only that group is a place to deliver to itself', () => {
  expect(rows.find(({ code }) => code === '620200')).toMatchObject({ name: '嘉峪关市', has_children: 0 })
})
