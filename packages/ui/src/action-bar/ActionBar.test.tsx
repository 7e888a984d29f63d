import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { ActionBar, type ActionBarAction } from './ActionBar'
import * as exported from './index'

const pay: ActionBarAction = { key: 'pay', text: '去付款', variant: 'primary', href: '/pay' }
const cancel: ActionBarAction = { key: 'cancel', text: '取消订单' }
const order = '订单 YJ1'

test('each action has a button or a link, in a group named by what they are about', async () => {
  const onPress = vi.fn()
  const { container } = render(<ActionBar name={order} actions={[pay, { ...cancel, onPress }]} />)
  const group = within(screen.getByRole('group', { name: '订单 YJ1 的操作' }))
  expect(group.getByRole('link', { name: '去付款' }).getAttribute('href')).toBe('/pay')
  await userEvent.click(group.getByRole('button', { name: '取消订单' }))
  expect(onPress).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: /更多/ })).toBeNull()
  await expectAccessible(container)
})

test('the rest is in a panel; a press there acts once the panel has closed and its button has the focus', async () => {
  const user = userEvent.setup()
  const focused = vi.fn(() => document.activeElement?.getAttribute('aria-label'))
  render(
    <ActionBar
      name={order}
      max={1}
      actions={[pay, { ...cancel, onPress: focused }, { key: 'view', text: '查看发票', href: '/invoice' }]}
    />,
  )
  expect(screen.queryByRole('button', { name: '取消订单' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '订单 YJ1 的更多操作' }))
  const panel = within(await screen.findByRole('dialog', { name: '更多操作' }))
  expect(panel.getByRole('link', { name: '查看发票' }).getAttribute('href')).toBe('/invoice')
  await user.click(panel.getByRole('button', { name: '取消订单' }))
  await waitFor(() => expect(focused).toHaveReturnedTimes(1))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a panel that is closed without a choice acts on nothing', async () => {
  const user = userEvent.setup()
  const onPress = vi.fn()
  render(<ActionBar name={order} max={0} actions={[{ ...cancel, onPress }]} />)
  await user.click(screen.getByRole('button', { name: '订单 YJ1 的更多操作' }))
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(onPress).not.toHaveBeenCalled()
})

test('an action that is under way takes no press, and a failure is announced', async () => {
  const onPress = vi.fn()
  render(<ActionBar name={order} actions={[{ ...cancel, onPress, busy: true }]} failure="没有收到结果" />)
  await userEvent.click(screen.getByRole('button', { name: '取消订单' }))
  expect(onPress).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toBe('没有收到结果')
})

testConformance(exported, {
  ActionBar: { props: { name: order, max: 1, actions: [pay, cancel], failure: '没有收到结果' } },
})
