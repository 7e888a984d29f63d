import { act, screen, waitFor } from '@testing-library/react'
import { shopConfig } from '@yaoji/api-client/testing'
import { beforeEach, expect, test, vi } from 'vitest'
import { hasLoginMark, setLoginMark } from '../../core/session/loginMark'
import { openShop } from '../../testing/openShop'

beforeEach(() => sessionStorage.clear())

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const hrefOf = (name: string) => screen.getAllByRole('link', { name }).map(link => link.getAttribute('href'))

test.each([
  ['RT-01', '/404', '没有找到这个页面', '回首页'],
  ['RT-02', '/noActivity', '没有找到这个活动', '回首页看活动'],
])('[%s] %s says what is missing, and where to go on', async (_row, at, title, home) => {
  openShop(at)
  await heading(title)
  expect(hrefOf(home)).toContain('/')
  expect(hrefOf('看全部商品')).toContain('/list')
})

test('[RT-05 /loading] a page that opens for long offers the home page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  try {
    openShop('/loading')
    await heading('正在打开')
    expect(screen.getByText('请稍候。')).toBeTruthy()
    expect(screen.queryByRole('link', { name: '回首页' })).toBeNull()
    act(() => void vi.advanceTimersByTime(6000))
    expect(screen.getByText('等得有些久了，您可以先回首页。')).toBeTruthy()
    expect(hrefOf('回首页')).toEqual(['/'])
  } finally {
    vi.useRealTimers()
  }
})

function openMainSite(main_url: string) {
  const location = {
    origin: 'http://shop.test',
    href: 'http://shop.test/',
    reload: vi.fn(),
    replace: vi.fn(),
  }
  vi.stubGlobal('location', location)
  openShop('/eleven_index', {
    'config.common': () => shopConfig({ site: { ...shopConfig().site, main_url } }),
  })
  return location
}

test('[RT-43] it leads to the main site, by itself and by a link', async () => {
  const { replace, reload } = openMainSite('https://main.test/')
  await heading('正在前往主站')
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('https://main.test/'))
  expect(hrefOf('前往主站')).toEqual(['https://main.test/'])
  expect(reload).not.toHaveBeenCalled()
})

test('[RT-43] without a main site the link leads home', async () => {
  const { replace } = openMainSite('')
  await heading('正在前往主站')
  await waitFor(() => expect(hrefOf('前往主站')).toEqual(['/']))
  expect(replace).not.toHaveBeenCalled()
})

test('[RT-43] a login mark is removed first, and the page is loaded again', async () => {
  setLoginMark()
  const { replace, reload } = openMainSite('https://main.test/')
  await waitFor(() => expect(reload).toHaveBeenCalled())
  expect(hasLoginMark()).toBe(false)
  expect(reload.mock.invocationCallOrder[0]).toBeLessThan(replace.mock.invocationCallOrder[0] ?? Infinity)
})
