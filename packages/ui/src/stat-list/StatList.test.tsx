import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { StatLinks } from './StatLinks'
import { StatList } from './StatList'

const stats = [
  { name: '余额', value: '¥12.00', note: '全部可用', href: '/wallet' },
  { name: '优惠券', value: '4 张', href: '/coupons' },
]

test('each number has its name', async () => {
  const { container } = render(<StatList stats={stats} inline />)
  expect(container.textContent).toBe('余额¥12.00优惠券4 张')
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['余额', '优惠券'])
  expect(container.querySelector('dl')?.dataset.inline).toBe('')
  await expectAccessible(container)
})

test('a linked number is read out with its name and its note', async () => {
  const { container } = render(<StatLinks aria-label="我的资产" stats={stats} />)
  const link = screen.getByRole('link', { name: '余额 ¥12.00 全部可用' })
  expect(link.getAttribute('href')).toBe('/wallet')
  expect(screen.getByRole('link', { name: '优惠券 4 张' })).toBeTruthy()
  expect(screen.getByRole('list', { name: '我的资产' }).getAttribute('aria-busy')).toBeNull()
  await expectAccessible(container)
})

test('a small number comes before its name; while they load the list is busy', () => {
  render(
    <StatLinks aria-label="我的订单" size="s" loading stats={[{ name: '待付款', value: '—', href: '/' }]} />,
  )
  expect(screen.getByRole('link', { name: '— 待付款' })).toBeTruthy()
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true')
})

testConformance(exported, { StatList: { props: { stats } }, StatLinks: { props: { stats } } })
