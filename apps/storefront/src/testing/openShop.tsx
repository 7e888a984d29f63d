import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DataOf } from '@yaoji/api-client'
import type { commonConfig } from '@yaoji/api-client/contract/config'
import { type Mock, vi } from 'vitest'
import { AppShell } from '../app/shell/AppShell'
import { errorChannel } from '../core/errors/errorChannel'
import type { Answers } from './fakeClient'
import { BUYER, fakeShop } from './fakeShop'

// The code of every page is loaded with the test, so that no test waits for it.
import.meta.glob('../pages/*/*Page.tsx', { eager: true })

/** The session of a visitor. */
export const VISITOR = { ...BUYER, company: '', username: '', cart: 0, admin: null }

const categoryOf = (id: number, name: string) => ({ id, name, logo: '', logo1: '', children: [] })

/** The data of every page. Each category menu has one category, with the name of its zone. */
export const COMMON_CONFIG: DataOf<typeof commonConfig> = {
  rnss: [{ name: '连花清瘟', url: '/search?keywords=连花清瘟' }],
  nav: [],
  category: [categoryOf(1, '心脑血管')],
  category_yx: [categoryOf(2, '包邮好药')],
  category_zy: [categoryOf(3, '根茎类饮片')],
  category_qx: [categoryOf(4, '血压计')],
  brand: [],
  hot_line: '400-820-2026',
  complaint_line: '400-820-2027',
  site: { main_url: '', app_url: '', app_qr: '', record_no: '鄂ICP备20260001号', licences: [] },
  timestamp: Date.UTC(2031, 5, 1) / 1000,
}

const FRAME: Answers = {
  'config.common': () => COMMON_CONFIG,
  'focus.right': () => ({ list: [] }),
  // Calls of the page itself: their answers are of no interest to a test that gives none.
  '*': () => new Promise(() => {}),
}

/** Replaces the address bar of the browser; the test sees whether the page was loaded again. */
export function fakeLocation(): { readonly reload: Mock<() => void> } {
  const location = { origin: 'http://shop.test', href: 'http://shop.test/', reload: vi.fn<() => void>() }
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
