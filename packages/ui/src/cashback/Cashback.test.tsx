import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { CashbackPlan, type CashbackPlanProps } from './CashbackPlan'
import { CashbackProgress } from './CashbackProgress'
import { CashbackMonthTable, CashbackOrderTable } from './CashbackTables'
import {
  cashbackMonthForStory,
  cashbackMonthsForStory,
  cashbackOrderForStory,
  cashbackOwnForStory,
  cashbackPlanForStory,
  cashbackTiersForStory,
} from './fixtures'
import * as exported from './index'

const props = {
  month: '2026-11',
  tiers: cashbackTiersForStory,
  mine: cashbackOwnForStory,
  signIn: <a href="/login">登录</a>,
}

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(row => [...row.children].map(cell => cell.textContent))

test('[RT-38 /hb] the month says what is received, what comes back, and what is missing', async () => {
  const { container } = render(<CashbackProgress {...props} />)
  const panel = screen.getByRole('region', { name: '11 月返现进度' })
  expect(panel.textContent).toContain(
    '本月已收货 ¥5,200.00，可返 ¥100.00，2026-12-08 起存入余额。再收货 ¥4,800.00，可返 ¥260.00。',
  )
  expect(screen.getByRole('progressbar', { name: '到 ¥10,000.00 的进度' })).toBeTruthy()
  await expectAccessible(container)
})

test('[RT-38 /hb] a visitor is asked to log in; without a reached tier it says so', () => {
  const { rerender } = render(<CashbackProgress {...props} mine={null} />)
  expect(screen.getByRole('link', { name: '登录' })).toBeTruthy()
  const mine = { months: [cashbackMonthForStory({ cashback_amount: '0.00' })], next: null }
  rerender(<CashbackProgress {...props} mine={mine} />)
  expect(screen.getByText(/还没有达到返现档位。$/)).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: '返现进度' })).toBeTruthy()
})

test('[RT-38 /hb] each month says what became of it', async () => {
  const { container, rerender } = render(<CashbackMonthTable months={cashbackMonthsForStory} />)
  expect(rows()).toEqual([
    ['2026-11', '¥5,200.00', '¥100.00', '本月，2026-12-08 起存入'],
    ['2026-10', '¥5,200.00', '¥100.00', '待存入，2026-11-08 起，退换货完成后'],
    ['2026-09', '¥5,200.00', '¥100.00', '2026-10-08 02:00 已存入余额'],
    ['2026-08', '¥5,200.00', '¥0.00', '没有达到档位'],
  ])
  await expectAccessible(container)
  rerender(
    <CashbackMonthTable
      months={cashbackMonthsForStory.slice(0, 2).map(month => ({ ...month, cashback_amount: '0.00' }))}
    />,
  )
  expect(rows().map(row => row[3])).toEqual(['本月，还没有达到档位', '没有达到档位'])
})

test('[RT-38 /hb] an order leads to its page, with what counts of it', () => {
  const { rerender } = render(
    <CashbackOrderTable orders={[cashbackOrderForStory]} hrefOf={({ order_id }) => `/order/${order_id}`} />,
  )
  expect(rows()).toEqual([['YJ26112200000018', '2026-11-24 10:00', '¥512.00', '¥12.00', '¥500.00']])
  expect(screen.getByRole('link', { name: 'YJ26112200000018' }).getAttribute('href')).toBe('/order/18')
  rerender(<CashbackOrderTable orders={undefined} hrefOf={() => '/'} />)
  expect(screen.getByText('正在加载订单')).toBeTruthy()
})

const PLAN: CashbackPlanProps = {
  ...{ plan: cashbackPlanForStory, loginHref: '/login', paidHref: '/paid', orders: '本月的订单' },
  links: [['去领券', '/coupons']],
}

const panels = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent)

test('[RT-38 /hb] a plan has progress, months, orders and rules', async () => {
  const { container } = render(<CashbackPlan {...PLAN} />)
  expect(panels()).toEqual(['11 月返现进度', '返现记录', '返现说明'])
  expect(screen.getByRole('link', { name: '钱包中的返现' }).getAttribute('href')).toBe('/paid')
  expect(container.textContent).toContain('本月的订单')
  expect(screen.getByText(/^次月 8 日起存入账户余额/)).toBeTruthy()
  await expectAccessible(container)
})

test('[RT-38 /hb] a visitor logs in for the progress, and has no orders', () => {
  const { container } = render(<CashbackPlan {...PLAN} plan={{ ...cashbackPlanForStory, mine: null }} />)
  expect(screen.getByRole('link', { name: '登录后看本月进度' }).getAttribute('href')).toBe('/login')
  expect(panels()).not.toContain('返现记录')
  expect(container.textContent).not.toContain('本月的订单')
})

test('[RT-38 /hb] without a plan there are the months before, or other offers', () => {
  const { rerender } = render(<CashbackPlan {...PLAN} plan={{ ...cashbackPlanForStory, tiers: [] }} />)
  expect(panels()).toEqual(['返现记录', '返现说明'])
  rerender(
    <CashbackPlan
      {...PLAN}
      plan={{
        ...cashbackPlanForStory,
        tiers: [],
        mine: { months: [cashbackMonthForStory()], next: null },
      }}
    />,
  )
  expect(panels()).toEqual([])
  expect(screen.getByText('本月没有返现活动')).toBeTruthy()
  expect(screen.getByRole('link', { name: '去领券' })).toBeTruthy()
})

testConformance(exported, {
  CashbackPlan: { props: { ...PLAN } },
  CashbackMonthTable: { props: { months: cashbackMonthsForStory } },
  CashbackOrderTable: { props: { orders: [cashbackOrderForStory], hrefOf: () => '/' } },
  CashbackProgress: { props },
})
