import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import type { Answers } from '../../testing/fakeClient'
import { fakeShop } from '../../testing/fakeShop'
import { COMPLETE, documentFor, FILE, REGISTRANT, registrationFor } from '../../testing/registration'
import RegisterStep3Page from './RegisterStep3Page'

beforeEach(() => sessionStorage.clear())

const answers: Answers = {
  'user.base': () => REGISTRANT,
  'register.draft': registrationFor,
  'file.upload': () => ({ file: FILE }),
}

describePageStates('registerStep3', {
  answers,
  call: 'register.draft',
  loading: '正在加载注册资料',
  ready: '经营范围',
})

function open(more: Answers = {}, at = '/register/step3') {
  const shop = fakeShop({ ...answers, ...more }, { at })
  render(
    <shop.Shop>
      <Routes>
        <Route path="/register/step3" element={<RegisterStep3Page />} />
        <Route path="*" element="别的页面" />
      </Routes>
    </shop.Shop>,
  )
  return { ...shop, user: userEvent.setup() }
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
  const saved = registrationFor({ documents: [documentFor()] })
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
  await user.click(form.getByRole('checkbox', { name: '长期有效' }))
  await user.click(form.getByRole('button', { name: '保存药品经营许可证' }))
  expect(await form.findByText('待提交')).toBeTruthy()
  expect(client.askedOf('register.document').map(({ input }) => input)).toEqual([
    { type: 'drug_licence', number: '闽CB5910001', begin_date: '2024-01-01', long_term: 1, file_ids: [31] },
  ])
})

test('[RT-18 /register/step3] what is missing is named before the review', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: '下一步，核对资料' }))
  expect(screen.getByRole('alert').textContent).toBe('还不能提交，请先填写并保存：药品经营许可证、经营范围')
})

test('[RT-18 /register/step3] scopes are saved at each press; one that cannot be opened says so', async () => {
  const { user, client } = open({ 'register.scopes': () => registrationFor() })
  expect(await screen.findByRole('checkbox', { name: /^食品/ })).toHaveProperty('disabled', true)
  expect(screen.getByText('零售药店不能经营食品')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: /^化学药/ }))
  expect(await screen.findByText('已保存')).toBeTruthy()
  expect(client.askedOf('register.scopes').map(({ input }) => input)).toEqual([{ scopes: ['化学药'] }])
})

test('[RT-18 /register/step3] the review has every part with its own way to change it, and submits', async () => {
  const submitted = {
    ...COMPLETE,
    step: 'submitted',
    is_editable: 0,
    licence_text: '审核中',
    message: '1 个工作日',
  }
  const { user } = open(
    { 'register.draft': () => COMPLETE, 'register.submit': () => submitted },
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

test('[RT-18 /register/step3] a double click submits once', async () => {
  const { client } = open(
    { 'register.draft': () => COMPLETE, 'register.submit': () => new Promise(() => {}) },
    '/register/step3?view=review',
  )
  const button = await screen.findByRole('button', { name: '提交审核' })
  // Both clicks are before the next rendering, as in a browser.
  act(() => {
    button.click()
    button.click()
  })
  await waitFor(() => expect(client.askedOf('register.submit')).not.toEqual([]))
  expect(client.askedOf('register.submit')).toHaveLength(1)
})

test('[RT-18 /register/step3] there is no review before everything is complete', async () => {
  const { place } = open({}, '/register/step3?view=review')
  expect(await licence()).toBeTruthy()
  expect(place.now).toBe('/register/step3')
})

test('[RT-18 /register/step3] a link to a document opens its form', async () => {
  open({ 'register.draft': () => COMPLETE }, '/register/step3?edit=drug_licence')
  const form = await licence()
  expect(form.getByRole('textbox', { name: '许可证编号' })).toHaveProperty('value', '闽CB5910001')
  expect(document.activeElement?.textContent).toBe('药品经营许可证')
})

test('[RT-18 /register/step3] a rejected document has its reason beside it', async () => {
  const rejected = documentFor({ state: 'rejected', state_text: '已驳回', reason: '照片不清晰' })
  open({ 'register.draft': () => registrationFor({ licence_state: 'rejected', documents: [rejected] }) })
  expect((await licence()).getByText('未通过：照片不清晰')).toBeTruthy()
  expect(screen.getByText(/需要修改：药品经营许可证。/)).toBeTruthy()
})
