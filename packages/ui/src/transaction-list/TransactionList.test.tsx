import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Link } from '../link'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { TransactionList } from './TransactionList'

const paid = {
  key: 1,
  title: '余额支付',
  amount: '300.00',
  about: '2026-11-22 09:30',
  state: '已付款',
  done: true,
}

test('a row says what, how much, when and how far, then more about it', async () => {
  const { container } = render(
    <TransactionList
      aria-label="付款记录"
      transactions={[{ ...paid, key: 2, state: '待审核', done: false, detail: '流水号 8' }, paid]}
    />,
  )
  const rows = screen.getAllByRole('listitem')
  expect(rows.map(row => row.textContent)).toEqual([
    '余额支付¥300.002026-11-22 09:30待审核流水号 8',
    '余额支付¥300.002026-11-22 09:30已付款',
  ])
  expect(rows.map(row => row.dataset.done)).toEqual([undefined, ''])
  await expectAccessible(container)
})

test('what has no amount shows none, and its title may lead to it', () => {
  render(
    <TransactionList transactions={[{ key: 1, title: <Link href="/r/1">退货 T1</Link>, state: '待审核' }]} />,
  )
  expect(screen.getByRole('listitem').textContent).toBe('退货 T1待审核')
  expect(screen.getByRole('link', { name: '退货 T1' }).getAttribute('href')).toBe('/r/1')
})

testConformance(exported, { TransactionList: { props: { transactions: [{ ...paid, detail: '流水号 8' }] } } })
