import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { storeForStory } from '../store-table/fixtures'
import * as exported from './index'
import { StoreMenu, type StoreMenuProps } from './StoreMenu'

const HEAD = storeForStory(1, {
  is_head: 1,
  is_current: 1,
  can_switch: 0,
  company: '康宁大药房',
  unpaid_count: 0,
})
const SECOND = storeForStory(2, { company: '康宁大药房二店', unpaid_count: 0 })
const EXPIRED = storeForStory(3, {
  company: '康宁大药房三店',
  licence_text: '证照到期',
  is_passed: 0,
  unpaid_count: 2,
})

function show(props: Partial<StoreMenuProps> = {}) {
  const onSwitch = vi.fn()
  render(<StoreMenu stores={[HEAD, SECOND, EXPIRED]} onSwitch={onSwitch} {...props} />)
  return { onSwitch, user: userEvent.setup() }
}

const menu = () => screen.getByRole('button', { name: '切换门店' })
const panel = () => screen.findByRole('dialog', { name: '切换门店' })

test('[RT-25] a store is chosen by keys alone', async () => {
  const { user, onSwitch } = show()
  await user.tab()
  await user.keyboard('{Enter}')
  await panel()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
  await vi.waitFor(() => expect(onSwitch.mock.calls).toEqual([[SECOND]]))
})

test('[RT-25] each store says which it is, and what is wrong with its licence', async () => {
  const { user } = show()
  await user.click(menu())
  const rows = within(await panel()).getAllByRole('listitem')
  expect(rows.map(row => row.textContent)).toEqual([
    '康宁大药房总部 · 当前门店',
    '康宁大药房二店',
    '康宁大药房三店证照到期 · 待付款 2',
  ])
  await expectAccessible(document.body)
})

test('[RT-25] the current store, and one that only the head office enters, do nothing', async () => {
  const { user, onSwitch } = show({ stores: [HEAD, { ...SECOND, can_switch: 0 }] })
  await user.click(menu())
  for (const name of [/康宁大药房总部/, /由总部切换/]) {
    await user.click(within(await panel()).getByRole('button', { name }))
  }
  expect(onSwitch).not.toHaveBeenCalled()
})

test('[RT-25] while the buyer goes to a store no other one can be chosen', async () => {
  const { user, onSwitch } = show({ busy: 2 })
  await user.click(menu())
  expect(within(await panel()).getByText('正在切换…')).toBeTruthy()
  await user.click(within(await panel()).getByRole('button', { name: /三店/ }))
  expect(onSwitch).not.toHaveBeenCalled()
})

test('stores that could not be loaded can be asked for again; a refusal is read out', async () => {
  const onRetry = vi.fn()
  const { user } = show({
    stores: undefined,
    onRetry,
    error: Object.assign(new Error('门店不存在'), { kind: 'refused', code: 404 }),
  })
  await user.click(menu())
  await user.click(within(await panel()).getByRole('button', { name: '重试' }))
  expect(onRetry).toHaveBeenCalledOnce()
  const alerts = within(await panel()).getAllByRole('alert')
  expect(alerts.map(alert => alert.textContent)).toEqual(['门店不存在', '门店加载失败 重试'])
})

test('[RT-25] the button can have the name of the store, beside what it does', () => {
  show({ company: HEAD.company })
  expect(screen.getByRole('button', { name: '切换门店，当前 康宁大药房' }).textContent).toBe(
    '切换门店康宁大药房',
  )
})

testConformance(exported, {
  StoreMenu: { props: { stores: [SECOND], onSwitch: () => {} } },
})
