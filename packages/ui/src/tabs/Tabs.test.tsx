import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../part/testing/expectAccessible'
import { Tabs } from './Tabs'

const items = [
  { value: 'all', name: '全部' },
  { value: 'unpaid', name: '待付款', count: 2 },
  { value: 'sent', name: '待收货', disabled: true },
  { value: 'done', name: '已完成' },
]

function show() {
  const onValueChange = vi.fn()
  const view = render(
    <Tabs label="订单状态" items={items} onValueChange={onValueChange}>
      {value => <p>{value}</p>}
    </Tabs>,
  )
  return { ...view, onValueChange, user: userEvent.setup() }
}

const panel = () => screen.getByRole('tabpanel').textContent

test('[LB-05] one stop for Tab; arrows, Home and End open tabs and pass over what is not allowed', async () => {
  const { user } = show()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: '全部' }))
  await user.keyboard('{ArrowRight}')
  expect(panel()).toBe('unpaid')
  await user.keyboard('{ArrowRight}')
  expect(panel()).toBe('done')
  await user.keyboard('{ArrowRight}')
  expect(panel()).toBe('all')
  await user.keyboard('{End}')
  expect(panel()).toBe('done')
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: '已完成' }))
})

test('a press opens a tab once', async () => {
  const { user, onValueChange } = show()
  await user.dblClick(screen.getByRole('tab', { name: /待付款/ }))
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('unpaid')
  expect(screen.getByRole('tab', { name: /待付款/, selected: true })).toBeTruthy()
})

test('a row that scrolls shows the tab that is open, whole, at first and after each choice', async () => {
  // The row is 200 px wide and a tab 80 px, from where the row has been scrolled to.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const list = this.closest('[role="tablist"]')
    const at = list ? [...list.children].indexOf(this) : -1
    return at < 0 ? new DOMRect(0, 0, 200, 40) : new DOMRect(at * 80 - (list?.scrollLeft ?? 0), 0, 80, 40)
  })
  render(
    <Tabs label="订单状态" items={items} defaultValue="done">
      {value => <p>{value}</p>}
    </Tabs>,
  )
  expect(screen.getByRole('tablist').scrollLeft).toBe(120)
  await userEvent.setup().click(screen.getByRole('tab', { name: '全部' }))
  expect(screen.getByRole('tablist').scrollLeft).toBe(0)
})

test('axe', async () => {
  const { container } = show()
  await expectAccessible(container)
})
