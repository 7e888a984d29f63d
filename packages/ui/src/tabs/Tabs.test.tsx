import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { Tabs, TabsList, TabsPanel, TabsRoot, type TabsRootProps, TabsTab } from './Tabs'

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

test('[LB-05] one stop for Tab; arrows, Home and End open tabs and skip disabled ones', async () => {
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

test('a filter beside the tabs is reached after the tabs and before the panel, and is no tab', async () => {
  const { container } = render(
    <Tabs label="订单状态" items={items} aside={<button type="button">全部门店</button>}>
      {value => <p>{value}</p>}
    </Tabs>,
  )
  const filter = screen.getByRole('button', { name: '全部门店' })
  expect(screen.getByRole('tablist').contains(filter)).toBe(false)
  const user = userEvent.setup()
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(filter)
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
  await expectAccessible(container)
})

test('axe', async () => {
  const { container } = show()
  await expectAccessible(container)
})

test('with the first tab disabled the next one is open, and the keyboard reaches it', async () => {
  render(
    <Tabs label="订单状态" items={items.map((item, index) => ({ ...item, disabled: index === 0 }))}>
      {value => <p>{value}</p>}
    </Tabs>,
  )
  expect(panel()).toBe('unpaid')
  const user = userEvent.setup()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: /待付款/ }))
  await user.keyboard('{ArrowRight}')
  expect(panel()).toBe('sent')
})

function Parts(props: TabsRootProps) {
  return (
    <TabsRoot {...props}>
      <TabsList aria-label="订单状态">
        <TabsTab value="unpaid">待付款</TabsTab>
        <TabsTab value="wait delivery">待收货</TabsTab>
        <TabsTab value="">全部</TabsTab>
      </TabsList>
      <TabsPanel value="unpaid">两个订单</TabsPanel>
      <TabsPanel value="wait delivery">五个订单</TabsPanel>
      <TabsPanel value="">七个订单</TabsPanel>
    </TabsRoot>
  )
}

test('a default that is undefined is none', () => {
  render(
    <Tabs label="订单状态" defaultValue={undefined} items={[{ value: 'all', name: '全部' }]}>
      {value => value}
    </Tabs>,
  )
  expect(screen.getByRole('tab', { name: '全部' }).getAttribute('aria-selected')).toBe('true')
})

test('without a default no tab is open, and Tab goes to the first and opens it', async () => {
  const onValueChange = vi.fn()
  render(<Parts onValueChange={onValueChange} />)
  expect(screen.queryByRole('tabpanel')).toBeNull()
  await userEvent.setup().tab()
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: '待付款' }))
  expect(panel()).toBe('两个订单')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('unpaid')
})

test.each([
  ['with a space', '待收货', 'wait delivery', '五个订单'],
  ['that is empty', '全部', '', '七个订单'],
])('a value %s names its panel and comes back as it is', async (_what, name, value, content) => {
  const onValueChange = vi.fn()
  const { container } = render(<Parts defaultValue="unpaid" onValueChange={onValueChange} />)
  await userEvent.setup().click(screen.getByRole('tab', { name }))
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(value)
  expect(screen.getByRole('tabpanel', { name }).textContent).toBe(content)
  await expectAccessible(container)
})

test('[LB-05] in a column Up and Down go to the next tab, Left and Right do not', async () => {
  render(<Parts orientation="vertical" defaultValue="unpaid" />)
  expect(screen.getByRole('tablist').getAttribute('aria-orientation')).toBe('vertical')
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(panel()).toBe('两个订单')
  await user.keyboard('{ArrowDown}')
  expect(panel()).toBe('五个订单')
  await user.keyboard('{ArrowUp}')
  expect(panel()).toBe('两个订单')
})

test('[LB-05] with manual activation arrows move the focus, and Enter or Space opens the tab', async () => {
  render(<Parts activationMode="manual" defaultValue="unpaid" />)
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: '待收货' }))
  expect(panel()).toBe('两个订单')
  await user.keyboard('{Enter}')
  expect(panel()).toBe('五个订单')
  await user.keyboard('{ArrowRight} ')
  expect(panel()).toBe('七个订单')
})

test('a tab that the caller holds opens when the caller says so, and each press is reported once', async () => {
  const onValueChange = vi.fn()
  function Held() {
    const [value, setValue] = useState('unpaid')
    return (
      <>
        <Parts value={value} onValueChange={onValueChange} />
        <button type="button" onClick={() => setValue('')}>
          全部打开
        </button>
      </>
    )
  }
  render(<Held />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('tab', { name: '待收货' }))
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('wait delivery')
  expect(panel()).toBe('两个订单')
  await user.click(screen.getByRole('button', { name: '全部打开' }))
  expect(panel()).toBe('七个订单')
})

testConformance(exported, {
  TabsRoot: {},
  TabsList: { inside: inTabs },
  TabsTab: {
    props: { value: 'sent', disabled: false },
    inside: (part, act) => inTabs(<TabsList>{part}</TabsList>, act),
    acts: 'onKeyDown',
    event: { key: 'Enter' },
  },
  TabsPanel: { props: { value: 'unpaid' }, inside: inTabs },
  Tabs: { props: { label: '订单状态', items, children: '两个订单' } },
})

function inTabs(part: ReactNode, act: () => void) {
  return (
    <TabsRoot value="unpaid" onValueChange={act}>
      {part}
    </TabsRoot>
  )
}
