import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { Client } from '@yaoji/api-client'
import { cartTotalCall } from '@yaoji/api-client/contract/cart'
import { userBase } from '@yaoji/api-client/contract/user'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { ClientProvider } from './client'
import { queryKeyOf } from './query'
import { useLogin, useLogout, useSession } from './session'
import { useSmsLogin } from './smsLogin'

const service = { hot_line: '400-820-2026', qq1: '', qq2: '' }

function connect(call: (endpoint: { name: string }, input: unknown) => unknown) {
  const client = { flush() {}, call: async (...request: Parameters<typeof call>) => call(...request) }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    // The hooks use only the calls of a client.
    <ClientProvider client={client as unknown as Client}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </ClientProvider>
  )
  return { queries, wrapper }
}

function open(answer: () => unknown) {
  const { result } = renderHook(() => useSession(), { wrapper: connect(answer).wrapper })
  return () => result.current
}

test('[ST-09] until the answer is there nothing about the user is shown', () => {
  const session = open(() => new Promise(() => {}))
  expect(session()).toEqual({ show: false, user: null, cart: 0, service: null })
})

test('[ST-09] a failed call counts as shown, without data', async () => {
  const session = open(() => Promise.reject(new Error('busy')))
  await waitFor(() => expect(session().show).toBe(true))
  expect(session()).toEqual({ show: true, user: null, cart: 0, service: null })
})

test('[ST-09] [CH-07] a visitor has no user, but a hotline and a cart', async () => {
  const session = open(() => ({ company: '', cart: 3, common_config: service }))
  await waitFor(() => expect(session().show).toBe(true))
  expect(session()).toEqual({ show: true, user: null, cart: 3, service })
})

test('[ST-09] a buyer is shown with what the call answered', async () => {
  const user = { company: '康宁大药房', cart: 2, common_config: service }
  const session = open(() => user)
  await waitFor(() => expect(session().user).toEqual(user))
  expect(session()).toMatchObject({ show: true, cart: 2, service })
})

test('after a login the new buyer is shown at once, and nothing of the user before is left', async () => {
  const user = { company: '康宁大药房', cart: 2, common_config: service }
  const call = vi.fn(({ name }: { name: string }, _input: unknown) =>
    name === 'auth.login' ? { user, cart_merged: 0, cart_changes: [] } : new Promise(() => {}),
  )
  const { queries, wrapper } = connect(call)
  queries.setQueryData([cartTotalCall.name, {}], { count: 9 })
  queries.setQueryData([userBase.name, {}], { company: '', cart: 9 })
  const { result } = renderHook(() => ({ login: useLogin(), session: useSession() }), { wrapper })
  const input = { account: '13800000001', password: 'x' }
  await act(() => result.current.login.mutateAsync(input))
  expect(call).toHaveBeenCalledWith(expect.objectContaining({ name: 'auth.login' }), input)
  await waitFor(() => expect(result.current.session.user).toEqual(user))
  expect(queries.getQueryData([cartTotalCall.name, {}])).toBeUndefined()
  expect(queries.getQueryData(queryKeyOf(userBase, {}))).toEqual(user)
})

test('a login by code shows the buyer, and nothing of the user before is left', async () => {
  const user = { company: '康宁大药房', cart: 2, common_config: service }
  const { queries, wrapper } = connect(() => ({ user, cart_merged: 0, cart_changes: [] }))
  queries.setQueryData([cartTotalCall.name, {}], { count: 9 })
  const { result } = renderHook(() => useSmsLogin(), { wrapper })
  await act(() => result.current.mutateAsync({ phone: '13800000001', code: '123456' }))
  expect(queries.getQueryData([cartTotalCall.name, {}])).toBeUndefined()
  expect(queries.getQueryData(queryKeyOf(userBase, {}))).toEqual(user)
})

test('a refused login keeps what is shown', async () => {
  const { queries, wrapper } = connect(() => Promise.reject(new Error('密码错误')))
  queries.setQueryData([cartTotalCall.name, {}], { count: 9 })
  const { result } = renderHook(() => useLogin(), { wrapper })
  await act(() => result.current.mutateAsync({ account: 'a', password: 'x' }).catch(() => {}))
  expect(queries.getQueryData([cartTotalCall.name, {}])).toEqual({ count: 9 })
})

test('[ST-07] a logout is sent', async () => {
  const call = vi.fn(() => ({}))
  const { result } = renderHook(() => useLogout(), { wrapper: connect(call).wrapper })
  await act(() => result.current.mutateAsync())
  expect(call).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'user.logout' }), {})
})
