import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { LISTS, listOf } from './fixtures'
import * as exported from './index'
import { PurchaseListMenu, type PurchaseListMenuProps } from './PurchaseListMenu'

function show(props: Partial<PurchaseListMenuProps> = {}) {
  const calls = { onSave: vi.fn(), onChoose: vi.fn(), onRename: vi.fn(), onRemove: vi.fn() }
  render(<PurchaseListMenu lists={LISTS} maxLists={50} opened={null} {...calls} {...props} />)
  return { ...calls, user: userEvent.setup() }
}

const menu = () => screen.getByRole('button', { name: '清单' })
const panel = () => screen.findByRole('dialog', { name: '清单' })
const isOpen = () => screen.queryByRole('dialog') !== null

test('[RT-30] a list is chosen by keys alone; the panel closes, and the button has the focus again', async () => {
  const { user, onChoose } = show()
  await user.tab()
  await user.keyboard('{Enter}')
  await panel()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
  await vi.waitFor(() => expect(onChoose.mock.calls).toEqual([[LISTS[1]]]))
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(menu())
})

test('[RT-30] each list says how long it is, who changed it and when, and which one is open', async () => {
  const { user } = show({ opened: 2 })
  await user.click(menu())
  const rows = within(await panel()).getAllByRole('listitem')
  expect(rows[0]!.textContent).toContain('周一补货35 行 · 康宁大药房一店 11-27 10:20')
  expect(rows.map(row => row.textContent?.includes('已打开'))).toEqual([false, true, false])
  expect(within(await panel()).getByText('3 / 50 份')).toBeTruthy()
  await expectAccessible(document.body)
})

test.each([
  ['改名 冬季感冒药', 'onRename'],
  ['删除 冬季感冒药', 'onRemove'],
] as const)('[RT-30] %s is about that list', async (name, call) => {
  const { user, ...calls } = show()
  await user.click(menu())
  await user.click(within(await panel()).getByRole('button', { name }))
  await vi.waitFor(() => expect(calls[call].mock.calls).toEqual([[LISTS[1]]]))
  expect(isOpen()).toBe(false)
})

test('[RT-30] the sheet is kept as a list, unless it is empty', async () => {
  const { user, onSave } = show()
  await user.click(menu())
  await user.click(within(await panel()).getByRole('button', { name: '保存为清单' }))
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledOnce())
})

test('[RT-30] an empty sheet cannot be kept', async () => {
  const { user } = show({ onSave: undefined, lists: [] })
  await user.click(menu())
  const save = within(await panel()).getByRole<HTMLButtonElement>('button', { name: '保存为清单' })
  expect(save.disabled).toBe(true)
  expect(screen.getByText(/还没有清单/)).toBeTruthy()
})

test('[RT-30] Esc closes the panel and does nothing', async () => {
  const { user, onSave, onChoose } = show()
  await user.click(menu())
  await panel()
  await user.keyboard('{Escape}')
  await vi.waitFor(() => expect(document.activeElement).toBe(menu()))
  expect([onSave.mock.calls, onChoose.mock.calls]).toEqual([[], []])
})

test('[RT-30] lists that are loading or could not be loaded say so', async () => {
  const onRetry = vi.fn()
  const { user } = show({ lists: undefined, maxLists: undefined, onRetry })
  await user.click(menu())
  expect((await screen.findByRole('alert')).textContent).toContain('清单没有加载成功')
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

testConformance(exported, {
  PurchaseListMenu: {
    props: {
      ...{ lists: [listOf(1)], maxLists: 50, opened: null },
      ...{ onChoose: () => {}, onRename: () => {}, onRemove: () => {} },
    },
  },
})
