import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeShop } from '../../testing/fakeShop'
import { OrderRequests, type OrderRequestsProps } from './OrderRequests'

const BLOCKED = { title: '现在不能申请', text: '商品还没有发货。' }

function open(props: Partial<OrderRequestsProps>) {
  const { Shop } = fakeShop({})
  render(
    <OrderRequests
      order_id={9}
      open
      blocked={{ ...BLOCKED, text: '' }}
      newText="再申请一笔"
      form={(close, onCancel) => (
        <>
          <button type="button" onClick={close}>
            提交
          </button>
          {onCancel && (
            <button type="button" onClick={onCancel}>
              取消
            </button>
          )}
        </>
      )}
      {...props}
    >
      {props.children ?? []}
    </OrderRequests>,
    { wrapper: Shop },
  )
  return userEvent.setup()
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)
const request = [<p key="1">申请 1</p>]

test('[RT-27] an order without requests has the form at once, which cannot be closed', () => {
  open({})
  expect(buttons()).toEqual(['提交'])
  expect(screen.queryByText(BLOCKED.title)).toBeNull()
})

test('[RT-27] an order with requests has a button for another one; closing its form leads back to the requests', async () => {
  const user = open({ children: request })
  expect(buttons()).toEqual(['再申请一笔'])
  await user.click(screen.getByRole('button', { name: '再申请一笔' }))
  expect(buttons()).toEqual(['提交', '取消'])
  await user.click(screen.getByRole('button', { name: '取消' }))
  expect(buttons()).toEqual(['再申请一笔'])
  expect(document.activeElement?.contains(screen.getByText('申请 1'))).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})

test('[RT-27] when no other request is possible, the reason is above the requests, without the title', () => {
  open({ open: false, blocked: BLOCKED, children: request })
  expect(buttons()).toEqual([])
  expect(screen.getByText(BLOCKED.text)).toBeTruthy()
  expect(screen.queryByText(BLOCKED.title)).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

test('[RT-27] when no request was possible, the reason is in place of them, with the way to the order', () => {
  open({ open: false, blocked: BLOCKED })
  expect(buttons()).toEqual([])
  expect(screen.getByText(BLOCKED.title)).toBeTruthy()
  expect(screen.getAllByText(BLOCKED.text)).toHaveLength(1)
  expect(screen.getByRole('link', { name: '查看订单' }).getAttribute('href')).toBe('/order/info/9')
})
