import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { underwayForStory } from './fixtures'
import * as exported from './index'
import { ParcelTable } from './ParcelTable'

const parcels = [underwayForStory(1), underwayForStory(2, { goods_number: 6, trace: null })]

test('a parcel has its carrier, its order, its packs and where it was last', async () => {
  const { container } = render(
    <ParcelTable parcels={parcels} orderHref={({ order_id }) => `/order/${order_id}`} />,
  )
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map(row => [...row.children].map(cell => cell.textContent))).toEqual([
    ['顺丰医药SF100200301', 'YJ20261123000001', '42', '到达武汉转运中心，准备派送2026-11-24 08:30'],
    ['顺丰医药SF100200302', 'YJ20261123000002', '6', '2026-11-23 已发出，暂无物流动态'],
  ])
  expect(screen.getByRole('link', { name: 'YJ20261123000001' }).getAttribute('href')).toBe('/order/1')
  await expectAccessible(container)
})

test('while they load it says so', () => {
  render(<ParcelTable parcels={undefined} orderHref={() => '#'} />)
  expect(screen.getByRole('status').textContent).toBe('正在加载在途包裹')
})

testConformance(exported, { ParcelTable: { props: { parcels, orderHref: () => '/order' } } })
