import { act, waitFor } from '@testing-library/react'
import { cartTotalCall } from '@yaoji/api-client/contract/cart'
import { authLogin, authSmsLogin, userBase } from '@yaoji/api-client/contract/user'
import { type Answer, sampleOf } from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { queryKeyOf } from './query'
import { useLogin, useLogout, useSession } from './session'
import { useSmsLogin } from './smsLogin'
import { renderData } from './testing/renderData'
import { BUYER, LOGIN, totalOf } from './testing/rows'

const service = BUYER.common_config

function open(answer: Answer<'user.base'>) {
  const { result } = renderData(useSession, { 'user.base': answer })
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
  const session = open(() => ({ ...BUYER, company: '', cart: 3 }))
  await waitFor(() => expect(session().show).toBe(true))
  expect(session()).toEqual({ show: true, user: null, cart: 3, service })
})

test('[ST-09] a buyer is shown with what the call answered', async () => {
  const session = open(() => BUYER)
  await waitFor(() => expect(session().user).toEqual(BUYER))
  expect(session()).toMatchObject({ show: true, cart: 2, service })
})

test('after a login the new buyer is shown at once, and nothing of the user before is left', async () => {
  const { result, queries, sent } = renderData(() => ({ login: useLogin(), session: useSession() }), {
    'auth.login': () => sampleOf(authLogin.data, { user: BUYER }),
    '*': () => new Promise(() => {}),
  })
  queries.setQueryData(queryKeyOf(cartTotalCall, {}), { total: totalOf(9) })
  queries.setQueryData(queryKeyOf(userBase, {}), { ...BUYER, company: '', cart: 9 })
  await act(() => result.current.login.mutateAsync(LOGIN))
  expect(sent.at(-1)).toMatchObject({ name: 'auth.login', input: LOGIN })
  await waitFor(() => expect(result.current.session.user).toEqual(BUYER))
  expect(queries.getQueryData(queryKeyOf(cartTotalCall, {}))).toBeUndefined()
  expect(queries.getQueryData(queryKeyOf(userBase, {}))).toEqual(BUYER)
})

test('a login by code shows the buyer, and nothing of the user before is left', async () => {
  const { result, queries } = renderData(useSmsLogin, {
    'auth.smsLogin': () => sampleOf(authSmsLogin.data, { user: BUYER }),
  })
  queries.setQueryData(queryKeyOf(cartTotalCall, {}), { total: totalOf(9) })
  await act(() => result.current.mutateAsync({ phone: '13800000001', code: '123456' }))
  expect(queries.getQueryData(queryKeyOf(cartTotalCall, {}))).toBeUndefined()
  expect(queries.getQueryData(queryKeyOf(userBase, {}))).toEqual(BUYER)
})

test('a refused login keeps what is shown', async () => {
  const { result, queries } = renderData(useLogin, {
    'auth.login': () => Promise.reject(new Error('密码错误')),
  })
  queries.setQueryData(queryKeyOf(cartTotalCall, {}), { total: totalOf(9) })
  await act(() => result.current.mutateAsync(LOGIN).catch(() => {}))
  expect(queries.getQueryData(queryKeyOf(cartTotalCall, {}))).toEqual({ total: totalOf(9) })
})

test('[ST-07] a logout is sent', async () => {
  const { result, sent } = renderData(useLogout)
  await act(() => result.current.mutateAsync())
  expect(sent).toMatchObject([{ name: 'user.logout', input: {} }])
})
