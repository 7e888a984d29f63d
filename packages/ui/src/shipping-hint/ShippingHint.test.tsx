import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { ShippingHint } from './ShippingHint'

test('[ST-04 1] says what is missing to free shipping', async () => {
  const { container } = render(<ShippingHint no_trans_order_amount="128.40" />)
  expect(screen.getByText('还差 ¥128.40 免运费')).toBeTruthy()
  await expectAccessible(container)
})

test('[ST-04] [RO-05] with a zone it says which one and what it charges', () => {
  render(<ShippingHint zone="youx" no_trans_order_amount="181.86" shipping_amount="8.00" />)
  expect(screen.getByText('包邮专区商品还差 ¥181.86 免运费（现收 ¥8.00）')).toBeTruthy()
})

test.each(['0.00', '-12.00'])('[ST-04 2] says nothing at %s', amount => {
  const { container } = render(<ShippingHint no_trans_order_amount={amount} />)
  expect(container.childElementCount).toBe(0)
})

testConformance(exported, { ShippingHint: { props: { no_trans_order_amount: '128.40' } } })
