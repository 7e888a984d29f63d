import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import {
  type Answers,
  buyer,
  type DataNamed,
  failWith,
  goodsFor,
  goodsListOf,
  visitor,
} from '@yaoji/api-client/testing'
import { beforeEach, expect, test } from 'vitest'
import { hasLoginMark } from '../../core/session/loginMark'
import { openShop } from '../../testing/openShop'

const at = '/login?from=%2Flist%3Fkeywords%3Damxl'

beforeEach(() => sessionStorage.clear())

const listWith = (name: string) => () => goodsListOf(goodsFor(1, { name }))

async function logIn(answers: Answers = {}, from = at) {
  const shop = openShop(from, {
    'user.base': () => visitor(),
    'goods.list': listWith('登录后的商品'),
    'auth.login': () => ({ user: buyer(), cart_merged: 0, cart_changes: [] }),
    ...answers,
  })
  await fillIn(shop.user)
  return shop
}

async function fillIn(user: UserEvent) {
  await user.type(await screen.findByLabelText('手机号 / 用户名'), '13800000001')
  await user.type(screen.getByLabelText('密码'), 'Yaoji@2026')
  await user.click(screen.getByRole('button', { name: '登录' }))
}

test('[RT-04] [ST-07 1] [RO-04 2] a login sets its mark, shows the buyer, and returns to the page before', async () => {
  const { place, client } = await logIn()
  await waitFor(() => expect(place.now).toBe('/list?keywords=amxl'))
  expect(client.sentTo('auth.login').map(({ input }) => input)).toEqual([
    { account: '13800000001', password: 'Yaoji@2026' },
  ])
  expect(hasLoginMark()).toBe(true)
  expect(await screen.findByText(buyer().company)).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('[RT-04] [RO-04 3] a login whose way back is outside the shop leads home', async () => {
  const { place } = await logIn({}, '/login?from=%2F%2Fevil.example%2Fcart')
  await waitFor(() => expect(place.now).toBe('/'))
})

test('[RT-04] [RO-04] nothing that the user before has seen is shown to the buyer', async () => {
  const shop = openShop('/list', {
    'user.base': () => visitor(),
    'goods.list': listWith('登录前的商品'),
    'auth.login': () => ({ user: buyer(), cart_merged: 0, cart_changes: [] }),
  })
  await screen.findByText('登录前的商品')
  await shop.user.click(await within(screen.getByRole('banner')).findByRole('link', { name: '登录' }))
  // The answer for the buyer takes its time: until then the page loads.
  shop.client.answer({ 'goods.list': () => new Promise(() => {}) })
  await fillIn(shop.user)
  await waitFor(() => expect(shop.place.now).toBe('/list'))
  expect(await screen.findByText('正在加载商品')).toBeTruthy()
  expect(screen.queryByText('登录前的商品')).toBeNull()
})

test('[RT-04] changes of the cart at the login are said line by line', async () => {
  const cart_changes: DataNamed<'auth.login'>['cart_changes'] = [
    {
      goods_id: 1,
      name: '板蓝根颗粒',
      is_merged: 1,
      before: 0,
      number: 12,
      message: '库存只剩 12 盒，已为您改为 12 盒',
    },
    { goods_id: 2, name: '阿莫西林胶囊', is_merged: 0, before: 0, number: 0, message: '商品已下架' },
  ]
  await logIn({ 'auth.login': () => ({ user: buyer(), cart_merged: 3, cart_changes }) })
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain('购物车已合并')
  expect(dialog.textContent).toContain('板蓝根颗粒：库存只剩 12 盒，已为您改为 12 盒')
  expect(dialog.textContent).toContain('阿莫西林胶囊：商品已下架')
  expect(dialog.textContent).toContain('登录前加入的 3 种已并入购物车；1 种没有并入')
})

test('[RT-04] a login that takes nothing of the cart along says so, with the reasons', async () => {
  const cart_changes: DataNamed<'auth.login'>['cart_changes'] = [
    { goods_id: 2, name: '阿莫西林胶囊', is_merged: 0, before: 0, number: 0, message: '商品已下架' },
  ]
  await logIn({ 'auth.login': () => ({ user: buyer(), cart_merged: 0, cart_changes }) })
  const dialog = await screen.findByRole('alertdialog', { name: '商品没有并入购物车' })
  expect(dialog.textContent).toContain('登录前加入的 1 种没有并入购物车')
  expect(dialog.textContent).toContain('阿莫西林胶囊：商品已下架')
})

test('[RT-04] a login that takes the whole cart along says how much, and leads to the cart', async () => {
  const { place, user } = await logIn({
    'auth.login': () => ({
      user: buyer(),
      cart_merged: 3,
      cart_changes: [{ goods_id: 1, name: '板蓝根颗粒', is_merged: 1, before: 10, number: 30, message: '' }],
    }),
  })
  const text = '登录前加入的 3 种已并入购物车：2 种新加，1 种数量 10 → 30'
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await waitFor(() => expect(place.now).toBe('/list?keywords=amxl'))
  await user.click(screen.getByRole('link', { name: '查看' }))
  await waitFor(() => expect(place.now).toBe('/cart'))
})

test('[RT-04] a refused login says why at the form, keeps the account, and sets no mark', async () => {
  const { place } = await logIn({
    'auth.login': () => failWith('refused', { message: '手机号或密码不正确' }),
  })
  expect((await screen.findByRole('alert')).textContent).toContain('手机号或密码不正确')
  expect(screen.getByLabelText('手机号 / 用户名')).toHaveProperty('value', '13800000001')
  expect(hasLoginMark()).toBe(false)
  expect(place.now).toBe(at)
})

test('[RT-04] a buyer who is logged in is led back at once', async () => {
  const { place } = openShop(at, { 'goods.list': listWith('登录后的商品') })
  await waitFor(() => expect(place.now).toBe('/list?keywords=amxl'))
})

test('[RT-04] the page says that it leads back, fills in a known account, and offers registration', async () => {
  openShop(`${at}&account=13800000009`, { 'user.base': () => visitor() })
  expect(await screen.findByText('登录后回到刚才的页面')).toBeTruthy()
  expect(screen.getByLabelText('手机号 / 用户名')).toHaveProperty('value', '13800000009')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: '注册会员' }).getAttribute('href')).toBe('/register/step1')
  expect(main.getByRole('link', { name: '忘记密码' }).getAttribute('href')).toBe('/forget')
})

test.each([
  ['/login', '/register/wechat'],
  [at, '/register/wechat?from=%2Flist%3Fkeywords%3Damxl'],
])('[RT-04] %s offers WeChat, which leads back to the same page', async (here, wechat) => {
  openShop(here, { 'user.base': () => visitor() })
  expect((await screen.findByRole('link', { name: '微信登录' })).getAttribute('href')).toBe(wechat)
})

test('[RT-04] opened by itself, the page speaks of no way back', async () => {
  openShop('/login', { 'user.base': () => visitor() })
  expect(await screen.findByLabelText('密码')).toBeTruthy()
  expect(screen.queryByText('登录后回到刚才的页面')).toBeNull()
})

test('[RT-04] a code sent to the phone logs in too, with the number that was typed before', async () => {
  const { user, client, place } = openShop(at, {
    'user.base': () => visitor(),
    'goods.list': listWith('登录后的商品'),
    'auth.login': () => failWith('refused', { code: 429, message: '尝试次数过多，请 1 小时后再试' }),
    'auth.smsCode': () => ({ wait_seconds: 60, valid_seconds: 300 }),
    'auth.smsLogin': () => ({ user: buyer(), cart_merged: 0, cart_changes: [] }),
  })
  await fillIn(user)
  expect((await screen.findByRole('alert')).textContent).toContain('尝试次数过多')
  await user.click(screen.getByRole('tab', { name: '验证码登录' }))
  expect(screen.getByLabelText('手机号')).toHaveProperty('value', '13800000001')
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  await screen.findByText('验证码已发送，5 分钟内有效')
  await user.type(screen.getByLabelText('短信验证码'), '123456')
  await user.click(screen.getByRole('button', { name: '登录' }))
  await waitFor(() => expect(place.now).toBe('/list?keywords=amxl'))
  expect(client.sentTo('auth.smsCode').map(({ input }) => input)).toEqual([
    { phone: '13800000001', purpose: 'login' },
  ])
  expect(client.sentTo('auth.smsLogin').map(({ input }) => input)).toEqual([
    { phone: '13800000001', code: '123456' },
  ])
  expect(hasLoginMark()).toBe(true)
})

test('[RT-04] a wrong code says so at its field, and nothing is sent without one', async () => {
  const { user, client } = openShop(at, {
    'user.base': () => visitor(),
    'auth.smsLogin': () => failWith('invalid', { fields: { code: ['验证码不正确，请核对或重新获取'] } }),
  })
  await user.click(await screen.findByRole('tab', { name: '验证码登录' }))
  await user.type(screen.getByLabelText('手机号'), '13800000001')
  await user.click(screen.getByRole('button', { name: '登录' }))
  expect(screen.getByText('请填写 6 位短信验证码')).toBeTruthy()
  expect(client.sentTo('auth.smsLogin')).toEqual([])
  await user.type(screen.getByLabelText('短信验证码'), '123456')
  await user.click(screen.getByRole('button', { name: '登录' }))
  expect(await screen.findByText('验证码不正确，请核对或重新获取')).toBeTruthy()
  expect(hasLoginMark()).toBe(false)
})

test('[RT-04] a new code takes away what was wrong with the one before, and typing replaces it', async () => {
  const { user, client } = openShop(at, {
    'user.base': () => visitor(),
    'auth.smsCode': () => ({ wait_seconds: 0, valid_seconds: 300 }),
    'auth.smsLogin': () => failWith('invalid', { fields: { code: ['验证码不正确，请核对或重新获取'] } }),
  })
  await user.click(await screen.findByRole('tab', { name: '验证码登录' }))
  await user.type(screen.getByLabelText('手机号'), '13800000001')
  await user.type(screen.getByLabelText('短信验证码'), '123456')
  await user.click(screen.getByRole('button', { name: '登录' }))
  expect(await screen.findByText('验证码不正确，请核对或重新获取')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  expect(await screen.findByText('验证码已发送，5 分钟内有效')).toBeTruthy()
  expect(screen.queryByText('验证码不正确，请核对或重新获取')).toBeNull()
  await user.keyboard('654321')
  await user.click(screen.getByRole('button', { name: '登录' }))
  expect(await screen.findByText('验证码不正确，请核对或重新获取')).toBeTruthy()
  expect(client.sentTo('auth.smsLogin').map(({ input }) => input)).toEqual([
    { phone: '13800000001', code: '123456' },
    { phone: '13800000001', code: '654321' },
  ])
})
