import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { LoginHeader } from './LoginHeader'

function show(props: Partial<Parameters<typeof LoginHeader>[0]> = {}) {
  const onAddToDesktop = vi.fn()
  render(
    <LoginHeader
      title="欢迎登录"
      homeHref="/"
      onAddToDesktop={onAddToDesktop}
      app={{ app_qr: '/qr.svg', app_url: '/app' }}
      hotline="400-800-0591"
      {...props}
    />,
  )
  return { onAddToDesktop, user: userEvent.setup() }
}

test('[CH-12 1, CH-12 2, CH-12 3, CH-12 4, CH-12 5] back to home, add to desktop, the app’s code, title and hotline', async () => {
  const { onAddToDesktop, user } = show()
  expect(screen.getByRole('heading', { level: 1, name: '欢迎登录' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('link', { name: '400-800-0591' }).getAttribute('href')).toBe('tel:4008000591')
  await user.click(screen.getByRole('button', { name: '添加到桌面' }))
  expect(onAddToDesktop).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: '手机访问' }))
  expect(screen.getByRole('img', { name: '本站网址二维码' })).toBeTruthy()
})

test('while code and hotline load their places are kept, and nothing is read out', () => {
  show({ app: undefined, hotline: '', pending: true })
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual(['返回首页', '添加到桌面'])
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(4)
})

test('another shop has its own mark, in a link with its own name', () => {
  show({ logo: <b>Animal Supply</b>, labels: { home: 'Animal supply home' } })
  const home = screen.getByRole('link', { name: 'Animal supply home' })
  expect(home.textContent).toBe('Animal Supply')
  expect(home.querySelector('svg')).toBeNull()
})

test('without a hotline there is no number to call', () => {
  show({ hotline: '' })
  expect(screen.queryByText(/客服热线/)).toBeNull()
})

test('axe', async () => {
  show()
  await expectAccessible(document.body)
})

testConformance(exported, {
  LoginHeader: {
    props: {
      title: '欢迎登录',
      homeHref: '/',
      onAddToDesktop: () => {},
      app: { app_qr: '/qr.svg', app_url: '/app' },
      hotline: '400-800-0591',
    },
  },
})
