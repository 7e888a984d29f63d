import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LinkProvider } from '../link'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { Button, LinkButton } from './Button'
import { ButtonRow } from './ButtonRow'
import * as exported from './index'
import { LinkButtons } from './LinkButtons'

test('Enter and Space press it', async () => {
  const onClick = vi.fn()
  const user = userEvent.setup()
  render(<Button onClick={onClick}>提交订单</Button>)
  await user.tab()
  await user.keyboard('{Enter} ')
  expect(onClick).toHaveBeenCalledTimes(2)
})

test('while busy it does nothing, keeps its focus and says that it waits', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn()
  const user = userEvent.setup()
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="手机号" />
      <Button type="submit" busy onClick={onClick}>
        登录
      </Button>
    </form>,
  )
  const button = screen.getByRole('button')
  await user.click(button)
  await user.type(screen.getByRole('textbox'), '{Enter}')
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  button.focus()
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test('inside a form it submits only with the type submit', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
  const user = userEvent.setup()
  render(
    <form onSubmit={onSubmit}>
      <Button>取消</Button>
      <Button type="submit">保存</Button>
    </form>,
  )
  await user.click(screen.getByRole('button', { name: '取消' }))
  expect(onSubmit).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a link button is a link through the router of the app', () => {
  render(
    <LinkProvider link={({ href, children }) => <a href={`/shop${href}`}>{children}</a>}>
      <LinkButton href="/cart">去购物车结算</LinkButton>
    </LinkProvider>,
  )
  expect(screen.getByRole('link', { name: '去购物车结算' }).getAttribute('href')).toBe('/shop/cart')
})

test('of several links to go on the first is the primary one', () => {
  render(
    <LinkButtons
      links={[
        ['看每日特价', '/everyday'],
        ['去领券', '/coupons'],
      ]}
    />,
  )
  const links = screen.getAllByRole('link')
  expect(links.map(link => [link.textContent, link.getAttribute('href'), link.dataset.variant])).toEqual([
    ['看每日特价', '/everyday', 'primary'],
    ['去领券', '/coupons', 'secondary'],
  ])
})

test('axe', async () => {
  const { container } = render(
    <>
      <Button variant="primary">去结算</Button>
      <Button busy>支付中</Button>
      <LinkButton href="/cart">购物车</LinkButton>
    </>,
  )
  await expectAccessible(container)
})

test('a row of buttons begins at the start, or has its main button at the end', () => {
  const { rerender } = render(<ButtonRow>去结算</ButtonRow>)
  expect(screen.getByText('去结算').dataset.align).toBe('start')
  rerender(<ButtonRow align="end">去结算</ButtonRow>)
  expect(screen.getByText('去结算').dataset.align).toBe('end')
})

testConformance(exported, {
  Button: { props: { children: '去结算' } },
  ButtonRow: {},
  LinkButton: { props: { href: '/cart', children: '购物车' } },
  LinkButtons: 'a LinkButton for each link, and nothing around them',
})
