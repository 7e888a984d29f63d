import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { receiptForStory, refusedReceiptForStory } from './fixtures'
import * as exported from './index'
import { ReceiptRow } from './ReceiptRow'

const SN = 'YJ26112200000018'

test('[RT-29] an order has its goods, its state, and until when the receipt is due', async () => {
  const { container } = render(
    <ul>
      <ReceiptRow receipt={receiptForStory()} href="/order/18" canSend>
        上传
      </ReceiptRow>
    </ul>,
  )
  expect(screen.getByRole('listitem', { name: `订单 ${SN}` })).toBeTruthy()
  expect(screen.getByRole('link', { name: SN }).getAttribute('href')).toBe('/order/18')
  expect(screen.getByRole('list', { name: `${SN} 的商品` })).toBeTruthy()
  expect(screen.getByText('请在 2026-12-01 23:59 前上传')).toBeTruthy()
  expect(screen.getByText('待上传').dataset.state).toBe('to_send')
  await expectAccessible(container)
})

test('[RT-29] a refused one says why, and shows what was sent; what cannot be sent is not due', () => {
  render(
    <ul>
      <ReceiptRow receipt={refusedReceiptForStory} href="/order/18" canSend={false} />
    </ul>,
  )
  expect(screen.getByText('驳回原因：没有公章')).toBeTruthy()
  expect(screen.getByText('2026-11-24 10:00 上传')).toBeTruthy()
  expect(screen.getByRole('list', { name: '签收回执' })).toBeTruthy()
  expect(screen.queryByText(/前上传$/)).toBeNull()
})

testConformance(exported, {
  ReceiptRow: {
    props: { receipt: refusedReceiptForStory, href: '/', canSend: true },
    inside: item => <ul data-sample>{item}</ul>,
  },
})
