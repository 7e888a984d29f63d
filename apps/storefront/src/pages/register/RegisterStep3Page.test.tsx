import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type Answers,
  completeRegistration,
  type DataNamed,
  failWith,
  registerDocumentFor,
  registrant,
  registrationFor,
  uploadedFile,
} from '@yaoji/api-client/testing'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { fakeShop } from '../../testing/fakeShop'
import RegisterStep3Page from './RegisterStep3Page'

beforeEach(() => sessionStorage.clear())

const answers: Answers = {
  'user.base': () => registrant(),
  'register.draft': registrationFor,
  'file.upload': () => ({ file: uploadedFile() }),
}

describePageStates('registerStep3', {
  answers,
  call: 'register.draft',
  loading: '正在加载注册资料',
  ready: '经营范围',
})

function open(more: Answers = {}, at = '/register/step3') {
  const shop = fakeShop({ ...answers, ...more }, { at })
  const { unmount } = render(
    <shop.Shop>
      <Routes>
        <Route path="/register/step3" element={<RegisterStep3Page />} />
        <Route path="*" element="别的页面" />
      </Routes>
    </shop.Shop>,
  )
  return { ...shop, unmount, user: userEvent.setup() }
}

const panel = async (name: string) => within(await screen.findByRole('region', { name }))
const licence = () => panel('药品经营许可证')

test('[RT-18 /register/step3] without step 2 it leads to step 2', async () => {
  const { place } = open({
    'register.draft': () => registrationFor({ step: 'enterprise', enterprise: null }),
  })
  await waitFor(() => expect(place.now).toBe('/register/step2'))
})

test('[RT-18 /register/step3] a required document is open, an optional one is added on request', async () => {
  const { user } = open()
  expect((await licence()).getByText('必须上传')).toBeTruthy()
  const optional = await panel('医疗器械经营许可证或医疗器械经营备案凭证')
  expect(optional.queryByRole('form')).toBeNull()
  await user.click(optional.getByRole('button', { name: '添加' }))
  await user.click(optional.getByRole('radio', { name: '医疗器械经营备案凭证' }))
  expect(optional.getByRole('textbox', { name: '备案编号' })).toBeTruthy()
})

test('[RT-18 /register/step3] a document is saved by itself with its files and validity', async () => {
  const saved = registrationFor({ documents: [registerDocumentFor()] })
  const { user, client } = open({ 'register.document': () => saved })
  const form = await licence()
  await user.click(form.getByRole('button', { name: '保存药品经营许可证' }))
  expect(form.getByText('请填写药品经营许可证的许可证编号')).toBeTruthy()
  expect(form.getByText('请上传药品经营许可证')).toBeTruthy()
  await user.type(form.getByRole('textbox', { name: '许可证编号' }), '闽CB5910001')
  await user.upload(form.getByLabelText('文件'), new File(['x'], '许可证.png', { type: 'image/png' }))
  expect(await form.findByText(/已上传/)).toBeTruthy()
  await waitFor(() => expect(form.queryByText('请上传药品经营许可证')).toBeNull())
  await user.type(form.getByLabelText('有效期起'), '2024-01-01')
  expect(form.queryByRole('checkbox', { name: '长期有效' })).toBeNull()
  await user.click(form.getByRole('button', { name: '保存药品经营许可证' }))
  expect(form.getByText('请选择有效期截止日')).toBeTruthy()
  await user.type(form.getByLabelText('有效期至'), '2029-01-01')
  await user.click(form.getByRole('button', { name: '保存药品经营许可证' }))
  expect(await form.findByText('待提交')).toBeTruthy()
  expect(client.sentTo('register.document').map(({ input }) => input)).toEqual([
    {
      type: 'drug_licence',
      number: '闽CB5910001',
      begin_date: '2024-01-01',
      end_date: '2029-01-01',
      file_ids: [31],
    },
  ])
})

const REMOVED = registrationFor()
const SAVED = () => registrationFor({ documents: [registerDocumentFor()] })

test('[RT-18 /register/step3] a saved document shows its details and files, and can be changed', async () => {
  const { user } = open({ 'register.draft': SAVED })
  const view = await licence()
  expect(view.queryByRole('form')).toBeNull()
  expect(view.getAllByRole('term').map(term => [term.textContent, term.nextSibling?.textContent])).toEqual([
    ['许可证编号', '闽CB5910001'],
    ['有效期', '2024-01-01 至 2029-01-01'],
  ])
  expect(view.getByRole('list', { name: '药品经营许可证的文件' })).toBeTruthy()
  await user.click(view.getByRole('button', { name: '修改' }))
  expect(view.getByRole('textbox', { name: '许可证编号' })).toHaveProperty('value', '闽CB5910001')
  expect(view.getByLabelText('有效期起')).toHaveProperty('value', '2024-01-01')
  expect(view.getByLabelText('有效期至')).toHaveProperty('value', '2029-01-01')
  await user.click(view.getByRole('button', { name: '取消' }))
  expect(view.queryByRole('form')).toBeNull()
  expect(document.activeElement).toBe(view.getByRole('heading', { name: '药品经营许可证' }))
})

test('[RT-18 /register/step3] a business licence has the credit code of the enterprise, and can have no end', async () => {
  const [needed] = registrationFor().requirements
  const licenceOf = { type: 'business_licence', name: '营业执照', number: '91350100M000100Y43' } as const
  const document = registerDocumentFor({ ...licenceOf, end_date: null, long_term: 1 })
  const { user } = open({
    'register.draft': () =>
      registrationFor({
        requirements: [{ ...needed!, types: ['business_licence'], name: '营业执照' }],
        documents: [document],
      }),
  })
  const view = await panel('营业执照')
  expect(view.getByText('2024-01-01 至 长期')).toBeTruthy()
  await user.click(view.getByRole('button', { name: '修改' }))
  expect(view.getByRole('checkbox', { name: '长期有效' })).toHaveProperty('checked', true)
  expect(view.getByLabelText('有效期至')).toHaveProperty('disabled', true)
  const number = view.getByRole('textbox', { name: '统一社会信用代码' })
  await user.clear(number)
  await user.type(number, '123')
  await user.click(view.getByRole('button', { name: '保存营业执照' }))
  expect(view.getByText('统一社会信用代码应为 18 位，现在是 3 位')).toBeTruthy()
})

test('[RT-18 /register/step3] removing a document asks first', async () => {
  const { user, client } = open({ 'register.draft': SAVED, 'register.documentRemove': () => REMOVED })
  const view = await licence()
  await user.click(view.getByRole('button', { name: '删除' }))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('删除药品经营许可证和它的文件？')
  await user.click(within(question).getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(client.sentTo('register.documentRemove')).toEqual([])
  await user.click(view.getByRole('button', { name: '删除' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
  expect(await view.findByText('必须上传')).toBeTruthy()
  expect(client.sentTo('register.documentRemove').map(({ input }) => input)).toEqual([
    { type: 'drug_licence' },
  ])
})

test('[RT-18 /register/step3] a document that could not be removed says why', async () => {
  const refuse = () => failWith('refused', { message: '资料正在审核' })
  const { user } = open({ 'register.draft': SAVED, 'register.documentRemove': refuse })
  await user.click((await licence()).getByRole('button', { name: '删除' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
  expect(await (await licence()).findByText('资料正在审核')).toBeTruthy()
})

test('[RT-18 /register/step3] an optional document can be left out again, a required one cannot', async () => {
  const { user } = open()
  expect((await licence()).queryByRole('button', { name: '取消' })).toBeNull()
  const optional = await panel('医疗器械经营许可证或医疗器械经营备案凭证')
  expect(optional.getByText('选填')).toBeTruthy()
  await user.click(optional.getByRole('button', { name: '添加' }))
  await user.click(optional.getByRole('button', { name: '取消' }))
  expect(optional.getByRole('button', { name: '添加' })).toBeTruthy()
})

test('[RT-18 /register/step3] of several kinds of a document, the saved one is named and opened', async () => {
  const record = registerDocumentFor({
    type: 'device_record',
    name: '医疗器械经营备案凭证',
    person: '李晓梅',
  })
  const [, devices] = registrationFor().requirements
  const requirements = [{ ...devices!, scopes: ['医疗器械', '体外诊断试剂'] }]
  const { user } = open({ 'register.draft': () => registrationFor({ documents: [record], requirements }) })
  const view = await panel('医疗器械经营许可证或医疗器械经营备案凭证')
  expect(view.getByText('可开通：医疗器械、体外诊断试剂')).toBeTruthy()
  expect(view.getAllByRole('term').map(term => term.textContent)).toEqual([
    '证照',
    '备案编号',
    '采购员',
    '有效期',
  ])
  await user.click(view.getByRole('button', { name: '修改' }))
  expect(view.getByRole('radio', { name: '医疗器械经营备案凭证' })).toHaveProperty('checked', true)
  expect(view.getByRole('textbox', { name: '备案编号' })).toHaveProperty('value', '闽CB5910001')
})

test('[RT-18 /register/step3] each document has the fields that it needs, and is saved with them', async () => {
  const [needed] = registrationFor().requirements
  const requirements = (['authorisation', 'buyer_identity', 'seal_specimen'] as const).map(type => ({
    ...needed!,
    types: [type],
    name: type,
  }))
  const { user, client } = open({
    'register.draft': () => registrationFor({ requirements }),
    'register.document': () => new Promise(() => {}),
  })
  const form = await panel('authorisation')
  expect((await panel('buyer_identity')).getByLabelText('文件（正反两面）')).toBeTruthy()
  expect((await panel('seal_specimen')).queryAllByRole('textbox')).toEqual([])
  expect((await panel('buyer_identity')).queryByLabelText('被委托的采购员')).toBeNull()
  await user.click(form.getByRole('button', { name: '保存采购委托书' }))
  expect(form.getByText('请填写被委托的采购员姓名')).toBeTruthy()
  expect(form.getByText('请选择有效期起始日')).toBeTruthy()
  const values = {
    委托书编号: 'W1',
    被委托的采购员: '李晓梅',
    有效期起: '2026-01-01',
    有效期至: '2025-12-31',
  }
  for (const [label, value] of Object.entries(values))
    fireEvent.change(form.getByLabelText(label), { target: { value } })
  await user.upload(form.getByLabelText('文件'), new File(['x'], 'a.png', { type: 'image/png' }))
  expect(await form.findByText(/已上传/)).toBeTruthy()
  await user.click(form.getByRole('button', { name: '保存采购委托书' }))
  expect(form.getByText('截止日不能早于起始日')).toBeTruthy()
  fireEvent.change(form.getByLabelText('有效期至'), { target: { value: '2031-01-01' } })
  await user.click(form.getByRole('button', { name: '保存采购委托书' }))
  await waitFor(() =>
    expect(client.sentTo('register.document').map(({ input }) => input)).toEqual([
      {
        type: 'authorisation',
        number: 'W1',
        person: '李晓梅',
        begin_date: '2026-01-01',
        end_date: '2031-01-01',
        file_ids: [31],
      },
    ]),
  )
})

test('[RT-18 /register/step3] invoicing data have the credit code of the enterprise and no end, until the buyer enters others', async () => {
  const [needed] = registrationFor().requirements
  const requirements = [{ ...needed!, types: ['invoice_data' as const], name: '开票资料' }]
  const { user, client } = open({
    'register.draft': () => registrationFor({ requirements }),
    'register.document': () => new Promise(() => {}),
  })
  const form = await panel('开票资料')
  expect(form.getByRole('textbox', { name: '纳税人识别号' })).toHaveProperty('value', '91350100M000100Y43')
  expect(form.getByRole('checkbox', { name: '长期有效' })).toHaveProperty('checked', true)
  await user.type(form.getByLabelText('有效期起'), '2026-01-01')
  await user.upload(form.getByLabelText('文件'), new File(['x'], 'a.png', { type: 'image/png' }))
  expect(await form.findByText(/已上传/)).toBeTruthy()
  await user.click(form.getByRole('button', { name: '保存开票资料' }))
  await waitFor(() =>
    expect(client.sentTo('register.document').map(({ input }) => input)).toEqual([
      {
        type: 'invoice_data',
        number: '91350100M000100Y43',
        begin_date: '2026-01-01',
        long_term: 1,
        file_ids: [31],
      },
    ]),
  )
})

test('[RT-18 /register/step3] while a file is sent the document cannot be saved', async () => {
  const { user, client } = open({ 'file.upload': () => new Promise(() => {}) })
  const form = await licence()
  await user.upload(form.getByLabelText('文件'), new File(['x'], 'a.png', { type: 'image/png' }))
  const button = await form.findByRole('button', { name: '文件上传中' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await user.click(button)
  expect(client.sentTo('register.document')).toEqual([])
})

test('[RT-18 /register/step3] a document that could not be saved says why, and its texts outlive a reload', async () => {
  const refuse = () => failWith('refused', { message: '证照编号已被使用' })
  const { user, unmount } = open({ 'register.draft': SAVED, 'register.document': refuse })
  const view = await licence()
  await user.click(view.getByRole('button', { name: '修改' }))
  fireEvent.change(view.getByRole('textbox', { name: '许可证编号' }), { target: { value: '闽CB2' } })
  await user.click(view.getByRole('button', { name: '保存药品经营许可证' }))
  expect(await view.findByText('证照编号已被使用')).toBeTruthy()
  unmount()
  open({ 'register.draft': SAVED }, '/register/step3?edit=drug_licence')
  expect((await licence()).getByRole('textbox', { name: '许可证编号' })).toHaveProperty('value', '闽CB2')
})

test('[RT-18 /register/step3] when nothing is missing the next page is the review', async () => {
  const { user, place } = open({ 'register.draft': () => completeRegistration() })
  await user.click(await screen.findByRole('button', { name: '下一步，核对资料' }))
  await waitFor(() => expect(place.now).toBe('/register/step3?view=review'))
})

test('[RT-18 /register/step3] changes that are not saved are asked for before the review; without any it follows', async () => {
  const { user, place } = open({ 'register.draft': completeRegistration })
  const next = () => user.click(screen.getByRole('button', { name: '下一步，核对资料' }))
  const view = await licence()
  await user.click(view.getByRole('button', { name: '修改' }))
  await user.type(view.getByRole('textbox', { name: '许可证编号' }), '9')
  await next()
  expect(place.now).toBe('/register/step3')
  expect(view.getByText('修改还没有保存，请先保存或取消')).toBeTruthy()
  expect(document.activeElement).toBe(view.getByRole('button', { name: '保存药品经营许可证' }))
  await user.click(view.getByRole('button', { name: '取消' }))
  expect(view.queryByText('修改还没有保存，请先保存或取消')).toBeNull()
  await next()
  await waitFor(() => expect(place.now).toBe('/register/step3?view=review'))
})

test('[RT-18 /register/step3] a form that was opened and not changed does not keep the buyer from the review', async () => {
  const { user, place } = open({ 'register.draft': completeRegistration })
  await user.click((await licence()).getByRole('button', { name: '修改' }))
  await user.click(screen.getByRole('button', { name: '下一步，核对资料' }))
  await waitFor(() => expect(place.now).toBe('/register/step3?view=review'))
})

test('[RT-18 /register/step3] one chosen scope is enough', async () => {
  const [first, second] = registrationFor().scopes
  const scopes = [{ ...first!, is_chosen: 1 as const }, second!]
  const { user } = open({ 'register.draft': () => registrationFor({ scopes }) })
  await user.click(await screen.findByRole('button', { name: '下一步，核对资料' }))
  expect(screen.getByRole('alert').textContent).toBe('还不能提交，请先填写并保存：药品经营许可证')
  expect(screen.getByRole('link', { name: '上一步' }).getAttribute('href')).toBe('/register/step2')
})

test('[RT-18 /register/step3] the last scope cannot be given up: nothing is saved, and the next press saves again', async () => {
  const { user, client } = open({
    'register.draft': () => completeRegistration(),
    'register.scopes': () => completeRegistration(),
  })
  const scope = await screen.findByRole('checkbox', { name: '化学药（12 种商品）', checked: true })
  await user.click(scope)
  expect(screen.getByText('请至少选择一项经营范围')).toBeTruthy()
  expect(client.sentTo('register.scopes')).toEqual([])
  await user.click(scope)
  expect(await screen.findByText('已保存')).toBeTruthy()
  expect(screen.queryByText('请至少选择一项经营范围')).toBeNull()
  expect(client.sentTo('register.scopes').map(({ input }) => input)).toEqual([{ scopes: ['化学药'] }])
  await user.click(scope)
  expect(screen.queryByText('已保存')).toBeNull()
})

test('[RT-18 /register/step3] scopes are added to those that were chosen; a save in progress and a failed one say so', async () => {
  const [first, second] = registrationFor().scopes
  const scopes = [
    { ...first!, is_chosen: 1 as const },
    { ...second!, is_available: 1 as const, message: '' },
  ]
  let settle: () => void = () => {}
  const { user, client } = open({
    'register.draft': () => registrationFor({ scopes }),
    'register.scopes': () => new Promise(resolve => (settle = () => resolve(registrationFor({ scopes })))),
  })
  expect((await screen.findByRole('checkbox', { name: /^化学药/ })).getAttribute('aria-describedby')).toBe(
    screen.getByText('经营化学药需上传药品经营许可证').id,
  )
  const food = screen.getByRole('checkbox', { name: /^食品/ })
  await user.click(food)
  expect(await screen.findByText('正在保存')).toBeTruthy()
  await act(async () => settle())
  expect(await screen.findByText('已保存')).toBeTruthy()
  client.answer({ 'register.scopes': () => failWith('refused', { message: '范围已停用' }) })
  await user.click(food)
  expect(await screen.findByText('范围已停用')).toBeTruthy()
  expect(client.sentTo('register.scopes').map(({ input }) => input)).toEqual([
    { scopes: ['化学药', '食品'] },
    { scopes: ['化学药'] },
  ])
})

test('[RT-18 /register/step3] what is missing is named before the review', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: '下一步，核对资料' }))
  expect(screen.getByRole('alert').textContent).toBe('还不能提交，请先填写并保存：药品经营许可证、经营范围')
  const form = await licence()
  expect(form.getByText('请填写并保存药品经营许可证')).toBeTruthy()
  expect(form.getByText('请填写药品经营许可证的许可证编号')).toBeTruthy()
  const number = form.getByRole('textbox', { name: '许可证编号' })
  await waitFor(() => expect(document.activeElement).toBe(number))
  expect(number.getAttribute('aria-invalid')).toBe('true')
  expect((await panel('经营范围')).getByText('请至少选择一项经营范围')).toBeTruthy()
})

test('[RT-18 /register/step3] [VA-03] a document that is filled in and not saved gets the focus at its button', async () => {
  const { user, client } = open({ 'register.document': SAVED })
  const form = await licence()
  await user.type(form.getByRole('textbox', { name: '许可证编号' }), '闽CB5910001')
  await user.upload(form.getByLabelText('文件'), new File(['x'], '许可证.png', { type: 'image/png' }))
  expect(await form.findByText(/已上传/)).toBeTruthy()
  await user.type(form.getByLabelText('有效期起'), '2024-01-01')
  await user.type(form.getByLabelText('有效期至'), '2029-01-01')
  await user.click(screen.getByRole('button', { name: '下一步，核对资料' }))
  expect(client.sentTo('register.document')).toEqual([])
  expect(document.activeElement).toBe(form.getByRole('button', { name: '保存药品经营许可证' }))
  await user.keyboard('{Enter}')
  expect(await form.findByText('待提交')).toBeTruthy()
})

test.each([
  ['rejected', '食品经营许可证已被驳回，请修改后保存'],
  ['expired', '食品经营许可证已过有效期，请更新后保存'],
] as const)(
  '[RT-18 /register/step3] an optional document that is %s is marked, and its heading gets the focus',
  async (state, error) => {
    const food = registerDocumentFor({ type: 'food_licence', name: '食品经营许可证', state })
    const [needed] = completeRegistration().requirements
    const requirements = [
      needed!,
      { ...needed!, types: [food.type], name: food.name, is_required: 0 as const, is_complete: 0 as const },
    ]
    const documents = [registerDocumentFor(), food]
    const { user, place } = open({
      'register.draft': () =>
        registrationFor(completeRegistration({ step: 'documents', requirements, documents })),
    })
    await user.click(await screen.findByRole('button', { name: '下一步，核对资料' }))
    expect(screen.getByText(error)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '食品经营许可证' }))
    expect(place.now).toBe('/register/step3')
  },
)

test('[RT-18 /register/step3] a scope without its document, and what only the service knows, are said', async () => {
  const [scope] = completeRegistration().scopes
  const need = '经营化学药需上传药品经营许可证'
  const { user, unmount } = open({
    'register.draft': () =>
      registrationFor({
        ...completeRegistration(),
        step: 'documents',
        scopes: [{ ...scope!, message: need }],
      }),
  })
  await user.click(await screen.findByRole('button', { name: '下一步，核对资料' }))
  expect(screen.getAllByText(need)).toHaveLength(2)
  expect(document.activeElement).toBe((await panel('经营范围')).getByRole('group'))
  unmount()
  open({
    'register.draft': () =>
      registrationFor(completeRegistration({ step: 'documents', message: '请联系客服' })),
  })
  await user.click(await screen.findByRole('button', { name: '下一步，核对资料' }))
  expect(screen.getByRole('alert').textContent).toBe('还不能提交，请联系客服')
})

test('[RT-18 /register/step3] scopes are saved at each press; one that cannot be opened says so', async () => {
  const { user, client } = open({ 'register.scopes': () => registrationFor() })
  expect(await screen.findByRole('checkbox', { name: /^食品/ })).toHaveProperty('disabled', true)
  expect(screen.getByText('零售药店不能经营食品')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: /^化学药/ }))
  expect(await screen.findByText('已保存')).toBeTruthy()
  expect(client.sentTo('register.scopes').map(({ input }) => input)).toEqual([{ scopes: ['化学药'] }])
})

test('[RT-18 /register/step3] the review has every part with its own way to change it, and submits', async () => {
  const submitted: DataNamed<'register.submit'> = {
    ...completeRegistration(),
    step: 'submitted',
    is_editable: 0,
    licence_text: '审核中',
    message: '1 个工作日',
  }
  const { user } = open(
    { 'register.draft': () => completeRegistration(), 'register.submit': () => submitted },
    '/register/step3?view=review',
  )
  const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await hrefOf('修改企业信息')).toBe('/register/step2')
  expect(await hrefOf('修改药品经营许可证')).toBe('/register/step3?edit=drug_licence')
  expect(screen.getByRole('button', { name: '查看 许可证.png' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '提交审核' }))
  expect(await screen.findByRole('heading', { name: '审核中' })).toBeTruthy()
  expect(screen.getByText('1 个工作日')).toBeTruthy()
})

test('[RT-18 /register/step3] the review begins with what it means, and shows the whole registration', async () => {
  const special = {
    invoice_kind: 'special',
    bank: '兴业银行',
    account: '6222',
    invoice_phone: '0591-8755',
  } as const
  const enterprise = { ...completeRegistration().enterprise!, ...special, invoice_address: '五一北路' }
  open({ 'register.draft': () => completeRegistration({ enterprise }) }, '/register/step3?view=review')
  const details = (await panel('企业信息')).getAllByRole('term')
  expect(details.map(term => `${term.textContent} ${term.nextSibling?.textContent}`)).toEqual([
    '手机号 13800000001',
    '企业类型 零售药店',
    '企业名称 福州康宁大药房有限公司',
    '统一社会信用代码 91350100M000100Y43',
    '法定代表人 陈康宁',
    '所在地区 福建省福州市鼓楼区',
    '详细地址 五一北路 8 号 1 层',
    '联系人 李晓梅',
    '发票类型 增值税专用发票',
    '发票抬头 福州康宁大药房有限公司',
    '税号 91350100M000100Y43',
    '开户银行 兴业银行',
    '银行账号 6222',
    '注册地址 五一北路',
    '注册电话 0591-8755',
  ])
  expect((await panel('药品经营许可证')).getByText('闽CB5910001')).toBeTruthy()
  expect((await panel('经营范围')).getByText('化学药')).toBeTruthy()
  expect((await panel('经营范围')).getByRole('link').getAttribute('href')).toBe('/register/step3')
  expect(document.activeElement?.textContent).toBe(
    '请逐项核对，提交后在审核完成前不能修改，需要修改时可先撤回。',
  )
  expect(screen.getByRole('link', { name: '上一步' }).getAttribute('href')).toBe('/register/step3')
})

test('[RT-18 /register/step3] a registration that could not be submitted says why', async () => {
  const refuse = () => failWith('refused', { message: '该信用代码已注册' })
  const { user } = open(
    { 'register.draft': () => completeRegistration(), 'register.submit': refuse },
    '/register/step3?view=review',
  )
  await user.click(await screen.findByRole('button', { name: '提交审核' }))
  expect(await screen.findByText('该信用代码已注册')).toBeTruthy()
})

test('[RT-18 /register/step3] after submitting: what was submitted, when, what happens next, and where to go meanwhile', async () => {
  const submitted: DataNamed<'register.submit'> = {
    ...completeRegistration(),
    step: 'submitted' as const,
    is_editable: 0 as const,
    licence_text: '审核中',
    message: '一般 1 个工作日内完成审核',
    submitted_at: '2026-11-20 10:00:00',
  }
  open({ 'register.draft': () => submitted })
  const state = await panel('审核中')
  expect(document.activeElement?.textContent).toBe('一般 1 个工作日内完成审核')
  expect(state.getByText('2026-11-20 10:00:00')).toBeTruthy()
  expect(state.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['看购物车', '/cart'],
    ['看全部商品', '/list'],
  ])
  expect((await panel('已提交的企业信息')).getByText('陈康宁')).toBeTruthy()
  expect((await licence()).getByText('闽CB5910001')).toBeTruthy()
  const steps = within(screen.getByRole('navigation', { name: '注册进度' }))
  expect(steps.queryAllByRole('link')).toEqual([])
})

describe('the withdrawal of what was submitted', () => {
  const submitted = (): DataNamed<'register.submit'> => ({
    ...completeRegistration(),
    step: 'submitted',
    is_editable: 0,
    licence_state: 'submitted',
    licence_text: '审核中',
    submitted_at: '2026-11-20 10:00:00',
  })
  const confirm = async (user: ReturnType<typeof open>['user']) => {
    await user.click(await screen.findByRole('button', { name: '撤回修改' }))
    const dialog = within(await screen.findByRole('dialog', { name: '撤回注册资料' }))
    await user.click(dialog.getByRole('button', { name: '撤回修改' }))
  }

  test('[RT-18 /register/step3] it asks first, and then everything can be changed again', async () => {
    let shown = submitted()
    const { user, client } = open({
      'register.draft': () => shown,
      'register.withdraw'() {
        shown = completeRegistration()
        return shown
      },
    })
    await user.click(await screen.findByRole('button', { name: '撤回修改' }))
    await user.click(screen.getByRole('button', { name: '不撤回' }))
    expect(client.sentTo('register.withdraw')).toHaveLength(0)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await confirm(user)
    expect(await screen.findByText('已撤回，可以修改资料了')).toBeTruthy()
    // At the top of the page, not at what follows the button that is gone.
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^带 \* 的证照必须上传/))
    expect((await licence()).getByRole('button', { name: /^修改/ })).toBeTruthy()
  })

  test('[RT-18 /register/step3] where the operator was first it says so, and shows what was decided', async () => {
    let shown = submitted()
    const { user } = open({
      'register.draft': () => shown,
      'register.withdraw'() {
        shown = { ...completeRegistration(), licence_state: 'rejected' }
        return failWith('refused', { code: 409, message: '审核已完成，资料被驳回，可以直接修改后重新提交' })
      },
    })
    await confirm(user)
    expect(await screen.findByText(/审核已完成，资料被驳回/)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('button', { name: '撤回修改' })).toBeNull())
  })
})

test('[RT-18 /register/step3] a double click submits once', async () => {
  const { client } = open(
    { 'register.draft': () => completeRegistration(), 'register.submit': () => new Promise(() => {}) },
    '/register/step3?view=review',
  )
  const button = await screen.findByRole('button', { name: '提交审核' })
  // Both clicks are before the next rendering, as in a browser.
  act(() => {
    button.click()
    button.click()
  })
  await waitFor(() => expect(client.sentTo('register.submit')).not.toEqual([]))
  expect(client.sentTo('register.submit')).toHaveLength(1)
})

test('[RT-18 /register/step3] there is no review before everything is complete', async () => {
  const { place } = open({}, '/register/step3?view=review')
  expect(await licence()).toBeTruthy()
  expect(place.now).toBe('/register/step3')
})

test('[RT-18 /register/step3] a link to a document opens its form', async () => {
  open({ 'register.draft': () => completeRegistration() }, '/register/step3?edit=drug_licence')
  const form = await licence()
  expect(form.getByRole('textbox', { name: '许可证编号' })).toHaveProperty('value', '闽CB5910001')
  expect(document.activeElement?.textContent).toBe('药品经营许可证')
})

test('[RT-18 /register/step3] a rejected document has its reason beside it', async () => {
  const rejected = registerDocumentFor({ state: 'rejected', state_text: '已驳回', reason: '照片不清晰' })
  open({ 'register.draft': () => registrationFor({ licence_state: 'rejected', documents: [rejected] }) })
  expect((await licence()).getByText('未通过：照片不清晰')).toBeTruthy()
  const notice = screen.getByText(/需要修改：药品经营许可证。/)
  expect(notice.textContent).toBe('需要修改：药品经营许可证。其余资料已保留，修改后可再次提交。')
  expect(screen.getByText('资料未通过审核：请上传药品经营许可证')).toBeTruthy()
})

test('[RT-18 /register/step3] a rejection that is about no document has the note of the review', async () => {
  const review_note = '企业名称与证照不一致'
  open({
    'register.draft': () =>
      registrationFor({ licence_state: 'rejected', review_note, documents: [registerDocumentFor()] }),
  })
  expect(await screen.findByText(review_note)).toBeTruthy()
  expect(screen.getByText('其余资料已保留，修改后可再次提交。')).toBeTruthy()
  expect(screen.queryByText(/带 \* 的证照必须上传/)).toBeNull()
})

test('[RT-18 /register/step3] a document whose number has no name of its own has a number', async () => {
  const specimen = registerDocumentFor({ type: 'seal_specimen', name: '印章印模', number: 'Y1' })
  const [needed] = registrationFor().requirements
  const requirements = [{ ...needed!, types: ['seal_specimen' as const], name: '印章印模' }]
  const { unmount } = open({
    'register.draft': () => registrationFor({ documents: [specimen], requirements }),
  })
  const view = await panel('印章印模')
  expect(view.getAllByRole('term').map(term => term.textContent)).toEqual(['编号', '有效期'])
  expect(view.queryByText(/^可开通：/)).toBeNull()
  expect(view.queryByText(/^未通过：/)).toBeNull()
  unmount()
})

test('[RT-18 /register/step3] a document that is being saved or removed is sent once', async () => {
  const never = () => new Promise<never>(() => {})
  const { user, client } = open({ 'register.draft': SAVED, 'register.documentRemove': never })
  const remove = (await licence()).getByRole('button', { name: '删除' })
  await user.click(remove)
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
  await waitFor(() => expect(remove.getAttribute('aria-disabled')).toBe('true'))
  expect(client.sentTo('register.documentRemove')).toHaveLength(1)
  expect(screen.getByText('带 * 的证照必须上传，其余的可以开通更多经营范围。')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

const sheet = () => screen.findByRole('region', { name: '采购委托书' })

test('[RT-18 /register/step3] the authorisation is printed with what is known, or blank', async () => {
  const requirement = {
    types: ['authorisation' as const],
    name: '采购委托书',
    is_required: 1 as const,
    is_complete: 0 as const,
    scopes: [],
  }
  open({ 'register.draft': () => registrationFor({ requirements: [requirement] }) })
  const form = await panel('采购委托书')
  const hrefs = ['打印已填好的', '打印空白的'].map(name =>
    form.getByRole('link', { name }).getAttribute('href'),
  )
  expect(hrefs).toEqual(['/register/step3?print=authorisation', '/register/step3?print=blank-authorisation'])
})

test('[RT-18 /register/step3] the filled authorisation has the enterprise and the person whom it names', async () => {
  const documents = [
    registerDocumentFor({ type: 'authorisation', person: '李晓梅', number: 'WT-1' }),
    registerDocumentFor({ type: 'buyer_identity', number: '350102199001011231' }),
  ]
  open({ 'register.draft': () => registrationFor({ documents }) }, '/register/step3?print=authorisation')
  const { textContent } = await sheet()
  for (const text of [
    '福州康宁大药房有限公司',
    '91350100M000100Y43',
    '陈康宁',
    '李晓梅',
    '350102199001011231',
  ])
    expect(textContent).toContain(text)
  expect(screen.getByRole('link', { name: '返回上传资质' }).getAttribute('href')).toBe('/register/step3')
})

test('[RT-18 /register/step3] the blank authorisation names nobody', async () => {
  open({}, '/register/step3?print=blank-authorisation')
  const { textContent } = await sheet()
  expect(textContent).toContain('身份证号')
  for (const text of ['福州康宁大药房有限公司', '91350100M000100Y43', '陈康宁'])
    expect(textContent).not.toContain(text)
})
