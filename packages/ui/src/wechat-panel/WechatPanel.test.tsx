import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { WechatPanel } from './WechatPanel'
import { ConfirmedWechat, WechatQuestion } from './WechatQuestion'

const BOUND = { is_bound: 1, nickname: '陈晓梅', bound_at: '2026-11-22 09:12:40' }

test('[RT-25] a bound account has its name and time, and can be removed', async () => {
  const onUnbind = vi.fn()
  const { container } = render(<WechatPanel binding={BOUND} onUnbind={onUnbind} />)
  expect(screen.getByText('已绑定')).toBeTruthy()
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '陈晓梅',
    '2026-11-22 09:12:40',
  ])
  await userEvent.click(screen.getByRole('button', { name: '解除绑定' }))
  expect(onUnbind).toHaveBeenCalledOnce()
  await expectAccessible(container)
})

test('[RT-25] without a binding it says what one is good for', async () => {
  const onBind = vi.fn()
  render(<WechatPanel binding={{ ...BOUND, is_bound: 0 }} onBind={onBind} />)
  expect(screen.getByText('未绑定')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '绑定微信' }))
  expect(onBind).toHaveBeenCalledOnce()
})

test.each([
  [{ binding: undefined }, '正在加载微信绑定'],
  [{ binding: BOUND, busy: true }, '正在绑定微信'],
])('[RT-25] meanwhile it says so: %o', (props, text) => {
  render(<WechatPanel {...props} />)
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('[RT-17] a visitor confirms in WeChat or logs in by phone', async () => {
  const onOpen = vi.fn()
  const { container, rerender } = render(<WechatQuestion loginHref="/login" onOpen={onOpen} />)
  await userEvent.click(screen.getByRole('button', { name: '去微信确认' }))
  expect(onOpen).toHaveBeenCalledOnce()
  expect(screen.getByRole('link', { name: '用手机号登录' }).getAttribute('href')).toBe('/login')
  expect(screen.queryByText(/没有同意/)).toBeNull()
  await expectAccessible(container)
  const failure = Object.assign(new Error('微信确认已过期'), { kind: 'refused' })
  rerender(<WechatQuestion loginHref="/login" declined failure={failure} />)
  expect(screen.getByText(/您在微信里没有同意/)).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('微信确认已过期')
  rerender(<WechatQuestion loading />)
  expect(screen.getByText('正在确认微信')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('[RT-17] an account that confirmed is named, and another one can be asked', async () => {
  const onChange = vi.fn()
  const { container } = render(<ConfirmedWechat nickname="陈晓梅" onChange={onChange} />)
  expect(container.textContent).toContain('微信“陈晓梅”还没有绑定账号')
  await userEvent.click(screen.getByRole('button', { name: '换一个微信' }))
  expect(onChange).toHaveBeenCalledOnce()
})

testConformance(exported, {
  ConfirmedWechat: { props: { nickname: '陈晓梅', onChange: () => {} } },
  WechatPanel: { props: { binding: BOUND } },
  WechatQuestion: { props: { loginHref: '/login', declined: true } },
})
