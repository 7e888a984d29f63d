import { screen, waitFor, within } from '@testing-library/react'
import {
  type Answers,
  buyer,
  type DataNamed,
  failWith,
  registrant,
  registrationFor,
  visitor,
} from '@yaoji/api-client/testing'
import { beforeEach, expect, test, vi } from 'vitest'
import { outside } from '../../core/navigation/outside'
import { hasLoginMark } from '../../core/session/loginMark'
import { describePageStates } from '../../testing/describePageStates'
import { openShop } from '../../testing/openShop'

const EXPIRED = '微信确认已失效，请重新确认'
const NICKNAME = '微信用户3827'

beforeEach(() => sessionStorage.clear())

const answers: Answers = {
  'user.base': () => visitor(),
  'wechat.confirmed': () => ({ nickname: '' }),
  'wechat.start': () => ({
    url: '/wechat/confirm?state=s',
    expires_at: '2026-11-22 10:05:00',
    expires_seconds: 300,
  }),
}

describePageStates('registerWechat', {
  answers,
  call: 'wechat.confirmed',
  loading: '正在确认微信',
  ready: '去微信确认',
})

const open = (at = '/register/wechat', more: Answers = {}) => openShop(at, { ...answers, ...more })
const askButton = () => screen.findByRole('button', { name: '去微信确认' })
const RETURNED = '/register/wechat?code=c&state=s'

test('[RT-17 /register/wechat] the button opens WeChat once; the other way is the login', async () => {
  const opened = vi.spyOn(outside, 'open').mockImplementation(() => {})
  const { user } = open('/register/wechat?from=%2Fcart')
  await user.dblClick(await askButton())
  await waitFor(() => expect(opened.mock.calls).toEqual([['/wechat/confirm?state=s']]))
  const login = within(screen.getByRole('main')).getByRole('link', { name: '用手机号登录' })
  expect(login.getAttribute('href')).toBe('/login?from=%2Fcart')
  expect(screen.getByText(/^在微信里确认后，已绑定的账号直接登录；/)).toBeTruthy()
  expect(screen.queryByText(/^您在微信里没有同意/)).toBeNull()
  // No step of the registration can be opened from here.
  const steps = within(screen.getByRole('navigation', { name: '注册进度' }))
  expect(steps.queryAllByRole('link')).toEqual([])
})

test('[RT-17 /register/wechat] while WeChat is asked the page says so', async () => {
  open(RETURNED, { 'wechat.enter': () => new Promise(() => {}) })
  expect(await screen.findByText('正在确认微信')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '去微信确认' })).toBeNull()
})

test('[RT-17 /register/wechat] a confirmation that cannot begin says why', async () => {
  const message = '操作过于频繁，请登录，或 3 分钟后再试'
  const { user } = open('/register/wechat', { 'wechat.start': () => failWith('refused', { message }) })
  await user.click(await askButton())
  expect((await screen.findByRole('alert')).textContent).toBe(message)
})

test('[RT-17 /register/wechat] [ST-07] a bound WeChat logs in and leads back to the page before', async () => {
  vi.spyOn(outside, 'open').mockImplementation(() => {})
  const first = open('/register/wechat?from=%2Fstar')
  await first.user.click(await askButton())
  first.unmount()
  const { place, client } = open(RETURNED, {
    'wechat.enter': () => ({ user: buyer(), cart_merged: 0, cart_changes: [] }),
  })
  await waitFor(() => expect(place.now).toBe('/star'))
  expect(client.sentTo('wechat.enter').map(({ input }) => input)).toEqual([{ code: 'c', state: 's' }])
  expect(hasLoginMark()).toBe(true)
  expect(sessionStorage.getItem('yaoji.wechat.from')).toBeNull()
})

test('[RT-17 /register/wechat] changes of the cart at the login are said', async () => {
  const cart_changes: DataNamed<'wechat.enter'>['cart_changes'] = [
    {
      goods_id: 1,
      name: '板蓝根颗粒',
      is_merged: 1,
      before: 0,
      number: 12,
      message: '库存只剩 12 盒，已为您改为 12 盒',
    },
  ]
  open(RETURNED, { 'wechat.enter': () => ({ user: buyer(), cart_merged: 1, cart_changes }) })
  expect((await screen.findByRole('alertdialog')).textContent).toContain('板蓝根颗粒：库存只剩 12 盒')
})

test('[RT-17 /register/wechat] what WeChat returned is used once and leaves the address', async () => {
  const { place, client } = open(RETURNED, {
    'wechat.enter': () => failWith('refused', { code: 409, message: EXPIRED }),
  })
  expect((await screen.findByRole('alert')).textContent).toBe(EXPIRED)
  expect(await askButton()).toBeTruthy()
  expect(place.now).toBe('/register/wechat')
  expect(client.sentTo('wechat.enter')).toHaveLength(1)
})

test('[RT-17 /register/wechat] a user who declined can confirm again; nothing is sent', async () => {
  const { client } = open('/register/wechat?state=s')
  expect(await screen.findByText(/^您在微信里没有同意/)).toBeTruthy()
  expect(await askButton()).toBeTruthy()
  expect(client.sentTo('wechat.enter')).toEqual([])
})

test.each([
  ['declined', '/register/wechat?state=s'],
  ['was refused', RETURNED],
])(
  '[RT-17 /register/wechat] after a confirmation that %s both ways still lead to the page before',
  async (_, at) => {
    vi.spyOn(outside, 'open').mockImplementation(() => {})
    sessionStorage.setItem('yaoji.wechat.from', '/star')
    const { user } = open(at, { 'wechat.enter': () => failWith('refused', { code: 409, message: EXPIRED }) })
    const button = await askButton()
    await waitFor(() => {
      const login = within(screen.getByRole('main')).getByRole('link', { name: '用手机号登录' })
      expect(login.getAttribute('href')).toBe('/login?from=%2Fstar')
    })
    await user.click(button)
    await waitFor(() => expect(outside.open).toHaveBeenCalled())
    expect(sessionStorage.getItem('yaoji.wechat.from')).toBe('/star')
  },
)

test('[RT-17 /register/wechat] an unknown WeChat is registered with a phone, and goes on with step 2', async () => {
  const made = {
    has_account: 0 as const,
    message: '',
    user: registrant({ wechat: NICKNAME }),
    cart_merged: 0,
    cart_changes: [],
    registration: registrationFor({ step: 'enterprise', enterprise: null }),
  }
  const { user, client, place } = open(RETURNED, {
    'wechat.enter': () => ({ user: null, cart_merged: 0, cart_changes: [] }),
    'wechat.confirmed': () => ({ nickname: NICKNAME }),
    'register.wechat': () => made,
    'register.draft': () => made.registration,
  })
  expect(await screen.findByText(NICKNAME)).toBeTruthy()
  await user.type(screen.getByLabelText('手机号'), '13900000001')
  await user.type(screen.getByLabelText('短信验证码'), '123456')
  await user.type(screen.getByLabelText('登录密码'), 'Kangning88')
  await user.click(screen.getByRole('checkbox', { name: '我已阅读并同意' }))
  await user.click(screen.getByRole('button', { name: '注册并继续' }))
  await waitFor(() => expect(place.now).toBe('/register/step2'))
  expect(client.sentTo('register.wechat').map(({ input }) => input)).toEqual([
    { phone: '13900000001', code: '123456', password: 'Kangning88', agreement: 1 },
  ])
  expect(client.sentTo('register.account')).toEqual([])
})

test('[RT-17 /register/wechat] a phone that has an account leads to the login, and then to the binding', async () => {
  const message = '该手机号已有账号，请直接登录'
  const { user } = open('/register/wechat', {
    'wechat.confirmed': () => ({ nickname: NICKNAME }),
    'register.wechat': () => ({
      has_account: 1,
      message,
      user: null,
      cart_merged: 0,
      cart_changes: [],
      registration: null,
    }),
  })
  await user.type(await screen.findByLabelText('手机号'), '13900000001')
  await user.type(screen.getByLabelText('短信验证码'), '123456')
  await user.type(screen.getByLabelText('登录密码'), 'Kangning88')
  await user.click(screen.getByRole('checkbox', { name: '我已阅读并同意' }))
  await user.click(screen.getByRole('button', { name: '注册并继续' }))
  const login = await screen.findByRole('link', { name: '用 13900000001 登录' })
  expect(login.getAttribute('href')).toBe('/login?account=13900000001&from=%2Fzhzx%2Fbdwx')
})

test('[RT-17 /register/wechat] another WeChat can be confirmed before the registration', async () => {
  const opened = vi.spyOn(outside, 'open').mockImplementation(() => {})
  const { user } = open('/register/wechat', { 'wechat.confirmed': () => ({ nickname: NICKNAME }) })
  await user.click(await screen.findByRole('button', { name: '换一个微信' }))
  await waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith('/wechat/confirm?state=s'))
})

test('[RT-17 /register/wechat] a buyer who is logged in is led to the binding', async () => {
  open('/register/wechat', { 'user.base': () => buyer() })
  expect(await screen.findByText(/^当前账号：康宁大药房/)).toBeTruthy()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: '绑定微信' }).getAttribute('href')).toBe('/zhzx/bdwx')
  expect(main.getByRole('link', { name: '去选购' }).getAttribute('href')).toBe('/')
  expect(main.getByRole('heading', { name: '您已登录' })).toBeTruthy()
})
