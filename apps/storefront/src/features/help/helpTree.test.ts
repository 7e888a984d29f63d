import { helpTree } from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { findHelp, isAt, nearestGroup } from './helpTree'

const namesOf = (text: string) =>
  findHelp(helpTree(), text).flatMap(group => group.children.map(({ name }) => name))

test.each([
  ['运费', ['货物配送']],
  ['  配送   冷链 ', ['货物配送']],
  ['企业', ['企业资质要求']],
  ['没有这样的词', []],
])('a search for %j finds the articles with every word in name or summary', (text, names) => {
  expect(namesOf(text)).toEqual(names)
})

test('a search finds Latin letters in any case', () => {
  const tree = [
    {
      id: 1,
      name: '下单',
      children: [{ id: 2, name: '导入 Excel', url: '/help/xrzn/dr', summary: 'CSV 也可以' }],
    },
  ]
  const found = (text: string) => findHelp(tree, text).flatMap(({ children }) => children.map(({ id }) => id))
  expect([found('excel'), found('EXCEL csv'), found('Word')]).toEqual([[2], [2], []])
})

test('the nearest group of an address has the same path before the last part', () => {
  expect(nearestGroup(helpTree(), '/help/zfps/nothing')?.name).toBe('支付与配送')
  expect(nearestGroup(helpTree(), '/help/nothing/at-all')).toBeUndefined()
})

test('?id= selects one of the articles at an address', () => {
  const [register, documents] = helpTree()[0]!.children
  const path = '/help/xrzn/hyzc'
  expect([isAt(register!, { path, id: undefined }), isAt(documents!, { path, id: undefined })]).toEqual([
    true,
    false,
  ])
  expect([isAt(register!, { path, id: 302 }), isAt(documents!, { path, id: 302 })]).toEqual([false, true])
  expect(isAt(documents!, { path: '/help/zfps/ddzf', id: 302 })).toBe(false)
})
