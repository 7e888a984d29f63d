import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { topBarHrefsForStory } from './fixtures'
import * as exported from './index'
import { TopBar } from './TopBar'

function show(props: Partial<Parameters<typeof TopBar>[0]> = {}) {
  const onLogout = vi.fn()
  const onAddToDesktop = vi.fn()
  render(
    <TopBar
      hrefs={topBarHrefsForStory}
      user={{ company: '康民大药房' }}
      app={{ app_qr: '/qr.svg', app_url: '/app' }}
      {...{ onLogout, onAddToDesktop }}
      {...props}
    />,
  )
  return { onLogout, onAddToDesktop, user: userEvent.setup() }
}

const names = () => screen.getAllByRole('listitem').map(item => item.textContent)
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('[CH-03 1, CH-03 2] [RO-02] the company leads to the member centre and 安全退出 logs out', async () => {
  const { onLogout, user } = show()
  expect(hrefOf('康民大药房')).toBe('/user')
  expect(screen.queryByRole('link', { name: '登录' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '安全退出' }))
  expect(onLogout).toHaveBeenCalledOnce()
})

test('[CH-03 3, CH-03 4] [RO-01] a visitor sees login and register', () => {
  show({ user: { company: '' } })
  expect([hrefOf('登录'), hrefOf('注册')]).toEqual(['/login', '/register'])
  expect(screen.queryByRole('button', { name: '安全退出' })).toBeNull()
})

test('while it is not known who this is, neither is claimed', () => {
  show({ user: null })
  expect(screen.queryByRole('link', { name: '登录' })).toBeNull()
  expect(screen.queryByRole('button', { name: '安全退出' })).toBeNull()
})

test('while logging out a second press does nothing', async () => {
  const { onLogout, user } = show({ busy: true })
  await user.click(screen.getByRole('button', { name: '安全退出' }))
  expect(onLogout).not.toHaveBeenCalled()
})

test('[CH-04 1, CH-04 3, CH-04 4, CH-04 5, CH-04 6, CH-04 7] the links are in their order', () => {
  show()
  expect(names()).toEqual(['首页', '添加到桌面', '会员中心', '我的订单', '电子发票查询', '手机访问'])
  expect([hrefOf('会员中心'), hrefOf('我的订单'), hrefOf('电子发票查询')]).toEqual([
    '/user',
    '/order',
    '/zzfw/dzfp',
  ])
})

test('[CH-04 2] on the index there is no link to it', () => {
  show({ onIndex: true })
  expect(names()[0]).toBe('添加到桌面')
})

test('[CH-04 3] 添加到桌面 asks the app', async () => {
  const { onAddToDesktop, user } = show()
  await user.click(screen.getByRole('button', { name: '添加到桌面' }))
  expect(onAddToDesktop).toHaveBeenCalledOnce()
})

test('on a narrow screen the links unfold and fold by keyboard', async () => {
  const { user } = show()
  const more = screen.getByRole('button', { name: '更多' })
  more.focus()
  await user.keyboard('{Enter}')
  expect(more.getAttribute('aria-expanded')).toBe('true')
  await user.tab()
  await user.keyboard('{Escape}')
  expect(more.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(more)
})

test('axe', async () => {
  show()
  await expectAccessible(document.body)
})

testConformance(exported, {
  TopBar: {
    props: {
      hrefs: topBarHrefsForStory,
      user: { company: '康民大药房' },
      onLogout: () => {},
      onAddToDesktop: () => {},
      app: { app_qr: '/qr.svg', app_url: '/app' },
    },
  },
})
