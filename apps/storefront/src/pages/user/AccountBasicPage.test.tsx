import { screen, waitFor, within } from '@testing-library/react'
import type { Session } from '@yaoji/api-client/contract/account'
import {
  type Answers,
  buyer,
  failWith,
  licenceDocumentFor,
  licenceDocumentsOf,
} from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { openShop } from '../../testing/openShop'

const HERE: Session = {
  id: 1,
  device: 'Windows · Chrome',
  network: '198.51.100.7',
  seen_at: '2026-11-20 10:31:00',
  created_at: '2026-11-20 10:00:00',
  company: buyer().company,
  is_visit: 0,
  is_current: 1,
}
const PHONE: Session = { ...HERE, id: 2, device: 'iPhone · 微信', network: '', is_current: 0 }
const VISIT: Session = { ...PHONE, id: 3, device: '', company: '康宁一店', is_visit: 1 }

const ANSWERS: Answers = {
  'licence.documents': () => licenceDocumentsOf([licenceDocumentFor()]),
  'session.list': () => ({ list: [HERE, PHONE, VISIT] }),
}

describePageStates('accountBasic', {
  answers: ANSWERS,
  call: 'licence.documents',
  crumbs: { 首页: '/', 基本信息: '' },
  loading: '正在加载企业资料',
  ready: '91350100M000100Y43',
})

const open = (answers: Answers = {}) => openShop('/zhzx/basic', { ...ANSWERS, ...answers })

test('[RT-24 /zhzx/basic] [AP-30] the name is saved; another number needs the code that is sent to it', async () => {
  const { user, client } = open({ 'user.updateInfo': () => ({ user: buyer({ name: '王小宁' }) }) })
  const form = within(await screen.findByRole('form', { name: '联系人' }))
  expect(form.queryByLabelText('短信验证码')).toBeNull()
  await user.clear(form.getByLabelText('姓名'))
  await user.type(form.getByLabelText('姓名'), '王小宁')
  await user.click(form.getByRole('button', { name: '保存联系人' }))
  expect(await screen.findByText('联系人已保存')).toBeTruthy()
  expect(client.sentTo('user.updateInfo')[0]?.input).toMatchObject({ name: '王小宁', phone: buyer().phone })
  await user.clear(form.getByLabelText('手机号'))
  await user.type(form.getByLabelText('手机号'), '13900000009')
  expect(form.getByLabelText('短信验证码')).toBeTruthy()
})

test('[RT-24 /zhzx/basic] [AP-30] only another number asks for the current password, which is refused at its field', async () => {
  const { user, client } = open({
    'user.updateInfo': () => failWith('invalid', { fields: { old_password: ['当前密码不正确'] } }),
  })
  const form = within(await screen.findByRole('form', { name: '联系人' }))
  expect(form.queryByLabelText('当前密码')).toBeNull()
  await user.clear(form.getByLabelText('手机号'))
  await user.type(form.getByLabelText('手机号'), '13900000009')
  await user.type(form.getByLabelText('短信验证码'), '123456')
  await user.type(form.getByLabelText('当前密码'), 'Yaoji@2025')
  await user.click(form.getByRole('button', { name: '保存联系人' }))
  expect(await form.findByText('当前密码不正确')).toBeTruthy()
  expect(form.getByLabelText('当前密码').getAttribute('aria-invalid')).toBe('true')
  client.answer({ 'user.updateInfo': () => ({ user: buyer({ phone: '13900000009' }) }) })
  await user.type(form.getByLabelText('当前密码'), '6')
  await user.click(form.getByRole('button', { name: '保存联系人' }))
  expect(await screen.findByText('手机号已更换，其他设备需要重新登录')).toBeTruthy()
  expect(client.sentTo('user.updateInfo')[0]?.input).toMatchObject({
    phone: '13900000009',
    code: '123456',
    old_password: 'Yaoji@2025',
  })
  await waitFor(() => expect(form.queryByLabelText('当前密码')).toBeNull())
})

test('[RT-24 /zhzx/basic] [AP-31] a wrong current password is refused at its field; after the change the form is empty', async () => {
  const { user, client } = open({
    'user.resetPassword': () => failWith('invalid', { fields: { old_password: ['当前密码不正确'] } }),
  })
  const form = () => within(screen.getByRole('form', { name: '登录密码' }))
  await screen.findByRole('form', { name: '登录密码' })
  await user.type(form().getByLabelText('当前密码'), 'Yaoji@2025')
  await user.type(form().getByLabelText('新密码'), 'Kangning-88')
  await user.click(form().getByRole('button', { name: '修改密码' }))
  expect(await screen.findByText('当前密码不正确')).toBeTruthy()
  client.answer({ 'user.resetPassword': () => ({}) })
  await user.type(form().getByLabelText('当前密码'), '6')
  await user.click(form().getByRole('button', { name: '修改密码' }))
  expect(await screen.findByText('密码已修改，其他设备需要重新登录')).toBeTruthy()
  expect(document.activeElement).not.toBe(document.body)
  await waitFor(() => expect(form().getByLabelText('新密码')).toHaveProperty('value', ''))
})

test('[RT-24 /zhzx/basic] [AP-36] what the service says of a new number is below it', async () => {
  const { user, client } = open({
    'user.phone': () => ({ phone: '17000000009', is_mobile: 0, message: '请填写正确的手机号' }),
  })
  const form = within(await screen.findByRole('form', { name: '联系人' }))
  expect(client.sentTo('user.phone')).toEqual([])
  await user.clear(form.getByLabelText('手机号'))
  await user.type(form.getByLabelText('手机号'), '17000000009')
  expect(await form.findByText('请填写正确的手机号')).toBeTruthy()
  expect(client.sentTo('user.phone').map(({ input }) => input)).toEqual([{ value: '17000000009' }])
})

test('[RT-24 /zhzx/basic] the enterprise is that of the licence, with the way to its documents', async () => {
  open()
  await screen.findByText('91350100M000100Y43')
  const enterprise = within(screen.getByRole('region', { name: '企业资料' }))
  const details = enterprise
    .getAllByRole('term')
    .map(term => [term.textContent, term.nextSibling?.textContent])
  expect(details).toEqual([
    ['企业名称', '康宁大药房'],
    ['企业类型', '零售药店'],
    ['统一社会信用代码', '91350100M000100Y43'],
    ['法定代表人', '陈康宁'],
    ['证照地址', '福州市鼓楼区五一北路 8 号'],
    ['会员等级', '普通会员'],
    ['资质状态', '已通过'],
  ])
  expect(screen.getByRole('link', { name: '查看资质证件' }).getAttribute('href')).toBe('/zhzx/basic/zzzj')
  expect(enterprise.getByText('企业名称、代码和地址与证照一致，变更请更新证照')).toBeTruthy()
  expect(enterprise.queryByRole('status')).toBeNull()
  expect(screen.queryByRole('link', { name: '完善企业资料' })).toBeNull()
})

test('[RT-24 /zhzx/basic] the contact begins with what is saved; each form says above its fields why it is refused', async () => {
  const { user } = open({
    'user.updateInfo': () => failWith('refused', { message: '今天修改次数过多' }),
    'user.resetPassword': () => failWith('refused', { message: '新密码不能与旧密码相同' }),
  })
  const contact = within(await screen.findByRole('form', { name: '联系人' }))
  expect(contact.getByLabelText('姓名')).toHaveProperty('value', buyer().name)
  expect(contact.getByLabelText('手机号')).toHaveProperty('value', buyer().phone)
  expect(contact.getByText('用于登录和接收通知')).toBeTruthy()
  await user.click(contact.getByRole('button', { name: '保存联系人' }))
  expect(await contact.findByText('今天修改次数过多')).toBeTruthy()
  const password = within(screen.getByRole('form', { name: '登录密码' }))
  await user.type(password.getByLabelText('当前密码'), 'Kangning-88')
  await user.type(password.getByLabelText('新密码'), 'Kangning-88')
  await user.click(password.getByRole('button', { name: '修改密码' }))
  expect(await password.findByText('新密码不能与旧密码相同')).toBeTruthy()
  expect(password.getByLabelText('新密码')).toHaveProperty('value', 'Kangning-88')
})

test('[RT-24 /zhzx/basic] a name or a password that is being saved is sent once', async () => {
  const never = () => new Promise<never>(() => {})
  const { user, client } = open({ 'user.updateInfo': never, 'user.resetPassword': never })
  const contact = within(await screen.findByRole('form', { name: '联系人' }))
  const save = contact.getByRole('button', { name: '保存联系人' })
  await user.click(save)
  await waitFor(() => expect(save.getAttribute('aria-disabled')).toBe('true'))
  const password = within(screen.getByRole('form', { name: '登录密码' }))
  await user.type(password.getByLabelText('当前密码'), 'Yaoji@2026')
  await user.type(password.getByLabelText('新密码'), 'Kangning-88')
  const change = password.getByRole('button', { name: '修改密码' })
  await user.click(change)
  await waitFor(() => expect(change.getAttribute('aria-disabled')).toBe('true'))
  await user.click(save)
  await user.click(change)
  expect([client.sentTo('user.updateInfo').length, client.sentTo('user.resetPassword').length]).toEqual([
    1, 1,
  ])
})

test('[RT-24 /zhzx/basic] before the approval the page says what the account waits for, and leads to the registration', async () => {
  const waiting = { can_update: 0, licence_message: '资质审核中，一般需要 1 个工作日' } as const
  open({ 'licence.documents': () => licenceDocumentsOf([licenceDocumentFor()], waiting) })
  expect((await screen.findByText(waiting.licence_message)).getAttribute('role')).toBe('status')
  expect(screen.queryByRole('link', { name: '查看资质证件' })).toBeNull()
  expect(screen.getByRole('link', { name: '完善企业资料' }).getAttribute('href')).toBe('/register/step2')
})

test('[RT-24 /zhzx/basic] [AP-30] the code is sent to the other number, and saved with it', async () => {
  const phone = '13900000009'
  const { user, client } = open({
    'auth.smsCode': () => ({ wait_seconds: 60, valid_seconds: 300 }),
    'user.updateInfo': () => ({ user: buyer({ phone }) }),
  })
  const form = within(await screen.findByRole('form', { name: '联系人' }))
  await user.clear(form.getByLabelText('手机号'))
  await user.click(form.getByRole('button', { name: '获取验证码' }))
  expect((await form.findByRole('alert')).textContent).toBe('请先填写 11 位手机号')
  expect(document.activeElement).toBe(form.getByLabelText('手机号'))
  await user.type(form.getByLabelText('手机号'), phone)
  await user.click(form.getByRole('button', { name: '获取验证码' }))
  await form.findByText('验证码已发送，5 分钟内有效')
  expect(form.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(form.getByLabelText('短信验证码'))
  expect(form.getByRole('button', { name: /^(60|59) 秒后可重发$/ })).toHaveProperty('disabled', true)
  await user.type(form.getByLabelText('短信验证码'), '123456')
  await user.type(form.getByLabelText('当前密码'), 'Yaoji@2026')
  await user.click(form.getByRole('button', { name: '保存联系人' }))
  expect(await screen.findByText('手机号已更换，其他设备需要重新登录')).toBeTruthy()
  expect(client.sentTo('auth.smsCode').map(({ input }) => input)).toEqual([{ phone, purpose: 'bind' }])
  expect(client.sentTo('user.updateInfo')[0]?.input).toMatchObject({ phone, code: '123456' })
})

test('[RT-24 /zhzx/basic] a code that could not be sent says why, until the buyer types', async () => {
  const { user } = open({
    'auth.smsCode': () => failWith('refused', { message: '今天发送次数过多，请明天再试' }),
  })
  const form = within(await screen.findByRole('form', { name: '联系人' }))
  await user.clear(form.getByLabelText('手机号'))
  await user.type(form.getByLabelText('手机号'), '13900000009')
  await user.click(form.getByRole('button', { name: '获取验证码' }))
  expect((await form.findByRole('alert')).textContent).toBe('今天发送次数过多，请明天再试')
  expect(form.getByRole('button', { name: '获取验证码' })).toHaveProperty('disabled', false)
  await user.type(form.getByLabelText('短信验证码'), '1')
  expect(form.queryByRole('alert')).toBeNull()
})

test('[RT-24 /zhzx/basic] [AP-31] while the new password is typed, the page says how strong it is', async () => {
  const { user } = open()
  const form = within(await screen.findByRole('form', { name: '登录密码' }))
  expect(form.queryByText(/密码强度/)).toBeNull()
  await user.type(form.getByLabelText('新密码'), 'a1')
  expect(form.getByText('密码强度：还不符合要求')).toBeTruthy()
  await user.type(form.getByLabelText('新密码'), '-Kangning-8888')
  const strength = form.getByText('密码强度：强').parentElement
  expect(strength?.querySelectorAll('[data-filled]')).toHaveLength(3)
})

test('[RT-24 /zhzx/basic] [AP-31] a password with the number or the name of the account is not strong', async () => {
  const { user } = open()
  const form = within(await screen.findByRole('form', { name: '登录密码' }))
  const field = form.getByLabelText('新密码')
  for (const name of [buyer().phone, buyer().username]) {
    await user.clear(field)
    await user.type(field, `${name}-Kn8`)
    expect(form.getByText(/密码强度/).textContent).toBe('密码强度：还不符合要求')
  }
})

test('[RT-24 /zhzx/basic] [SV-05] the page lists where the account is logged in, and marks this login', async () => {
  open()
  const table = within(await screen.findByRole('table', { name: '登录设备' }))
  await table.findByText('iPhone · 微信')
  const [, ...rows] = table.getAllByRole('row').map(row => row.textContent)
  expect(rows).toEqual([
    expect.stringMatching(/Windows · Chrome.*198\.51\.100\.7.*2026-11-20 10:31.*2026-11-20 10:00.*本次登录/),
    expect.stringMatching(/iPhone · 微信.*未知.*退出登录/),
    expect.stringMatching(/未知设备.*访问门店 康宁一店.*退出登录/),
  ])
})

test('[RT-24 /zhzx/basic] [SV-05] another login is ended after a question, and the list has the others', async () => {
  const { user, client } = open({ 'session.end': () => ({ list: [HERE, VISIT] }) })
  await user.click(await screen.findByRole('button', { name: /^退出登录 iPhone/ }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('确定退出iPhone · 微信的登录吗？')).toBeTruthy()
  await user.click(question.getByRole('button', { name: '取消' }))
  expect(client.sentTo('session.end')).toEqual([])
  await user.click(screen.getByRole('button', { name: /^退出登录 iPhone/ }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '退出登录' }))
  expect(await screen.findByText('已退出iPhone · 微信的登录')).toBeTruthy()
  expect(client.sentTo('session.end').map(({ input }) => input)).toEqual([{ id: 2 }])
  expect(screen.queryByRole('button', { name: /^退出登录 iPhone/ })).toBeNull()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('登录设备'))
})

test('[RT-24 /zhzx/basic] [SV-05] all other logins are ended together, and then there is nothing to end', async () => {
  const { user, client } = open({ 'session.endOthers': () => ({ list: [HERE] }) })
  await user.click(await screen.findByRole('button', { name: '退出其他全部登录' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '全部退出' }))
  expect(await screen.findByText('已退出其他全部登录')).toBeTruthy()
  expect(client.sentTo('session.endOthers')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: '退出其他全部登录' })).toBeNull()
})

test('[RT-24 /zhzx/basic] a list of logins that could not be read leaves the forms', async () => {
  open({ 'session.list': () => failWith('busy') })
  const panel = within(await screen.findByRole('region', { name: '登录设备' }))
  expect(await panel.findByRole('button', { name: /重试|重新加载/ })).toBeTruthy()
  expect(screen.getByRole('form', { name: '登录密码' })).toBeTruthy()
})
