import { screen, waitFor } from '@testing-library/react'
import {
  type Answers,
  completeRegistration,
  registrant,
  registrationFor,
  visitor,
} from '@yaoji/api-client/testing'
import { beforeEach, expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { openShop } from '../../testing/openShop'

beforeEach(() => sessionStorage.clear())

const answers = { 'user.base': () => registrant(), 'register.draft': () => registrationFor() }
const states = { answers, call: 'register.draft', loading: '正在加载注册资料' } as const

describePageStates('registerDdStep1', { ...states, ready: '账号已创建' })
describePageStates('registerDdStep2', { ...states, ready: '统一社会信用代码' })
describePageStates('registerDdStep3', {
  ...states,
  ready: '带 * 的证照必须上传，其余的可以开通更多经营范围。',
})

const open = (at: string, changes: Answers = {}) => openShop(at, { ...answers, ...changes })

test('[RT-19 /register_dd] [RT-19 /register/dd/step1] a new account goes on at the same address', async () => {
  const made = {
    has_account: 0 as const,
    message: '',
    user: registrant(),
    cart_merged: 0,
    cart_changes: [],
    registration: registrationFor({ step: 'enterprise', enterprise: null }),
  }
  const { user, place } = open('/register_dd', {
    'user.base': () => visitor(),
    'register.account': () => made,
    'register.draft': () => made.registration,
  })
  await user.type(await screen.findByLabelText('手机号'), '13900000001')
  expect(place.now).toBe('/register/dd/step1')
  await user.type(screen.getByLabelText('短信验证码'), '123456')
  await user.type(screen.getByLabelText('登录密码'), 'Kangning88')
  await user.click(screen.getByRole('checkbox', { name: '我已阅读并同意' }))
  await user.click(screen.getByRole('button', { name: '注册并继续' }))
  await waitFor(() => expect(place.now).toBe('/register/dd/step2'))
})

test('[RT-19 /register/dd/step2] both ways to the step before stay at the same address', async () => {
  open('/register/dd/step2')
  await screen.findByLabelText('企业名称')
  for (const name of ['注册账号', '上一步']) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/register/dd/step1')
  }
})

test('[RT-19 /register/dd/step3] the review and its changes stay at the same address', async () => {
  const { user, place } = open('/register/dd/step3', { 'register.draft': () => completeRegistration() })
  await user.click(await screen.findByRole('button', { name: '下一步，核对资料' }))
  await waitFor(() => expect(place.now).toBe('/register/dd/step3?view=review'))
  const change = await screen.findByRole('link', { name: '修改企业信息' })
  expect(change.getAttribute('href')).toBe('/register/dd/step2')
  expect(screen.getByRole('link', { name: '修改药品经营许可证' }).getAttribute('href')).toBe(
    '/register/dd/step3?edit=drug_licence',
  )
})

test('[RT-19 /register/dd/step3] a visitor begins with step 1 of the same address', async () => {
  const { place } = open('/register/dd/step3', { 'user.base': () => visitor() })
  await waitFor(() => expect(place.now).toBe('/register/dd/step1'))
})
