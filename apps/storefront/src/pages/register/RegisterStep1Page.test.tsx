import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { type Answers, failWith } from '../../testing/fakeClient'
import { BUYER, fakeShop } from '../../testing/fakeShop'
import { REGISTRANT, registrationFor } from '../../testing/registration'
import RegisterStep1Page from './RegisterStep1Page'

beforeEach(() => sessionStorage.clear())

const VISITOR = { ...BUYER, user_id: 0, company: '' }

describePageStates('registerStep1', {
  answers: { 'user.base': () => REGISTRANT, 'register.draft': registrationFor },
  call: 'register.draft',
  loading: '正在加载注册资料',
  ready: '账号已创建',
})

async function open(answers: Answers = {}) {
  const shop = fakeShop({ 'user.base': () => VISITOR, ...answers }, { at: '/register/step1' })
  render(
    <shop.Shop>
      <Routes>
        <Route path="/register/step1" element={<RegisterStep1Page />} />
        <Route path="*" element="下一页" />
      </Routes>
    </shop.Shop>,
  )
  await screen.findByRole('form', { name: '注册账号' })
  return { ...shop, user: userEvent.setup() }
}

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
  expect(screen.getByText(/^请阅读并同意/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('手机号'))
  expect(client.askedOf('register.account')).toEqual([])
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
  expect(client.askedOf('auth.smsCode').map(({ input }) => input)).toEqual([
    { phone: '13900000001', purpose: 'register' },
  ])
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
  const sent = [...client.askedOf('auth.smsCode'), ...client.askedOf('register.account')]
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
  const made = {
    has_account: 0,
    message: '',
    user: REGISTRANT,
    cart_changes: [],
    registration: registrationFor(),
  }
  const { user, place } = await open({ 'register.account': () => made })
  await fillIn(user)
  await user.click(submit())
  await waitFor(() => expect(place.now).toBe('/register/step2'))
})

test('[RT-18 /register/step1] a phone that has an account leads to the login, with the phone filled in', async () => {
  const message = '该手机号已有账号，请直接登录'
  const known = { has_account: 1, message, user: null, cart_changes: [], registration: null }
  const { user } = await open({ 'register.account': () => known })
  await fillIn(user)
  await user.click(submit())
  expect(await screen.findByText(message)).toBeTruthy()
  const link = screen.getByRole('link', { name: '用 13900000001 登录' })
  expect(link.getAttribute('href')).toBe('/login?account=13900000001')
})

test('a reload keeps the phone and never the password', async () => {
  const { user } = await open()
  await fillIn(user)
  expect(JSON.stringify({ ...sessionStorage })).toContain('13900000001')
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Kangning88|123456/)
})
