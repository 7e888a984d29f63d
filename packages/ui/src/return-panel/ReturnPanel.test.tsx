import { render, screen } from '@testing-library/react'
import { RETURN } from '@yaoji/domain'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { refundedReturnForStory, returnForStory, sendBackForStory } from './fixtures'
import * as exported from './index'
import { ReturnPanel } from './ReturnPanel'
import { SendBackNotice } from './SendBackNotice'

const SN = 'YJ26112200000018-T1'

test('[RT-27] a return says how far it is, what it is about, and what it gives back', async () => {
  const { container } = render(<ReturnPanel orderReturn={returnForStory()}>撤销</ReturnPanel>)
  expect(screen.getByRole('region', { name: `退货退款 ${SN}` })).toBeTruthy()
  expect(screen.getByLabelText(`${SN} 的步骤`)).toBeTruthy()
  expect(screen.getByRole('list', { name: `${SN} 的商品` }).textContent).toContain('阿莫西林胶囊')
  expect(screen.getByText('商品 ¥64.00')).toBeTruthy()
  expect(screen.getByText('包装破损')).toBeTruthy()
  expect(screen.getByText('撤销')).toBeTruthy()
  await expectAccessible(container)
})

test('[RT-27] one that is over by money has its freight, voucher, parcel and refunds', () => {
  render(<ReturnPanel orderReturn={refundedReturnForStory} />)
  expect(screen.getByText('商品 ¥64.00，运费 ¥8.00')).toBeTruthy()
  expect(screen.getByText('退回现金券 ¥5.00')).toBeTruthy()
  expect(screen.getByText('顺丰速运 SF1234567890123')).toBeTruthy()
  expect(screen.getByRole('list', { name: `${SN} 的退款去向` }).textContent).toContain('退至微信支付')
})

test('[RT-27] a refused return has no steps; an exchange gives no money back', () => {
  const refused = returnForStory({ status: RETURN.rejected, status_text: '已驳回', refund_amount: '0.00' })
  render(<ReturnPanel orderReturn={refused} />)
  expect(screen.queryByLabelText(`${SN} 的步骤`)).toBeNull()
  expect(screen.getByText('已驳回').dataset.over).toBe('')
  expect(screen.queryByText(/退款合计/)).toBeNull()
})

test('[RT-27] what is sent back has its address to copy, and the sheet to print', async () => {
  const { container, rerender } = render(<SendBackNotice send_back={sendBackForStory} printHref="/print" />)
  expect(container.textContent).toContain('请在 2026-12-01 10:00 前寄出')
  expect(screen.getAllByRole('button')).toHaveLength(3)
  expect(screen.getByRole('link', { name: '打印退货单' }).getAttribute('href')).toBe('/print')
  await expectAccessible(container)
  rerender(<SendBackNotice send_back={{ ...sendBackForStory, phone: '' }} printHref="/print" />)
  expect(screen.getByText('请向客服询问')).toBeTruthy()
})

testConformance(exported, {
  ReturnPanel: { props: { orderReturn: refundedReturnForStory } },
  SendBackNotice: { props: { send_back: sendBackForStory, printHref: '/' } },
})
