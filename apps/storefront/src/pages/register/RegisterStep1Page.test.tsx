import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type Answers,
  buyer,
  type DataNamed,
  failWith,
  registrant,
  registrationFor,
  shopConfig,
} from '@yaoji/api-client/testing'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { fakeShop } from '../../testing/fakeShop'
import { fakeLocation, openShop } from '../../testing/openShop'
import RegisterStep1Page from './RegisterStep1Page'

beforeEach(() => sessionStorage.clear())

const VISITOR = buyer({ user_id: 0, company: '' })

describePageStates('registerStep1', {
  answers: { 'user.base': () => registrant(), 'register.draft': registrationFor },
  call: 'register.draft',
  loading: '正在加载注册资料',
  ready: '账号已创建',
})

function openPage(answers: Answers) {
  const shop = fakeShop(
    { 'user.base': () => VISITOR, 'config.common': () => shopConfig(), ...answers },
    { at: '/register/step1' },
  )
  const { unmount } = render(
    <shop.Shop>
      <Routes>
        <Route path="/register/step1" element={<RegisterStep1Page />} />
        <Route path="*" element="下一页" />
      </Routes>
    </shop.Shop>,
  )
  return { ...shop, unmount, user: userEvent.setup() }
}

async function open(answers: Answers = {}) {
  const shop = openPage(answers)
  await screen.findByRole('form', { name: '注册账号' })
  return shop
}

test('[RT-18 /register/step1] beside the form are the steps, what they need, and the hotline', async () => {
  await open()
  const steps = within(screen.getByRole('navigation', { name: '注册进度' })).getAllByRole('listitem')
  expect(steps.map(step => [step.textContent, step.getAttribute('aria-current')])).toEqual([
    ['1注册账号', 'step'],
    ['2企业信息', null],
    ['3上传资质', null],
  ])
  const help = within(screen.getByRole('region', { name: '注册流程' }))
  expect(help.getAllByRole('listitem')).toHaveLength(4)
  expect(await help.findByText('需要帮助，请拨打 400-820-2026')).toBeTruthy()
})

test('[RT-18 /register/step1] the login and the terms can be opened; the terms in a new tab', async () => {
  await open()
  expect(screen.getByRole('link', { name: '去登录' }).getAttribute('href')).toBe('/login')
  const terms = ['《用户协议》', '《隐私政策》'].map(name => screen.getByRole('link', { name }))
  expect(terms.map(link => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['/help/fwbz/yhxy', '_blank'],
    ['/help/fwbz/yszc', '_blank'],
  ])
})

test.each([
  ['enterprise', '/register/step2'],
  ['documents', '/register/step3'],
  ['review', '/register/step3'],
] as const)('[RT-18 /register/step1] an account whose open step is %s goes on at %s', async (step, at) => {
  openPage({ 'user.base': () => registrant(), 'register.draft': () => registrationFor({ step }) })
  const panel = await screen.findByRole('region', { name: '账号已创建' })
  expect(panel.textContent).toContain('手机号 13800000001 已验证')
  expect(within(panel).getByRole('link', { name: '继续填写' }).getAttribute('href')).toBe(at)
})

test.each([
  ['enterprise', '/register', '/register/step2'],
  ['documents', '/register', '/register/step3'],
  ['documents', '/register_index', '/register/step3'],
  ['documents', '/register_dd', '/register/dd/step3'],
] as const)(
  '[RT-17 /register] an account whose open step is %s goes on from %s at %s',
  async (step, at, to) => {
    const { place } = openShop(at, {
      'user.base': () => registrant(),
      'register.draft': () => registrationFor({ step }),
      'config.common': () => shopConfig(),
      '*': () => new Promise(() => {}),
    })
    await waitFor(() => expect(place.now).toBe(to))
  },
)

test('[RT-18 /register/step1] another phone begins with a logout', async () => {
  const { reload } = fakeLocation()
  const { user, client } = openPage({
    'user.base': () => registrant(),
    'register.draft': registrationFor,
    'user.logout': () => ({}),
  })
  await user.click(await screen.findByRole('button', { name: '换一个手机号' }))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(client.sentTo('user.logout')).toHaveLength(1)
})

const submit = () => screen.getByRole('button', { name: '注册并继续' })

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('手机号'), '13900000001')
  await user.type(screen.getByLabelText('短信验证码'), '123456')
  await user.type(screen.getByLabelText('登录密码'), 'Kangning88')
  await user.click(screen.getByRole('checkbox', { name: '我已阅读并同意' }))
}

test('[RT-18 /register/step1] nothing is sent before every field is right and the agreement is ticked', async () => {
  const { user, client } = await open()
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', false)
  await user.click(submit())
  expect(screen.getByText('请填写 6 位短信验证码')).toBeTruthy()
  expect(screen.getByText('请设置密码')).toBeTruthy()
  expect(screen.getByText(/^请阅读并同意/).id).toBe(
    screen.getByRole('checkbox').getAttribute('aria-describedby'),
  )
  expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(screen.getByLabelText('手机号'))
  expect(client.sentTo('register.account')).toEqual([])
})

test('[RT-18 /register/step1] a code is sent to the phone, and again after the wait of the service', async () => {
  const { user, client } = await open({ 'auth.smsCode': () => ({ wait_seconds: 60, valid_seconds: 300 }) })
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  expect(await screen.findByText('请先填写 11 位手机号')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('手机号'))
  await user.type(screen.getByLabelText('手机号'), '13900000001')
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  expect(await screen.findByText('验证码已发送，5 分钟内有效')).toBeTruthy()
  expect(screen.getByRole('button', { name: '60 秒后可重发' })).toHaveProperty('disabled', true)
  expect(document.activeElement).toBe(screen.getByLabelText('短信验证码'))
  expect(client.sentTo('auth.smsCode').map(({ input }) => input)).toEqual([
    { phone: '13900000001', purpose: 'register' },
  ])
})

test('[RT-18 /register/step1] on the way from the field to its button nothing is said to be missing', async () => {
  const { user } = await open({ 'auth.smsCode': () => ({ wait_seconds: 60, valid_seconds: 300 }) })
  await user.type(screen.getByLabelText('手机号'), '13900000001')
  await user.tab()
  expect(document.activeElement).toBe(screen.getByLabelText('短信验证码'))
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '获取验证码' }))
  expect(screen.queryByText('请填写 6 位短信验证码')).toBeNull()
  await user.click(screen.getByLabelText('短信验证码'))
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  expect(await screen.findByText('验证码已发送，5 分钟内有效')).toBeTruthy()
  expect(screen.queryByText('请填写 6 位短信验证码')).toBeNull()
})

test('[RT-18 /register/step1] phone and code can be pasted with spaces', async () => {
  const { user, client } = await open({
    'auth.smsCode': () => ({ wait_seconds: 60, valid_seconds: 300 }),
    'register.account': () => failWith('refused', { message: '系统忙' }),
  })
  const pasteInto = async (label: string, text: string) => {
    await user.click(screen.getByLabelText(label))
    await user.paste(text)
  }
  await pasteInto('手机号', ' 139 0000 0001 ')
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  expect(await screen.findByText('验证码已发送，5 分钟内有效')).toBeTruthy()
  await pasteInto('短信验证码', '123 456 ')
  await user.type(screen.getByLabelText('登录密码'), 'Kangning88')
  await user.click(screen.getByRole('checkbox', { name: '我已阅读并同意' }))
  await user.click(submit())
  expect(await screen.findByText('系统忙')).toBeTruthy()
  const sent = [...client.sentTo('auth.smsCode'), ...client.sentTo('register.account')]
  expect(sent.map(({ input }) => input)).toMatchObject([
    { phone: '13900000001' },
    { phone: '13900000001', code: '123456' },
  ])
})

test('[RT-18 /register/step1] without a phone no code is sent, and the field says so also after a submit', async () => {
  const { user } = await open()
  await user.click(submit())
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  expect(screen.getByText('请先填写 11 位手机号')).toBeTruthy()
  expect(screen.queryByText('请填写 6 位短信验证码')).toBeNull()
})

test('[RT-18 /register/step1] a refused code says why at the field', async () => {
  const refuse = () => failWith('refused', { message: '验证码已发送，请 60 秒后再获取' })
  const { user } = await open({ 'auth.smsCode': refuse })
  await user.type(screen.getByLabelText('手机号'), '13900000001')
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  expect((await screen.findByText('验证码已发送，请 60 秒后再获取')).getAttribute('role')).toBe('alert')
})

test('the strength of the password is in words', async () => {
  const { user } = await open()
  await user.type(screen.getByLabelText('手机号'), '13900000001')
  const password = screen.getByLabelText('登录密码')
  await user.type(password, '13900000001')
  expect(screen.getByText('密码强度：还不符合要求')).toBeTruthy()
  await user.clear(password)
  await user.type(password, 'Kangning88')
  expect(screen.getByText(/^密码强度：(弱|中|强)$/)).toBeTruthy()
})

test('[RT-18 /register/step1] a new account goes on with step 2', async () => {
  const made: DataNamed<'register.account'> = {
    has_account: 0,
    message: '',
    user: registrant(),
    cart_merged: 0,
    cart_changes: [],
    registration: registrationFor(),
  }
  const { user, place, client } = await open({ 'register.account': () => made })
  await fillIn(user)
  await user.click(submit())
  await waitFor(() => expect(place.now).toBe('/register/step2'))
  expect(client.sentTo('register.account').map(({ input }) => input)).toEqual([
    { phone: '13900000001', code: '123456', password: 'Kangning88', agreement: 1 },
  ])
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('13900000001')
})

test('[RT-18 /register/step1] a phone that has an account leads to the login, with the phone filled in', async () => {
  const message = '该手机号已有账号，请直接登录'
  const known: DataNamed<'register.account'> = {
    has_account: 1,
    message,
    user: null,
    cart_merged: 0,
    cart_changes: [],
    registration: null,
  }
  const { user } = await open({ 'register.account': () => known })
  await fillIn(user)
  await user.click(submit())
  expect(await screen.findByText(message)).toBeTruthy()
  const link = screen.getByRole('link', { name: '用 13900000001 登录' })
  expect(link.getAttribute('href')).toBe('/login?account=13900000001')
})

test('a reload keeps the phone and never the password', async () => {
  const { user, unmount } = await open()
  await fillIn(user)
  expect(JSON.stringify({ ...sessionStorage })).toContain('13900000001')
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Kangning88|123456/)
  unmount()
  const { user: again } = await open()
  expect(screen.getByLabelText('手机号')).toHaveProperty('value', '13900000001')
  await again.type(screen.getByLabelText('登录密码'), '13900000001')
  expect(screen.getByText('密码强度：还不符合要求')).toBeTruthy()
})

test('[RT-18 /register/step1] the fields say what they are for; a refused registration says why, and is sent once', async () => {
  let refuse = () => {}
  const { user, client } = await open({
    'register.account': () =>
      new Promise((_, reject) => {
        refuse = () =>
          Promise.resolve()
            .then(() => failWith('refused', { message: '注册暂停' }))
            .catch(reject)
      }),
  })
  expect(screen.getByText('用于登录和接收订单通知')).toBeTruthy()
  expect(screen.getByText(/^\d+ 至 \d+ 位，同时有字母和数字，不含手机号$/)).toBeTruthy()
  expect(screen.queryByText(/密码强度/)).toBeNull()
  await fillIn(user)
  await user.click(submit())
  await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBe('true'))
  await user.click(submit())
  expect(client.sentTo('register.account')).toHaveLength(1)
  refuse()
  expect(await screen.findByText('注册暂停')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^用 .* 登录$/ })).toBeNull()
  expect(screen.getByLabelText('登录密码')).toHaveProperty('value', 'Kangning88')
})
