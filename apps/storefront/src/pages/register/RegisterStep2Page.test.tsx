import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { type Answers, failWith } from '../../testing/fakeClient'
import { BUYER, fakeShop } from '../../testing/fakeShop'
import { COMPLETE, REGISTRANT, registrationFor } from '../../testing/registration'
import RegisterStep2Page from './RegisterStep2Page'

beforeEach(() => sessionStorage.clear())

const REGIONS: Record<string, { code: string; name: string; has_children: 0 | 1 }> = {
  '': { code: '35', name: '福建省', has_children: 1 },
  '35': { code: '3501', name: '福州市', has_children: 1 },
  '3501': { code: '350102', name: '鼓楼区', has_children: 0 },
}
const answers: Answers = {
  'user.base': () => REGISTRANT,
  'register.draft': registrationFor,
  'address.regions': ({ parent_code = '' }: { parent_code?: string }) => ({ list: [REGIONS[parent_code]] }),
}

describePageStates('registerStep2', {
  answers,
  call: 'register.draft',
  loading: '正在加载注册资料',
  ready: '统一社会信用代码',
})

function open(more: Answers = {}) {
  const shop = fakeShop({ ...answers, ...more }, { at: '/register/step2' })
  const view = render(
    <shop.Shop>
      <Routes>
        <Route path="/register/step2" element={<RegisterStep2Page />} />
        <Route path="*" element="别的页面" />
      </Routes>
    </shop.Shop>,
  )
  return { ...shop, ...view, user: userEvent.setup() }
}

const save = () => screen.findByRole('button', { name: '保存，下一步', busy: false })
const empty = () => registrationFor({ step: 'enterprise', enterprise: null, requirements: [], scopes: [] })

async function ready() {
  await screen.findByLabelText('企业名称')
  await waitFor(async () => expect((await save()).getAttribute('aria-disabled')).toBeNull())
}

test('[RT-18 /register/step2] a visitor begins with step 1', async () => {
  const { place } = open({ 'user.base': () => ({ ...BUYER, user_id: 0, company: '' }) })
  await waitFor(() => expect(place.now).toBe('/register/step1'))
})

test('[RT-18 /register/step2] a buyer whose licence has passed is told so', async () => {
  open({ 'user.base': () => BUYER })
  expect(await screen.findByText('您的企业已通过审核')).toBeTruthy()
  expect(screen.getByRole('link', { name: '去选购' }).getAttribute('href')).toBe('/')
})

test('[RT-18 /register/step2] what was submitted cannot be changed: step 3 shows it', async () => {
  const submitted = registrationFor({ step: 'submitted', is_editable: 0, licence_state: 'submitted' })
  const { place } = open({ 'register.draft': () => submitted })
  await waitFor(() => expect(place.now).toBe('/register/step3'))
})

test('[RT-18 /register/step2] the code is read without spaces, and a wrong one says what is wrong', async () => {
  const { user } = open({ 'register.draft': empty })
  await ready()
  const code = screen.getByLabelText('统一社会信用代码')
  await user.type(code, '9135 0100 m000 100y 44')
  await user.tab()
  expect(code).toHaveProperty('value', '91350100M000100Y44')
  expect(screen.getByText('统一社会信用代码的校验位不符，请逐位核对')).toBeTruthy()
  await user.clear(code)
  await user.type(code, '9135 0100 m000 100y 43')
  expect(screen.getByText('91 350100 M000100Y4 3，校验通过')).toBeTruthy()
})

test('[RT-18 /register/step2] the invoice profile follows from the enterprise; special invoices need more', async () => {
  const { user } = open()
  await ready()
  const company = screen.getByLabelText('企业名称')
  await user.clear(company)
  await user.type(company, '福州康宁新店')
  expect(screen.getByText('福州康宁新店')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: '开户银行' })).toBeNull()
  await user.click(screen.getByRole('radio', { name: /专用发票/ }))
  await user.type(screen.getByRole('textbox', { name: '开户银行' }), '兴业银行')
  await user.click(screen.getByRole('radio', { name: /普通发票/ }))
  await user.click(screen.getByRole('radio', { name: /专用发票/ }))
  expect(screen.getByRole('textbox', { name: '开户银行' })).toHaveProperty('value', '兴业银行')
})

test('[RT-18 /register/step2] saving leads to step 3; when nothing is missing, to the review', async () => {
  const { user, client, place } = open({ 'register.enterprise': () => COMPLETE })
  await ready()
  await user.click(await save())
  await waitFor(() => expect(place.now).toBe('/register/step3?view=review'))
  const [{ input } = { input: null }] = client.askedOf('register.enterprise')
  expect(input).toMatchObject({ type: 'pharmacy', district_code: '350102', invoice_kind: 'ordinary' })
})

test('[RT-18 /register/step2] what was typed is still there after a failed save and a reload', async () => {
  const { user, unmount } = open({ 'register.enterprise': () => failWith('busy', { message: '系统繁忙' }) })
  await ready()
  const contact = screen.getByLabelText('联系人')
  await user.clear(contact)
  await user.type(contact, '王芳')
  await user.click(await save())
  expect(await screen.findByText('系统繁忙')).toBeTruthy()
  unmount()
  open()
  expect(await screen.findByLabelText('联系人')).toHaveProperty('value', '王芳')
})
