import { QueryClientProvider } from '@tanstack/react-query'
import type { SessionUser } from '@yaoji/api-client/contract/user'
import { ClientProvider } from '@yaoji/hooks/data'
import { ConfirmProvider } from '@yaoji/ui/confirm'
import { LinkProvider } from '@yaoji/ui/link'
import { ToastProvider } from '@yaoji/ui/toast'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { createQueries } from '../app/queries'
import { RouterLink } from '../core/navigation/RouterLink'
import { type Answers, fakeClient } from './fakeClient'

/** A buyer whose licences are in order. */
export const BUYER: SessionUser = {
  show: 1,
  user_id: 1,
  username: 'yaodian',
  name: '王店长',
  phone: '13800000001',
  company: '康宁大药房',
  face: '',
  rank: '普通会员',
  admin: null,
  address: '',
  is_passed: 1,
  licence_state: 'passed',
  licence_message: '',
  points: 0,
  balance: '500.00',
  coupon_count: 0,
  cart: 2,
  message_count: 0,
  wechat: '',
  common_config: { hot_line: '400-000-0000', qq1: '', qq2: '' },
  quality_inspection: null,
  login_url: '/login',
  is_show_youx: 0,
  is_special: 0,
  is_can_chat: 0,
  token: '',
  is_AfterSale: 0,
  store_count: 1,
}

/** A shop for tests of pages: client, cache, links and dialogs around what is shown, at an address. */
export function fakeShop(answers: Answers, { at = '/' }: { at?: string } = {}) {
  const client = fakeClient({ 'user.base': () => BUYER, ...answers })
  const queries = createQueries()
  const place = { now: at }
  function Place() {
    const { pathname, search, hash } = useLocation()
    place.now = pathname + search + hash
    return null
  }
  function Shop({ children }: { children: ReactNode }) {
    return (
      <ClientProvider client={client} upload={client.upload}>
        <QueryClientProvider client={queries}>
          <LinkProvider link={RouterLink}>
            <MemoryRouter initialEntries={[at]}>
              <Place />
              <ConfirmProvider>
                <ToastProvider>{children}</ToastProvider>
              </ConfirmProvider>
            </MemoryRouter>
          </LinkProvider>
        </QueryClientProvider>
      </ClientProvider>
    )
  }
  return { client, queries, place, Shop }
}
