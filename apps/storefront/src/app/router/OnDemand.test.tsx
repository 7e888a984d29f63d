import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { errorChannel } from '../../core/errors/errorChannel'
import type { CodeImport } from '../../pages'
import { fakeLocation } from '../../testing/openShop'
import { PageBoundary } from '../errors/PageBoundary'
import { fetchPage } from './loadPage'
import { OnDemand } from './OnDemand'

const Page = () => <h1>商品列表</h1>
const isGone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const isThere: CodeImport = async () => ({ default: Page })

beforeEach(() => {
  sessionStorage.clear()
  // React reports what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

function open(load: CodeImport) {
  return render(
    <PageBoundary>
      <Suspense fallback="正在加载">
        <OnDemand load={load} />
      </Suspense>
    </PageBoundary>,
  )
}

const failure = () => screen.findByRole('alert')

/** A page whose file is gone, in a tab that has reloaded because of it. The file is another one then. */
async function reloadForMissingFile() {
  const { reload } = fakeLocation()
  const { unmount } = open(() => isGone())
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(screen.queryByRole('alert')).toBeNull()
  unmount()
  return reload
}

test('a page whose file is gone reloads the tab once, and then says that it did not open', async () => {
  const reload = await reloadForMissingFile()
  open(() => isGone())
  expect((await failure()).textContent).toContain('页面没有打开')
  expect(reload).toHaveBeenCalledOnce()
})

test('a tab that has reloaded into another build reloads again for a file that is missing there', async () => {
  const reload = await reloadForMissingFile()
  const [[key] = []] = Object.entries(sessionStorage)
  sessionStorage.setItem(String(key), 'https://shop.test/assets/index-earlier.js')
  open(() => isGone())
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
})

test('pages that open do not let a tab reload again for one whose file stays missing', async () => {
  const reload = await reloadForMissingFile()
  const { unmount } = open(() => isThere())
  await screen.findByRole('heading', { name: '商品列表' })
  unmount()
  open(() => isGone())
  await failure()
  expect(reload).toHaveBeenCalledOnce()
})

test('a page that was prefetched appears at once, with nothing before it', async () => {
  const load: CodeImport = () => isThere()
  await fetchPage(load)
  open(load)
  expect(screen.getByRole('heading', { name: '商品列表' })).toBeTruthy()
})

test('a page that did not open is tried again at the next visit', async () => {
  await reloadForMissingFile()
  const load = vi.fn(isGone as CodeImport)
  const { unmount } = open(load)
  await failure()
  unmount()
  load.mockImplementation(isThere)
  open(load)
  expect(await screen.findByRole('heading', { name: '商品列表' })).toBeTruthy()
})

test('[ER-06] without a network the buyer reads so, and the page opens when the network is back', async () => {
  const shown = vi.fn()
  // What earlier tests left undelivered is not this page's.
  errorChannel.receive(() => {})()
  const stop = errorChannel.receive(shown)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi.fn(isGone as CodeImport)
  open(load)
  await waitFor(() =>
    expect(shown).toHaveBeenCalledExactlyOnceWith({
      as: 'toast',
      message: '网络连接不上，恢复后会自动打开页面',
    }),
  )
  load.mockImplementation(isThere)
  onLine.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  expect(await screen.findByRole('heading', { name: '商品列表' })).toBeTruthy()
  stop()
})

test('the buyer reloads the page from the message', async () => {
  const reload = await reloadForMissingFile()
  open(() => isGone())
  fireEvent.click(await screen.findByRole('button', { name: '刷新页面' }))
  expect(reload).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('link', { name: '回首页' }).getAttribute('href')).toBe('/')
})

test('a page that was prefetched is not requested again', async () => {
  const load = vi.fn(isThere)
  await fetchPage(load)
  open(load)
  await screen.findByRole('heading', { name: '商品列表' })
  expect(load).toHaveBeenCalledOnce()
})

test('a prefetch that failed does not keep the page from opening', async () => {
  const load = vi.fn(isGone as CodeImport)
  await expect(fetchPage(load)).rejects.toThrow()
  load.mockImplementation(isThere)
  open(load)
  expect(await screen.findByRole('heading', { name: '商品列表' })).toBeTruthy()
})

test('a page whose code is missing requests it once while it is shown', async () => {
  await reloadForMissingFile()
  // A browser rejects in a later task, after React has begun to wait.
  const load = vi.fn(
    (): ReturnType<CodeImport> => new Promise((_, reject) => setTimeout(reject, 0, new TypeError())),
  )
  open(load)
  await failure()
  await new Promise(resolve => setTimeout(resolve, 0))
  expect(load).toHaveBeenCalledOnce()
})
