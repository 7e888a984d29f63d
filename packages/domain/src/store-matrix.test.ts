import { expect, test } from 'vitest'
import { canPlaceOrders, LICENCE_STATES, type LicenceState, readPastedCells } from './index'

test('[RO-03] a block of a spreadsheet is read by row and column, with empty cells, and without the end of its last line', () => {
  expect(readPastedCells('10\t20\r\n\t 30 \r\n')).toEqual([
    ['10', '20'],
    ['', '30'],
  ])
  expect(readPastedCells('10\n20')).toEqual([['10'], ['20']])
})

test.each(['10', '10\n', ''])('[RO-03] %j belongs to the cell in which it is pasted', text => {
  expect(readPastedCells(text)).toBeNull()
})

test('[RO-03] a store whose licence is valid, also during the review of an update, can place orders', () => {
  const states = Object.keys(LICENCE_STATES) as LicenceState[]
  expect(states.filter(canPlaceOrders)).toEqual(['passed', 'updating'])
})
