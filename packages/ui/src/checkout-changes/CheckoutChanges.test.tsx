import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { CheckoutChanges } from './CheckoutChanges'
import * as exported from './index'

const risen = { goods_id: 7, name: '阿莫西林胶囊', message: '价格已上涨，由 ¥12.80 变为 ¥17.20' }
const gone = { goods_id: 0, name: '', message: '2 种商品已不在购物车中' }
const coupon = { goods_id: 0, name: '新店满减券', message: '已用于待付款的订单' }

const said = () =>
  screen.queryAllByRole('heading').map(({ textContent, nextElementSibling }) => ({
    title: textContent,
    list: [...(nextElementSibling?.children ?? [])].map(item => item.textContent),
  }))

test('[RT-13] a coupon that does not apply is separate from products that changed', async () => {
  const { container } = render(<CheckoutChanges changes={[risen, gone, coupon]} />)
  expect(said()).toEqual([
    {
      title: '下列商品与购物车中不同，请确认',
      list: ['阿莫西林胶囊：价格已上涨，由 ¥12.80 变为 ¥17.20', '2 种商品已不在购物车中'],
    },
    { title: '优惠券未使用，请确认', list: ['新店满减券：已用于待付款的订单'] },
  ])
  await expectAccessible(container)
})

test('[RT-13] only a changed coupon says nothing about products, and no change shows nothing', () => {
  const { rerender } = render(<CheckoutChanges changes={[coupon]} />)
  expect(said().map(({ title }) => title)).toEqual(['优惠券未使用，请确认'])
  rerender(<CheckoutChanges changes={[]} />)
  expect(said()).toEqual([])
})

testConformance(exported, { CheckoutChanges: { props: { changes: [risen, gone, coupon] } } })
