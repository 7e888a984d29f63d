import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { AddedLinesDialog, type AddedLinesDialogProps } from './AddedLinesDialog'
import type { AddedLines } from './addedLines'
import { addedLinesForStory } from './fixtures'
import * as exported from './index'

const props = { open: true, result: addedLinesForStory, onClose: () => {}, cartHref: '/cart' }
const NOTHING: AddedLines = { lines: [], added: [], adjusted: [], refused: [] }

const open = (change: Partial<AddedLinesDialogProps> = {}) =>
  render(<AddedLinesDialog {...props} {...change} />)
const dialog = () => within(screen.getByRole('dialog'))

test('lines that need attention are first, each with its product and what happened', async () => {
  open()
  expect(screen.getByRole('dialog', { name: '再次购买' })).toBeTruthy()
  const lines = dialog().getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '没有加入板蓝根 24粒商品已下架',
    '有调整布洛芬 24粒库存只剩 12 盒',
    '已加入阿莫西林 24粒10 盒',
  ])
  expect(lines.map(({ dataset }) => dataset.outcome)).toEqual(['refused', 'adjusted', 'added'])
  await expectAccessible(document.body)
})

test('a result without its line still says what happened', () => {
  open({ result: { ...NOTHING, refused: [{ entry: 0, message: '商品已下架' }] } })
  expect(dialog().getByRole('listitem').textContent).toBe('没有加入 商品已下架')
})

test.each([
  ['1 种已加入购物车', { added: [{ entry: 0 }] }],
  ['1 种没有加入', { refused: addedLinesForStory.refused }],
  ['2 种已加入购物车，1 种有调整，1 种没有加入', addedLinesForStory],
])('the result in one sentence: %s', (text, result) => {
  open({ result: { ...NOTHING, ...result } })
  expect(dialog().getByText(text)).toBeTruthy()
})

test('it leads to the cart where something was added, and closes', async () => {
  const onClose = vi.fn<() => void>()
  const { rerender } = open({ onClose, title: '加入购物车' })
  expect(dialog().getByRole('link', { name: '去购物车' }).getAttribute('href')).toBe('/cart')
  await userEvent.setup().click(dialog().getByRole('button', { name: '留在本页' }))
  expect(onClose).toHaveBeenCalledOnce()
  rerender(<AddedLinesDialog {...props} result={{ ...addedLinesForStory, added: [], adjusted: [] }} />)
  expect(dialog().queryByRole('link')).toBeNull()
})

testConformance(exported, { AddedLinesDialog: { props } })
