import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { orderLinkForStory } from './fixtures'
import * as exported from './index'
import { OrderLinks, type OrderLinksProps } from './OrderLinks'

const hrefOf: OrderLinksProps['hrefOf'] = ({ id }, page) => `/${page}/${id}`
const paid = orderLinkForStory({ id: 2, sn: 'YJ2', status: 20, status_text: '待审核' })

test('an order to pay leads to its payment, another to itself; what is to be paid is counted', async () => {
  const { container } = render(
    <OrderLinks title="其他订单" orders={[orderLinkForStory({ sn: 'YJ1' }), paid]} hrefOf={hrefOf} />,
  )
  expect(screen.getAllByRole('listitem').map(row => row.textContent)).toEqual([
    '成都中心仓 · 12 种，数量 480，另赠 4YJ1待付款¥1,275.62去付款',
    '成都中心仓 · 12 种，数量 480，另赠 4YJ2待审核¥1,275.62查看',
  ])
  expect(screen.getByRole('link', { name: '去付款 YJ1' }).getAttribute('href')).toBe('/pay/1')
  expect(screen.getByRole('link', { name: '查看 YJ2' }).getAttribute('href')).toBe('/view/2')
  expect(screen.getByText('1 笔待付款')).toBeTruthy()
  await expectAccessible(container)
})

test('[RO-03] a reader who cannot pay only sees the orders', () => {
  render(<OrderLinks title="其他订单" orders={[orderLinkForStory({ sn: 'YJ1' })]} hrefOf={hrefOf} readOnly />)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/view/1')
  expect(screen.getByRole('link', { name: '查看 YJ1' })).toBeTruthy()
})

test('an order that is paid alone says so', () => {
  render(<OrderLinks title="其他订单" orders={[orderLinkForStory({ is_ephedrine: 1 })]} hrefOf={hrefOf} />)
  expect(screen.getByText(/含麻，单独付款$/)).toBeTruthy()
})

test('without orders there is nothing', () => {
  const { container } = render(<OrderLinks title="其他订单" orders={[]} hrefOf={hrefOf} />)
  expect(container.childElementCount).toBe(0)
})

testConformance(exported, {
  OrderLinks: { props: { title: '其他订单', orders: [orderLinkForStory(), paid], hrefOf } },
})
