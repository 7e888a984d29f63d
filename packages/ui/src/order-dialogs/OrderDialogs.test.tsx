import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { ToastProvider } from '../toast'
import * as exported from './index'
import { EndOrderDialog, ReceiveOrderDialog, type ReceiveOrderDialogProps } from './OrderDialogs'

const dialog = { sn: 'YJ1', open: true, onClose: () => {} }
const order = {
  goods_number: 40,
  gift_number: 2,
  to_receive: { line_count: 1, goods_number: 40, gift_number: 2 },
}

test('[RT-26] an order is cancelled with a reason, the first one at first', async () => {
  const onConfirm = vi.fn(async () => {})
  const onClose = vi.fn()
  render(<EndOrderDialog {...dialog} onClose={onClose} kind="cancel" onConfirm={onConfirm} />, {
    wrapper: ToastProvider,
  })
  expect(screen.getByRole('dialog', { name: '取消订单' }).textContent).toContain('订单 YJ1 取消后不能恢复')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '暂时不需要了' }).checked).toBe(true)
  const user = userEvent.setup()
  await user.click(screen.getByRole('radio', { name: '收货地址有误' }))
  await user.click(screen.getByRole('button', { name: '取消订单' }))
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('收货地址有误')
  expect(await screen.findByText('订单已取消')).toBeTruthy()
  expect(onClose).toHaveBeenCalledOnce()
})

test('[RT-26] a paid order is closed by the shop', () => {
  render(<EndOrderDialog {...dialog} kind="close" onConfirm={async () => {}} />, { wrapper: ToastProvider })
  expect(screen.getByRole('dialog', { name: '申请取消' }).textContent).toContain('申请由客服处理')
})

test.each([
  [40, '本单共 1 种，数量 40，另赠 2。'],
  [30, '本单实发 1 种，数量 30，另赠 2。未发货：数量 10，已退款。'],
])('[RT-27] of %d packs that were shipped the buyer signs for: %s', (goods_number, text) => {
  render(
    <ReceiveOrderDialog
      {...dialog}
      order={{ ...order, to_receive: { ...order.to_receive, goods_number } }}
      onConfirm={async () => {}}
    />,
    { wrapper: ToastProvider },
  )
  expect(screen.getByText(text)).toBeTruthy()
})

test('[RT-27] while a parcel is not checked the dialog leads to the check', () => {
  const { rerender } = render(
    <ReceiveOrderDialog {...dialog} order={order} acceptHref="/check/1" onConfirm={async () => {}} />,
    { wrapper: ToastProvider },
  )
  expect(screen.getByRole('link', { name: '先去验收' }).getAttribute('href')).toBe('/check/1')
  const checked = { state: 'delivered', accepted_at: '2026-11-23 09:30:00' } as const
  const unchecked = { state: 'delivered', accepted_at: null } as const
  const rerendered = (props: Pick<ReceiveOrderDialogProps, 'acceptHref' | 'parcels'>) =>
    rerender(<ReceiveOrderDialog {...dialog} order={order} onConfirm={async () => {}} {...props} />)
  rerendered({ acceptHref: '/check/1', parcels: [checked, unchecked] })
  expect(screen.getByRole('link', { name: '先去验收' })).toBeTruthy()
  rerendered({ acceptHref: '/check/1', parcels: [checked, checked] })
  expect(screen.queryByRole('link')).toBeNull()
  rerendered({})
  expect(screen.queryByRole('link')).toBeNull()
})

test('[RT-27] of several parcels those that are under way are said; a single one, or none, is not', () => {
  const sent = { state: 'sent' } as const
  const delivered = { state: 'delivered' } as const
  const of = (parcels: (typeof sent | typeof delivered)[]) =>
    inside(<ReceiveOrderDialog {...dialog} order={order} parcels={parcels} onConfirm={async () => {}} />)
  const { rerender } = render(of([sent, delivered, delivered]))
  expect(screen.getByText('共 3 个包裹，其中 1 个还在运输途中。')).toBeTruthy()
  rerender(of([delivered, delivered]))
  expect(screen.queryByText(/运输途中/)).toBeNull()
  rerender(of([sent]))
  expect(screen.queryByText(/运输途中/)).toBeNull()
})

const inside = (part: React.ReactNode) => <ToastProvider>{part}</ToastProvider>

testConformance(exported, {
  EndOrderDialog: { props: { ...dialog, kind: 'cancel', onConfirm: async () => {} }, inside },
  ReceiveOrderDialog: { props: { ...dialog, order, onConfirm: async () => {} }, inside },
})
