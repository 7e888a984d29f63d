import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { PaidResult, paidResultLabels } from './PaidResult'

const paid = { sn: 'YJ0315', amount: '4385.60', paid_at: '2027-03-15 15:02:11', payText: '微信支付' }
const ways = { orderHref: '/order/info/1', homeHref: '/' }

test('[ST-01] it says what was paid, how and when, and leads on', () => {
  render(<PaidResult {...paid} {...ways} />)
  const result = screen.getByRole('region', { name: '支付结果' })
  const details = screen.getAllByRole('term').map(term => [term.textContent, term.nextSibling?.textContent])
  expect(result.querySelector('dl')).not.toBeNull()
  expect(details).toEqual([
    ['实付金额', '¥4,385.60'],
    ['订单号', 'YJ0315'],
    ['支付方式', '微信支付'],
    ['付款时间', '2027-03-15 15:02'],
  ])
  expect(screen.getByRole('link', { name: '查看订单' }).getAttribute('href')).toBe('/order/info/1')
  expect(screen.getByRole('link', { name: '继续选购' }).getAttribute('href')).toBe('/')
})

test.each([
  [[], '查看订单'],
  [[{ id: 2, sn: 'YJ0316', payable_amount: '1144.00' }], '继续付款'],
])(
  '[ST-01] [LB-05] where the buyer has just come to the page the main link gets the focus, and the result is read out',
  async (unpaid, name) => {
    const content = document.body.appendChild(document.createElement('main'))
    Object.assign(content, { id: 'content', tabIndex: -1 })
    content.focus()
    render(
      <PaidResult
        {...paid}
        {...ways}
        unpaid={unpaid}
        payHref={({ id }) => `/pay/${id}`}
        arrivedAt="content"
      />,
    )
    expect(document.activeElement).toBe(screen.getByRole('link', { name }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('支付成功'))
    content.remove()
  },
)

test('[ST-01] the part that the balance paid is named', () => {
  render(<PaidResult {...paid} {...ways} balance_amount="344.07" />)
  expect(screen.getByText('其中余额').nextElementSibling?.textContent).toBe('¥344.07')
})

test('orders of the same checkout that are not paid yet are listed, each with a link to its payment', () => {
  render(
    <PaidResult
      {...paid}
      {...ways}
      unpaid={[{ id: 2, sn: 'YJ0316', payable_amount: '1144.00' }]}
      payHref={order => `/cart/step3/${order.id}`}
    />,
  )
  expect(screen.getByRole('heading', { name: '本次还有 1 笔订单待付款' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '去付款YJ0316' }).getAttribute('href')).toBe('/cart/step3/2')
})

test('[ST-01] the main link leads on to the first order that is not paid, without one to the paid order', () => {
  const unpaid = [2, 3].map(id => ({ id, sn: `YJ${id}`, payable_amount: '1144.00' }))
  const payHref = ({ id }: { id: number }) => `/cart/step3/${id}`
  const main = () => document.querySelector('[data-part="actions"] [data-variant="primary"]')
  const { rerender } = render(<PaidResult {...paid} {...ways} unpaid={unpaid} payHref={payHref} />)
  expect(main()?.textContent).toBe('继续付款')
  expect(main()?.getAttribute('href')).toBe('/cart/step3/2')
  rerender(<PaidResult {...paid} {...ways} />)
  expect(main()?.textContent).toBe('查看订单')
})

test('an order that cost nothing names the amount otherwise, and what is not known is left out', () => {
  render(<PaidResult {...paid} {...ways} amount="0.00" paid_at={null} payText="" />)
  const terms = screen.getAllByRole('term').map(term => term.textContent)
  expect(terms).toEqual([paidResultLabels.payable, paidResultLabels.sn])
  expect(screen.getAllByRole('heading')).toHaveLength(1)
})

test('[ST-01] what follows names what an order shows, and that a report that is not there is asked for', () => {
  render(<PaidResult {...paid} {...ways} />)
  expect(
    screen.getByText(/发货后可在订单中查看物流、批号和检验报告，没有报告的批号可在订单中申请/),
  ).toBeTruthy()
})

test('axe', async () => {
  const { container } = render(<PaidResult {...paid} {...ways} />)
  await expectAccessible(container)
})

testConformance(exported, {
  PaidResult: {
    props: {
      ...paid,
      ...ways,
      unpaid: [{ id: 2, sn: 'YJ0316', payable_amount: '1144.00' }],
      payHref: () => '/cart/step3/2',
    },
  },
})
