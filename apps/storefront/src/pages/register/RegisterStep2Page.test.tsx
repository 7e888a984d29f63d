import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type Answers,
  buyer,
  completeRegistration,
  failWith,
  registrant,
  registrationFor,
} from '@yaoji/api-client/testing'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { fakeShop } from '../../testing/fakeShop'
import RegisterStep2Page from './RegisterStep2Page'

beforeEach(() => sessionStorage.clear())

const REGIONS: Record<string, { code: string; name: string; has_children: 0 | 1 }> = {
  '': { code: '35', name: '福建省', has_children: 1 },
  '35': { code: '3501', name: '福州市', has_children: 1 },
  '3501': { code: '350102', name: '鼓楼区', has_children: 0 },
}
const answers: Answers = {
  'user.base': () => registrant(),
  'register.draft': registrationFor,
  'address.regions': ({ parent_code = '' }) => ({ list: [REGIONS[parent_code]!] }),
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
  const { place } = open({ 'user.base': () => buyer({ user_id: 0, company: '' }) })
  await waitFor(() => expect(place.now).toBe('/register/step1'))
})

const SIGNED = '资质审核已通过，可以查看价格并下单'
const NOT_SIGNED = '资质审核已通过，可以查看价格，签订本年度的供货合同后即可下单'

test.each([
  ['with a contract', SIGNED],
  ['without a contract', NOT_SIGNED],
])(
  '[RT-18 /register/step2] a buyer %s whose licence has passed reads what the service says',
  async (_case, message) => {
    open({
      'user.base': () => buyer(),
      'register.draft': () =>
        registrationFor({
          step: 'passed',
          is_editable: 0,
          licence_state: 'passed',
          enterprise: null,
          message,
        }),
    })
    expect(await screen.findByText('您的企业已通过审核')).toBeTruthy()
    expect(screen.getByRole('link', { name: '去选购' }).getAttribute('href')).toBe('/')
    const text = `康宁大药房 无需再次注册。${message}。资质有变动时，请在资质证件里更新。`
    expect(screen.getByText(text)).toBeTruthy()
  },
)

test('[RT-18 /register/step2] a licence that passed while the page was open is told too, with the way to update it', async () => {
  const passed = { step: 'passed', is_editable: 0, message: SIGNED } as const
  open({ 'register.draft': () => registrationFor(passed) })
  const text = await screen.findByText(/^福州康宁大药房有限公司 无需再次注册。/)
  expect(text.textContent).toContain(`。${SIGNED}。`)
  expect(text.textContent).not.toContain('供货合同')
  expect(screen.queryAllByRole('link', { name: '资质证件' }).map(link => link.getAttribute('href'))).toEqual([
    '/zhzx/basic/zzzj',
  ])
})

test('[RT-18 /register/step2] the steps before this one can be opened again', async () => {
  open()
  await ready()
  const steps = within(screen.getByRole('navigation', { name: '注册进度' }))
  expect(steps.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['/register/step1'])
  expect(screen.getByRole('link', { name: '上一步' }).getAttribute('href')).toBe('/register/step1')
})

test('[RT-18 /register/step2] what was saved is in the form', async () => {
  open()
  await ready()
  const values = ['企业名称', '统一社会信用代码', '法定代表人', '联系人', '详细地址'].map(
    label => screen.getByLabelText<HTMLInputElement>(label).value,
  )
  expect(values).toEqual([
    '福州康宁大药房有限公司',
    '91350100M000100Y43',
    '陈康宁',
    '李晓梅',
    '五一北路 8 号 1 层',
  ])
  expect(screen.getByRole('radio', { name: /^零售药店/ })).toHaveProperty('checked', true)
  expect(screen.getByRole('radio', { name: /普通发票/ })).toHaveProperty('checked', true)
  expect(screen.getByLabelText('区县')).toHaveProperty('value', '350102')
})

test('[RT-18 /register/step2] each kind of enterprise says which documents it needs', async () => {
  open()
  await ready()
  const described = screen.getByRole('radio', { name: /^零售药店/ }).closest('label')?.textContent
  expect(described).toContain('需要营业执照、药品经营许可证、采购委托书、采购员身份证、开票资料')
})

test('[RT-18 /register/step2] [VA-03] an empty form says what each part needs, and sends nothing', async () => {
  const { user, client } = open({ 'register.draft': empty })
  await ready()
  await user.click(await save())
  for (const text of [
    '请选择企业类型',
    '请填写企业名称，与营业执照一致',
    '请填写统一社会信用代码',
    '请填写法定代表人',
    '请填写联系人',
    '请选择所在地区',
    '请填写详细地址，与证照一致',
  ]) {
    expect(screen.getByText(text)).toBeTruthy()
  }
  const types = screen.getByRole('radiogroup', { name: '企业类型' })
  expect(types.getAttribute('aria-describedby')).toContain(screen.getByText('请选择企业类型').id)
  expect(client.sentTo('register.enterprise')).toEqual([])
})

test('[RT-18 /register/step2] a special invoice says what it needs, and is sent with it', async () => {
  const { user, client, place } = open({ 'register.enterprise': () => registrationFor() })
  await ready()
  await user.click(screen.getByRole('radio', { name: /专用发票/ }))
  await user.click(await save())
  const fields = within(screen.getByRole('group', { name: '专用发票信息' }))
  const filled = [
    ['开户银行', '专用发票需填写开户银行', '兴业银行'],
    ['银行账号', '专用发票需填写银行账号', '6222 0000 1111'],
    ['注册地址', '专用发票需填写注册地址', '五一北路 8 号'],
    ['注册电话', '专用发票需填写注册电话', '0591-87551234'],
  ] as const
  for (const [label, message, text] of filled) {
    expect(fields.getByText(message)).toBeTruthy()
    fireEvent.change(fields.getByLabelText(label), { target: { value: text } })
  }
  await user.click(await save())
  await waitFor(() => expect(place.now).toBe('/register/step3'))
  expect(client.sentTo('register.enterprise').map(({ input }) => input)).toMatchObject([
    {
      invoice_kind: 'special',
      bank: '兴业银行',
      account: '622200001111',
      invoice_address: '五一北路 8 号',
    },
  ])
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('兴业银行')
})

test.each([
  ['', '18 位，可以带空格粘贴'],
  ['9135 01', '91 3501'],
  ['91350100m000100y43', '91 350100 M000100Y4 3，校验通过'],
])('[RT-18 /register/step2] the hint of the code %j is %j', async (typed, hint) => {
  open({ 'register.draft': empty })
  await ready()
  const code = screen.getByLabelText('统一社会信用代码')
  fireEvent.change(code, { target: { value: 'x' } })
  fireEvent.change(code, { target: { value: typed } })
  expect(screen.getByText(hint)).toBeTruthy()
})

test('[RT-18 /register/step2] the invoice is made out to the enterprise that is typed', async () => {
  open({ 'register.draft': empty })
  await ready()
  expect(screen.getByText('与企业名称相同')).toBeTruthy()
  expect(screen.getByText('与统一社会信用代码相同')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('企业名称'), { target: { value: ' 福州康宁新店 ' } })
  fireEvent.change(screen.getByLabelText('统一社会信用代码'), { target: { value: '9135 01' } })
  expect(screen.getByText('福州康宁新店')).toBeTruthy()
  expect(screen.getByText('913501')).toBeTruthy()
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
  const { user, client, place } = open({ 'register.enterprise': () => completeRegistration() })
  await ready()
  await user.click(await save())
  await waitFor(() => expect(place.now).toBe('/register/step3?view=review'))
  const [{ input } = { input: null }] = client.sentTo('register.enterprise')
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
