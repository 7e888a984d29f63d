import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { ledgerRowForStory } from './fixtures'
import * as exported from './index'
import { LedgerTable } from './LedgerTable'

const props = {
  name: '收支记录',
  changeOf: () => '¥128.00',
  afterOf: () => '¥872.00',
  linkOf: (sn: string) => ({ href: `/order?keywords=${sn}`, name: `订单 ${sn}` }),
}

test('a row has its time, kind, sign, what was left, and why, with a link to its order', async () => {
  const refund = { direction: 'in', use_type_text: '退款', order_sn: null } as const
  const { container } = render(
    <LedgerTable {...props} rows={[ledgerRowForStory(2, refund), ledgerRowForStory(1)]} />,
  )
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map(row => [...row.children].map(cell => cell.textContent))).toEqual([
    ['2026-11-20 09:30', '退款', '+¥128.00', '¥872.00', '余额支付订单'],
    ['2026-11-20 09:30', '消费', '−¥128.00', '¥872.00', '余额支付订单YJ26112000001'],
  ])
  const link = screen.getByRole('link', { name: '订单 YJ26112000001' })
  expect(link.getAttribute('href')).toBe('/order?keywords=YJ26112000001')
  expect(screen.getByText('+¥128.00').dataset.direction).toBe('in')
  await expectAccessible(container)
})

test('while the first rows load it says which', () => {
  render(<LedgerTable {...props} rows={undefined} />)
  expect(screen.getByRole('status').textContent).toBe('正在加载收支记录')
  expect(screen.getByRole('table', { name: '收支记录' })).toBeTruthy()
})

testConformance(exported, { LedgerTable: { props: { ...props, rows: [ledgerRowForStory(1)] } } })
