import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usePurchaseImport } from './usePurchaseImport'

const COVER = { name: '封面', rows: [['惠民大药房'], ['2026 年 11 月采购计划']] }
const PLAN = {
  name: '计划',
  rows: [
    ['惠民大药房采购计划', '', '', ''],
    ['品名', '数量', '采购数量', '备注'],
    ['板蓝根颗粒', '1', '20', ''],
    ['尿毒清颗粒', '1', '', '急'],
    ['合计', '2', '20', ''],
  ],
}

const open = (sheets = [COVER, PLAN]) => renderHook(() => usePurchaseImport(sheets)).result

const kinds = ({ current }: ReturnType<typeof open>) => current.columns.map(({ kind }) => kind)
const lines = ({ current }: ReturnType<typeof open>) =>
  current.reading.lines.map(({ query, number }) => `${query}|${number}`)

test('[RT-30] it begins with the sheet that has products, not with the cover', () => {
  const result = open()
  expect(result.current.at).toBe(1)
  expect(result.current.head).toEqual({ row: 1, rows: 1 })
  expect(lines(result)).toEqual(['板蓝根颗粒|20', '尿毒清颗粒|'])
})

test('[RT-30] another column of numbers takes the place of the one before', () => {
  const result = open()
  act(() => result.current.chooseKind(1, 'number'))
  expect(kinds(result)).toEqual(['name', 'number', 'none', 'none'])
  expect(lines(result)).toEqual(['板蓝根颗粒|1', '尿毒清颗粒|1'])
  act(() => result.current.chooseKind(3, 'name'))
  expect(lines(result)).toEqual(['板蓝根颗粒|1', '尿毒清颗粒 急|1'])
})

test('[RT-30] without titles each row is a product; another row of titles proposes the columns again', () => {
  const result = open()
  act(() => result.current.chooseHead(null))
  expect(result.current.head).toBeNull()
  expect(kinds(result)).not.toContain('spec')
  act(() => result.current.chooseHead(1))
  expect(kinds(result)).toEqual(['name', 'none', 'number', 'none'])
})

test('[RT-30] a sheet keeps its choices while another one is shown', () => {
  const result = open()
  act(() => result.current.chooseKind(0, 'none'))
  act(() => result.current.chooseSheet(0))
  expect(result.current.rows).toBe(COVER.rows)
  act(() => result.current.chooseSheet(1))
  expect(kinds(result)[0]).toBe('none')
})

test('[RT-30] another file is read from its beginning', () => {
  const { result, rerender } = renderHook(usePurchaseImport, { initialProps: [COVER, PLAN] })
  act(() => result.current.chooseKind(0, 'none'))
  rerender([PLAN])
  expect(result.current.at).toBe(0)
  expect(result.current.columns[0]?.kind).toBe('name')
})

test('[RT-30] a file without sheets has no lines', () => {
  expect(lines(open([]))).toEqual([])
})
