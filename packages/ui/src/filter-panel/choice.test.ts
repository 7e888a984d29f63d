import { expect, test } from 'vitest'
import { chosenValues, clearFacets, type Facet, shownValues, toggleValue } from './choice'

const values = ['甲', '乙', '丙', '丁'].map(name => ({ value: name, name: `${name}厂`, count: 3 }))
const one: Facet = { key: 'sccj', name: '厂家', values }
const many: Facet = { key: 'tag', name: '活动', values, multiple: true }

test('one value replaces another, and goes when pressed again', () => {
  expect(toggleValue({}, one, '甲')).toEqual({ sccj: ['甲'] })
  expect(toggleValue({ sccj: ['甲'] }, one, '乙')).toEqual({ sccj: ['乙'] })
  expect(toggleValue({ sccj: ['甲'], tag: ['乙'] }, one, '甲')).toEqual({ tag: ['乙'] })
})

test('where several can be chosen they add up', () => {
  expect(toggleValue({ tag: ['甲'] }, many, '乙')).toEqual({ tag: ['甲', '乙'] })
})

test('clearing removes what the panel shows and leaves the rest', () => {
  expect(clearFacets({ sccj: ['甲'], zone: ['yx'] }, [one, many])).toEqual({ zone: ['yx'] })
})

test('a chosen value that is no longer listed keeps its own name', () => {
  const named = chosenValues({ sccj: ['甲', '戊'] }, [one]).map(({ name }) => name)
  expect(named).toEqual(['甲厂', '戊'])
})

test('folded, a chosen value is never hidden; unfolded, the search decides', () => {
  const names = (held: string[], all: boolean, search = '') =>
    shownValues(one, held, { all, search, few: 2 }).map(({ value }) => value)
  expect(names([], false)).toEqual(['甲', '乙'])
  expect(names(['丁'], false)).toEqual(['甲', '乙', '丁'])
  expect(names([], true)).toHaveLength(4)
  expect(names([], true, ' 丙 ')).toEqual(['丙'])
})
