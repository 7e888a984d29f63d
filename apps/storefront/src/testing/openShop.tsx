import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, shopConfig } from '@yaoji/api-client/testing'
import { type Mock, vi } from 'vitest'
import { AppShell } from '../app/shell/AppShell'
import { errorChannel } from '../core/errors/errorChannel'
import { fakeShop } from './fakeShop'

// The code of every page is loaded with the test, so that no test waits for it.
import.meta.glob('../pages/*/*Page.tsx', { eager: true })

const FRAME: Answers = {
  'config.common': () => shopConfig(),
  'focus.right': () => ({ list: [] }),
  'cart.numbers': () => ({ list: [] }),
  'restock.list': () => ({ list: [], due: 0 }),
  'purchaseList.list': () => ({ list: [], max_lists: 50 }),
  // Calls of the page itself: their answers are of no interest to a test that gives none.
  '*': () => new Promise(() => {}),
}

/** Replaces the address bar of the browser; the test sees whether the page was loaded again, or another one. */
export function fakeLocation(): {
  readonly reload: Mock<() => void>
  readonly assign: Mock<(url: string) => void>
} {
  const [reload, assign] = [vi.fn<() => void>(), vi.fn<(url: string) => void>()]
  const location = { origin: 'http://shop.test', href: 'http://shop.test/', reload, assign }
  vi.stubGlobal('location', location)
  return location
}

/** Opens the whole shop at an address: the page with header, footer, toolbar, dialogs and error messages. */
export function openShop(at: string, answers: Answers = {}) {
  const { Shop, ...shop } = fakeShop({ ...FRAME, ...answers }, { at })
  // The toolbar renders when the browser is idle.
  vi.stubGlobal('requestIdleCallback', (whenIdle: () => void) => setTimeout(whenIdle))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  // What earlier tests left undelivered is not this page's.
  errorChannel.receive(() => {})()
  const view = render(
    <Shop>
      <AppShell />
    </Shop>,
  )
  return { ...shop, ...view, user: userEvent.setup() }
}
