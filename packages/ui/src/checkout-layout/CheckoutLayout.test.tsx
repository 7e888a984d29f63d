import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { CheckoutLayout } from './CheckoutLayout'
import * as exported from './index'

test('the content is read first, then what decides, then the bar', () => {
  render(
    <CheckoutLayout aside={<p>优惠券</p>} bar={<button type="button">提交订单</button>}>
      <p>商品清单</p>
    </CheckoutLayout>,
  )
  const order = ['商品清单', '优惠券', '提交订单'].map(text => screen.getByText(text))
  for (const [at, element] of order.slice(1).entries())
    expect(order[at]?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

testConformance(exported, {
  CheckoutLayout: { props: { aside: '优惠券', bar: '提交订单', children: '商品清单' } },
})
