import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeShop } from '../../testing/fakeShop'
import MemberLayout from './MemberLayout'

function open(at: string) {
  const { Shop } = fakeShop({}, { at })
  render(
    <Shop>
      <MemberLayout>这一页</MemberLayout>
    </Shop>,
  )
  return userEvent.setup()
}

const entry = (name: string) => screen.getByRole('link', { name })
const toggle = () => screen.getByRole('button', { name: '会员中心菜单' })

test('[RO-02 1] the menu has the pages of the member centre by group, beside the page', () => {
  open('/order')
  expect(screen.getByText('这一页')).toBeTruthy()
  const wallet = within(screen.getByRole('list', { name: '我的钱包' }))
  expect(wallet.getByRole('link', { name: '优惠券' })).toHaveProperty('pathname', '/wdqb/yhq')
})

test('quick purchase has the whole width, without the menu', () => {
  open('/zzfw/kjcg')
  expect(screen.getByText('这一页')).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: '会员中心' })).toBeNull()
})

test('the entry of the page that is shown is current, and so is that of the page it belongs to', () => {
  open('/order/info/7')
  expect(entry('我的订单').getAttribute('aria-current')).toBe('true')
  expect(entry('积分订单').getAttribute('aria-current')).toBeNull()
})

test('the page that is shown is marked as the current page', () => {
  open('/zhzx/addr')
  expect(entry('收货地址').getAttribute('aria-current')).toBe('page')
})

test('on a phone a button opens the menu, and following a link closes it', async () => {
  const user = open('/order')
  expect(toggle().getAttribute('aria-expanded')).toBe('false')
  await user.click(toggle())
  expect(toggle().getAttribute('aria-expanded')).toBe('true')
  await user.click(entry('收货地址'))
  expect(toggle().getAttribute('aria-expanded')).toBe('false')
})
