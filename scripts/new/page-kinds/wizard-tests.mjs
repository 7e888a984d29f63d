export const firstStepTest = ({
  pascal,
  camel,
  pages: [first, last],
}) => `import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type Answers,
  completeRegistration,
  failWith,
  registerDocumentFor,
  registrationFor,
} from '@yaoji/api-client/testing'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { fakeShop } from '../../testing/fakeShop'
import ${pascal}Step1Page from './${pascal}Step1Page'

beforeEach(() => sessionStorage.clear())

const ANSWERS: Answers = { 'register.draft': () => registrationFor({ documents: [registerDocumentFor()] }) }

describePageStates('${camel}Step1', {
  answers: ANSWERS,
  call: 'register.draft',
  loading: '正在加载资料',
  ready: '保存，下一步',
})

function open(answers: Answers = {}) {
  const { Shop, place } = fakeShop({ ...ANSWERS, ...answers }, { at: '${first.at}' })
  const { unmount } = render(
    <Shop>
      <Routes>
        <Route path="${first.route}" element={<${pascal}Step1Page />} />
        <Route path="*" element="别的页面" />
      </Routes>
    </Shop>,
  )
  return { place, unmount, user: userEvent.setup() }
}

const number = () => screen.findByLabelText('编号')
const save = () => screen.getByRole('button', { name: '保存，下一步' })

test('[${first.mark}] saving leads to the next step', async () => {
  const { place, user } = open({ 'register.document': () => completeRegistration() })
  await number()
  await user.click(save())
  await waitFor(() => expect(place.now).toBe('${last.at}'))
})

test('[${first.mark}] what was typed is still there after a failed save and a reload', async () => {
  const { unmount, user } = open({ 'register.document': () => failWith('busy', { message: '系统繁忙' }) })
  await user.clear(await number())
  await user.type(await number(), '闽CB0000002')
  await user.click(save())
  expect(await screen.findByText('系统繁忙')).toBeTruthy()
  unmount()
  open()
  expect(await number()).toHaveProperty('value', '闽CB0000002')
})

test('[${first.mark}] what was submitted cannot be changed: the last step shows it', async () => {
  const { place } = open({ 'register.draft': () => registrationFor({ step: 'submitted', is_editable: 0 }) })
  await waitFor(() => expect(place.now).toBe('${last.at}'))
})`

export const lastStepTest = ({
  pascal,
  camel,
  pages: [first, last],
}) => `import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, completeRegistration, registrationFor } from '@yaoji/api-client/testing'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { fakeShop } from '../../testing/fakeShop'
import ${pascal}Step2Page from './${pascal}Step2Page'

describePageStates('${camel}Step2', {
  answers: { 'register.draft': () => completeRegistration() },
  call: 'register.draft',
  loading: '正在加载资料',
  ready: '闽CB5910001',
})

function open(answers: Answers) {
  const { Shop, place } = fakeShop(answers, { at: '${last.at}' })
  render(
    <Shop>
      <Routes>
        <Route path="${last.route}" element={<${pascal}Step2Page />} />
        <Route path="*" element="别的页面" />
      </Routes>
    </Shop>,
  )
  return { place, user: userEvent.setup() }
}

test('[${last.mark}] a later step leads to the first open step', async () => {
  const { place } = open({ 'register.draft': () => registrationFor() })
  await waitFor(() => expect(place.now).toBe('${first.at}'))
})

test('[${last.mark}] after it is submitted, the page says how it goes on', async () => {
  const submitted = registrationFor({
    step: 'submitted',
    is_editable: 0,
    licence_text: '审核中',
    message: '1 个工作日',
  })
  const { user } = open({ 'register.draft': () => completeRegistration(), 'register.submit': () => submitted })
  await user.click(await screen.findByRole('button', { name: '提交' }))
  expect(await screen.findByRole('heading', { name: '审核中' })).toBeTruthy()
  expect(screen.getByText('1 个工作日')).toBeTruthy()
})`

export const buyerTest = ({
  pages: [first, last],
}) => `import { ACCOUNTS, expect, logIn, test } from './shop/test'

test('[${first.mark}] [${last.mark}] the first step leads on when the draft was submitted, also after a reload', async ({
  page,
}) => {
  await logIn(page, ACCOUNTS.approved)
  await page.goto('${first.at}')
  await expect(page).toHaveURL('${last.at}')
  await expect(page.getByRole('navigation', { name: '步骤' })).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL('${last.at}')
})`
