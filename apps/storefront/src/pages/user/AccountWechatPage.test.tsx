import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { WechatBinding } from '@yaoji/api-client/contract/wechat'
import { type Answers, failWith } from '@yaoji/api-client/testing'
import { expect, test, vi } from 'vitest'
import { outside } from '../../core/navigation/outside'
import { describePageStates } from '../../testing/describePageStates'
import { openShop } from '../../testing/openShop'

const NICKNAME = '微信用户3827'
const NONE: WechatBinding = { is_bound: 0, nickname: '', bound_at: null }
const BOUND: WechatBinding = { is_bound: 1, nickname: NICKNAME, bound_at: '2026-11-22 10:00:00' }

const answers: Answers = { 'wechat.binding': () => BOUND }

describePageStates('accountWechat', {
  answers,
  call: 'wechat.binding',
  crumbs: { 首页: '/', 绑定微信: '' },
  loading: '正在加载微信绑定',
  ready: NICKNAME,
  empty: { answer: NONE, text: '未绑定' },
})

const open = (at = '/zhzx/bdwx', more: Answers = {}) => openShop(at, { ...answers, ...more })
const unbound = { 'wechat.binding': () => NONE }

test('[RT-25 /zhzx/bdwx] the bound account has its name and time; one bound before times were kept, its name', async () => {
  open()
  expect(await screen.findByText('2026-11-22 10:00:00')).toBeTruthy()
  expect(screen.getByText('已绑定')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '绑定微信' })).toBeNull()
  const panel = within(screen.getByRole('region', { name: '微信登录' }))
  expect(panel.getAllByRole('term').map(term => [term.textContent, term.nextSibling?.textContent])).toEqual([
    ['微信', NICKNAME],
    ['绑定时间', '2026-11-22 10:00:00'],
  ])
})

test('[RT-25 /zhzx/bdwx] without a time its row is left out', async () => {
  open('/zhzx/bdwx', { 'wechat.binding': () => ({ ...BOUND, bound_at: null }) })
  expect(await screen.findByText(NICKNAME)).toBeTruthy()
  expect(screen.queryByText('绑定时间')).toBeNull()
})

const STARTED = { url: '/wechat/confirm?state=s', expires_at: '2026-11-22 10:05:00', expires_seconds: 300 }
const WRONG_CODE = '验证码不正确，请核对或重新获取'

test('[RT-25 /zhzx/bdwx] [AP-19] a code sent to the phone of the account opens WeChat once, and again when the buyer came back', async () => {
  const opened = vi.spyOn(outside, 'open').mockImplementation(() => {})
  const { user, client } = open('/zhzx/bdwx', {
    ...unbound,
    'auth.smsCode': () => ({ wait_seconds: 60, valid_seconds: 300 }),
    'user.createCode': () => STARTED,
  })
  const button = await screen.findByRole('button', { name: '绑定微信' })
  await user.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: '绑定微信' }))
  expect(dialog.getByText('验证手机号后，在微信里确认。')).toBeTruthy()
  const form = within(dialog.getByRole('form', { name: '绑定微信' }))
  expect(form.getByText('验证码发送到当前账号的手机号')).toBeTruthy()
  expect(form.getByLabelText('手机号')).toMatchObject({ value: '13800000001', readOnly: true })
  // The number before it cannot be changed.
  expect(document.activeElement).toBe(dialog.getByLabelText('短信验证码'))
  await user.click(dialog.getByRole('button', { name: '获取验证码' }))
  await dialog.findByText('验证码已发送，5 分钟内有效')
  await user.type(dialog.getByLabelText('短信验证码'), '123456')
  await user.dblClick(dialog.getByRole('button', { name: '去微信确认' }))
  await waitFor(() => expect(opened.mock.calls).toEqual([[STARTED.url]]))
  expect(client.sentTo('auth.smsCode').map(({ input }) => input)).toEqual([
    { phone: '13800000001', purpose: 'wechat' },
  ])
  expect(client.sentTo('user.createCode').map(({ input }) => input)).toEqual([{ code: '123456' }])
  fireEvent(window, new Event('pageshow'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(button)
  expect(await screen.findByRole('dialog', { name: '绑定微信' })).toBeTruthy()
})

test('[RT-25 /zhzx/bdwx] [AP-19] a wrong code says so at its field, and WeChat is not opened', async () => {
  const opened = vi.spyOn(outside, 'open').mockImplementation(() => {})
  const { user } = open('/zhzx/bdwx', {
    ...unbound,
    'user.createCode': () => failWith('invalid', { fields: { code: [WRONG_CODE] } }),
  })
  await user.click(await screen.findByRole('button', { name: '绑定微信' }))
  const dialog = within(await screen.findByRole('dialog', { name: '绑定微信' }))
  await user.type(dialog.getByLabelText('短信验证码'), '000000')
  await user.click(dialog.getByRole('button', { name: '去微信确认' }))
  expect(await dialog.findByText(WRONG_CODE)).toBeTruthy()
  expect(opened).not.toHaveBeenCalled()
})

test('[RT-25 /zhzx/bdwx] [AP-19] a confirmation that cannot begin says why', async () => {
  const { user } = open('/zhzx/bdwx', {
    ...unbound,
    'user.createCode': () => failWith('refused', { message: '微信暂时无法使用' }),
  })
  await user.click(await screen.findByRole('button', { name: '绑定微信' }))
  const dialog = within(await screen.findByRole('dialog', { name: '绑定微信' }))
  await user.type(dialog.getByLabelText('短信验证码'), '123456')
  await user.click(dialog.getByRole('button', { name: '去微信确认' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('微信暂时无法使用')
})

test('[RT-25 /zhzx/bdwx] back from WeChat the account is bound once, and the address has no code', async () => {
  const { client, place } = open('/zhzx/bdwx?code=c&state=s', { ...unbound, 'wechat.bind': () => BOUND })
  expect(await screen.findByText(`已绑定微信“${NICKNAME}”`)).toBeTruthy()
  expect(screen.getByText('已绑定')).toBeTruthy()
  await waitFor(() => expect(place.now).toBe('/zhzx/bdwx'))
  expect(client.sentTo('wechat.bind').map(({ input }) => input)).toEqual([{ code: 'c', state: 's' }])
})

test('[RT-25 /zhzx/bdwx] while it binds the page says so', async () => {
  open('/zhzx/bdwx?code=c&state=s', { ...unbound, 'wechat.bind': () => new Promise(() => {}) })
  expect(await screen.findByText('正在绑定微信')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '绑定微信' })).toBeNull()
})

test('[RT-25 /zhzx/bdwx] a refused WeChat says why, and another one can be bound', async () => {
  const message = '这个微信已绑定其他账号，请先在该账号里解除绑定'
  open('/zhzx/bdwx?code=c&state=s', {
    ...unbound,
    'wechat.bind': () => failWith('refused', { code: 409, message }),
  })
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(await screen.findByRole('button', { name: '绑定微信' })).toBeTruthy()
})

test('[RT-25 /zhzx/bdwx] a user who declined is not bound; nothing is sent', async () => {
  const { client } = open('/zhzx/bdwx?state=s', unbound)
  expect(await screen.findByText('您在微信里没有同意绑定。')).toBeTruthy()
  expect(client.sentTo('wechat.bind')).toEqual([])
})

test('[RT-25 /zhzx/bdwx] [AP-20] a code sent to the phone of the account removes the WeChat', async () => {
  let binding = BOUND
  const { user, client } = open('/zhzx/bdwx', {
    'wechat.binding': () => binding,
    'auth.smsCode': () => ({ wait_seconds: 60, valid_seconds: 300 }),
    'user.unbindWechat': () => {
      binding = NONE
      return {}
    },
  })
  await user.click(await screen.findByRole('button', { name: '解除绑定' }))
  const dialog = within(await screen.findByRole('dialog', { name: '解除绑定微信' }))
  expect(dialog.getByText(`解除后“${NICKNAME}”不能再登录这个账号，可以重新绑定。`)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '解除绑定' }))
  expect(dialog.getByText('请填写 6 位短信验证码')).toBeTruthy()
  expect(client.sentTo('user.unbindWechat')).toEqual([])
  await user.click(dialog.getByRole('button', { name: '获取验证码' }))
  await dialog.findByText('验证码已发送，5 分钟内有效')
  await user.type(dialog.getByLabelText('短信验证码'), '123456')
  await user.click(dialog.getByRole('button', { name: '解除绑定' }))
  expect(await screen.findByText('微信已解除绑定')).toBeTruthy()
  expect(await screen.findByText('未绑定')).toBeTruthy()
  expect(client.sentTo('auth.smsCode').map(({ input }) => input)).toEqual([
    { phone: '13800000001', purpose: 'unbind' },
  ])
  expect(client.sentTo('user.unbindWechat').map(({ input }) => input)).toEqual([{ code: '123456' }])
})

test('[RT-25 /zhzx/bdwx] [AP-20] a wrong code says so at its field, and the WeChat stays', async () => {
  const { user } = open('/zhzx/bdwx', {
    'user.unbindWechat': () => failWith('invalid', { fields: { code: [WRONG_CODE] } }),
  })
  await user.click(await screen.findByRole('button', { name: '解除绑定' }))
  const dialog = within(await screen.findByRole('dialog', { name: '解除绑定微信' }))
  await user.type(dialog.getByLabelText('短信验证码'), '000000')
  await user.click(dialog.getByRole('button', { name: '解除绑定' }))
  expect(await dialog.findByText(WRONG_CODE)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('已绑定')).toBeTruthy()
})

test('[RT-25 /zhzx/bdwx] without a WeChat the page says what one is for; while the code is sent the dialog stays', async () => {
  const { user, client } = open('/zhzx/bdwx', { ...unbound, 'user.createCode': () => new Promise(() => {}) })
  expect(await screen.findByText('未绑定')).toBeTruthy()
  const panel = within(screen.getByRole('region', { name: '微信登录' }))
  expect(panel.getByText(/^绑定后可用微信登录，不必输入密码。/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '解除绑定' })).toBeNull()
  expect(screen.queryByText('您在微信里没有同意绑定。')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(panel.getByRole('button', { name: '绑定微信' }))
  await screen.findByRole('dialog', { name: '绑定微信' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(panel.getByRole('button', { name: '绑定微信' }))
  await user.type(await screen.findByLabelText('短信验证码'), '123456')
  const confirm = screen.getByRole('button', { name: '去微信确认' })
  await user.click(confirm)
  await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBe('true'))
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog', { name: '绑定微信' })).toBeTruthy()
  expect(client.sentTo('user.createCode')).toHaveLength(1)
})
