import { screen, waitFor, within } from '@testing-library/react'
import { type Answers, buyer, failWith, visitor } from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { openShop } from '../../testing/openShop'

const PHONE = '13900000001'

function open(at: string, answers: Answers = {}) {
  return openShop(at, {
    'user.base': () => visitor(),
    'auth.smsCode': () => ({ wait_seconds: 60, valid_seconds: 300 }),
    'user.checkResetCode': () => ({}),
    'user.resetPassword': () => ({}),
    ...answers,
  })
}

async function openStep2(answers: Answers = {}) {
  const shop = open('/forget', answers)
  await shop.user.type(await screen.findByLabelText('手机号'), PHONE)
  await shop.user.type(screen.getByLabelText('短信验证码'), '123456')
  await shop.user.click(screen.getByRole('button', { name: '下一步' }))
  await screen.findByLabelText('新密码')
  return shop
}

const reset = () => screen.getByRole('button', { name: '重置密码' })

test('[RT-20 /forget/step1] the code is checked before the new password is asked for', async () => {
  const { client, place } = await openStep2()
  expect(place.now).toBe('/forget/step2')
  const proof = { phone: PHONE, code: '123456' }
  expect(client.sentTo('user.checkResetCode').map(({ input }) => input)).toEqual([proof])
})

test('[RT-20 /forget/step1] the code is requested for this purpose, and a phone without an account reads the same', async () => {
  const { user, client } = open('/forget/step1')
  await user.type(await screen.findByLabelText('手机号'), '13711111111')
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  expect(await screen.findByText('验证码已发送，5 分钟内有效')).toBeTruthy()
  expect(client.sentTo('auth.smsCode').map(({ input }) => input)).toEqual([
    { phone: '13711111111', purpose: 'forget' },
  ])
})

test('[RT-20 /forget/step1] a wrong code says so at its field and leads nowhere', async () => {
  const message = '验证码不正确，请核对或重新获取'
  const { user, place } = open('/forget/step1', {
    'user.checkResetCode': () => failWith('invalid', { fields: { code: [message] } }),
  })
  await user.type(await screen.findByLabelText('手机号'), PHONE)
  await user.type(screen.getByLabelText('短信验证码'), '000000')
  await user.click(screen.getByRole('button', { name: '下一步' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('短信验证码'))
  expect(place.now).toBe('/forget/step1')
})

test('[RT-20 /forget/step1] a logged-in buyer proves the phone of the account, and no other', async () => {
  open('/forget/step1', { 'user.base': () => buyer() })
  const phone = await screen.findByLabelText('手机号')
  expect(phone).toHaveProperty('value', buyer().phone)
  expect(phone).toHaveProperty('readOnly', true)
  expect(screen.getByText('当前登录账号的手机号')).toBeTruthy()
})

test('[RT-20 /forget/step1] until the session is known there is no form', async () => {
  open('/forget/step1', { 'user.base': () => new Promise(() => {}) })
  expect(await screen.findByText('正在打开找回密码')).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
})

test('[RT-20 /forget/step1] without an account no text message comes, and the page says so', async () => {
  open('/forget/step1')
  expect(await screen.findByText('请填写注册时的手机号，没有账号的手机号收不到短信')).toBeTruthy()
  expect(screen.getByLabelText('手机号')).toHaveProperty('readOnly', false)
})

test('[RT-20] each step says where it is; the steps are no links; help is beside them', async () => {
  await openStep2()
  const steps = within(screen.getByRole('navigation', { name: '找回密码进度' }))
  expect(steps.getAllByRole('listitem').map(step => step.getAttribute('aria-current'))).toEqual([
    null,
    'step',
    null,
  ])
  expect(steps.queryAllByRole('link')).toEqual([])
  const help = within(screen.getByRole('region', { name: '遇到问题' }))
  expect(help.getAllByRole('listitem')).toHaveLength(3)
})

test('[RT-20 /forget/step2] the phone is shown, and the strength only of a password that is typed', async () => {
  const { user } = await openStep2()
  expect(screen.getByLabelText('手机号')).toMatchObject({ value: PHONE, readOnly: true })
  expect(screen.queryByText(/^密码强度/)).toBeNull()
  await user.type(screen.getByLabelText('新密码'), 'Kangning88')
  expect(screen.getByText(/^密码强度：(弱|中|强)$/)).toBeTruthy()
})

test('[RT-20 /forget/step3] a buyer who is still logged in goes on shopping', async () => {
  const { user } = open('/forget/step1', { 'user.base': () => buyer() })
  await user.type(await screen.findByLabelText('短信验证码'), '123456')
  await user.click(screen.getByRole('button', { name: '下一步' }))
  await user.type(await screen.findByLabelText('新密码'), 'Kangning88')
  await user.click(reset())
  const link = await screen.findByRole('link', { name: '去选购' })
  expect(link.getAttribute('href')).toBe('/')
  expect(screen.getByText(`${buyer().phone} 在其他设备上的登录已退出，请用新密码登录。`)).toBeTruthy()
})

test('[RT-20 /forget/step2] a weak password is not sent', async () => {
  const { user, client } = await openStep2()
  await user.type(screen.getByLabelText('新密码'), `a${PHONE}`)
  expect(screen.getByText('密码强度：还不符合要求')).toBeTruthy()
  await user.click(reset())
  expect(await screen.findByText('密码不能包含手机号或用户名')).toBeTruthy()
  expect(client.sentTo('user.resetPassword')).toEqual([])
})

test('[RT-20 /forget/step2] a code that has expired meanwhile says so, with the link to another one', async () => {
  const message = '验证码不正确，请核对或重新获取'
  const { user } = await openStep2({
    'user.resetPassword': () => failWith('invalid', { fields: { code: [message] } }),
  })
  await user.type(screen.getByLabelText('新密码'), 'Kangning88')
  await user.click(reset())
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(screen.getByRole('link', { name: '重新获取验证码' }).getAttribute('href')).toBe('/forget/step1')
})

test('[RT-20 /forget/step3] the new password is set, and the login has the phone filled in', async () => {
  const { user, client, place } = await openStep2()
  await user.type(screen.getByLabelText('新密码'), 'Kangning88')
  await user.click(reset())
  expect(await screen.findByText('密码已重置')).toBeTruthy()
  expect(place.now).toBe('/forget/step3')
  expect(client.sentTo('user.resetPassword').map(({ input }) => input)).toEqual([
    { phone: PHONE, code: '123456', password: 'Kangning88' },
  ])
  expect(screen.getByRole('link', { name: '去登录' }).getAttribute('href')).toBe(`/login?account=${PHONE}`)
})

test.each(['/forget/step2', '/forget/step3'])(
  '[RT-20 %s] opened by its address leads to step 1',
  async at => {
    const { place } = open(at)
    await waitFor(() => expect(place.now).toBe('/forget/step1'))
    expect(await screen.findByLabelText('手机号')).toBeTruthy()
  },
)
