import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { ToastProvider } from '../toast'
import { invoiceChangeForStory, invoiceProfileForStory, invoiceTypesForStory } from './fixtures'
import { InvoiceChoice, type InvoiceChoiceProps } from './InvoiceChoice'
import { InvoiceEmailField } from './InvoiceEmailField'
import { InvoiceProfile, type InvoiceProfileProps } from './InvoiceProfile'
import { InvoiceProfileFields } from './InvoiceProfileFields'
import { InvoiceTypeDialog, type InvoiceTypeDialogProps } from './InvoiceTypeDialog'
import { InvoiceTypeField } from './InvoiceTypeField'
import * as exported from './index'

const PROFILE: InvoiceProfileProps = {
  profile: invoiceProfileForStory(),
  reviewHref: '/register',
  onEdit: () => {},
}
const field = (name: string) => ({ name, defaultValue: undefined, error: undefined })

test('the profile has what an invoice needs, says what it lacks, and can be changed', async () => {
  const onEdit = vi.fn()
  const { container } = render(
    <InvoiceProfile {...PROFILE} profile={invoiceProfileForStory({ bank: '' })} onEdit={onEdit} />,
  )
  expect(screen.getByText('91510107MA6CEXAM1X')).toBeTruthy()
  expect(screen.getByText('未填写，开专用发票前请补充')).toBeTruthy()
  await userEvent.setup().click(screen.getByRole('button', { name: '修改' }))
  expect(onEdit).toHaveBeenCalledOnce()
  await expectAccessible(container)
})

test('before there is a profile it says why, with the way to the review', () => {
  render(<InvoiceProfile {...PROFILE} profile={null} />)
  expect(screen.getByRole('link', { name: '查看审核进度' }).getAttribute('href')).toBe('/register')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a profile that loads says so', () => {
  render(<InvoiceProfile {...PROFILE} profile={undefined} />)
  expect(screen.getByText('正在加载开票信息')).toBeTruthy()
})

test.each([
  [{}, '2026-11-20 10:24:08 提交的变更审核中，通过前按现有信息开票'],
  [
    { state: 'rejected', state_text: '未通过', reason: '账号不符' },
    '变更未通过：账号不符。现有信息仍然有效，请修改后重新提交',
  ],
])('a change %o says how far it is', (change, text) => {
  render(<InvoiceProfile {...PROFILE} change={invoiceChangeForStory(change)} />)
  expect(screen.getByRole('status').textContent).toBe(text)
})

test('title and tax number are no fields', async () => {
  const { container } = render(<InvoiceProfileFields field={field} profile={invoiceProfileForStory()} />)
  expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ name }) => name)).toEqual([
    'address',
    'phone',
    'bank',
    'account',
  ])
  expect(screen.getByText('抬头和税号与营业执照一致，变更请更新证照')).toBeTruthy()
  await expectAccessible(container)
})

test('[VA-02] a wrong e-mail address is said when the field is left, until it is right or empty', async () => {
  const user = userEvent.setup()
  render(<InvoiceEmailField />)
  const email = screen.getByLabelText('接收发票的邮箱（选填）')
  await user.type(email, 'wang@')
  expect(email.getAttribute('aria-invalid')).toBeNull()
  await user.tab()
  expect(email.getAttribute('aria-invalid')).toBe('true')
  await user.clear(email)
  expect(email.getAttribute('aria-invalid')).toBeNull()
})

test('the first type that can be chosen is; another says why it cannot', async () => {
  const { container } = render(<InvoiceTypeField types={invoiceTypesForStory} />)
  expect(screen.getByRole('radio', { name: /普通/ })).toHaveProperty('checked', true)
  expect(screen.getByRole('radio', { name: /专用/ })).toHaveProperty('disabled', true)
  expect(screen.getByText('请先补充开户银行和账号')).toBeTruthy()
  await expectAccessible(container)
})

const APPLY: InvoiceTypeDialogProps = {
  ...{ open: true, onClose: () => {}, title: '康宁大药房', onConfirm: async () => {} },
  subject: { kind: 'apply', orders: [{ amount: '128.00' }, { amount: '56.00' }] },
  children: fields => fields(invoiceTypesForStory),
}

test('[RT-32] an invoice is requested with its type and where it is sent', async () => {
  const onConfirm = vi.fn(async () => {})
  render(<InvoiceTypeDialog {...APPLY} onConfirm={onConfirm} />, { wrapper: ToastProvider })
  const dialog = screen.getByRole('dialog', { name: '申请开票' })
  expect(dialog.textContent).toContain('抬头 康宁大药房，2 个订单，金额 ¥184.00')
  const user = userEvent.setup()
  const email = screen.getByLabelText('接收发票的邮箱（选填）')
  await user.type(email, 'wang@')
  await user.click(screen.getByRole('button', { name: '提交申请' }))
  expect(onConfirm).not.toHaveBeenCalled()
  await user.type(email, 'kangning.example')
  await user.click(screen.getByRole('button', { name: '提交申请' }))
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith({ type: 'ordinary', email: 'wang@kangning.example' })
  expect(await screen.findByText('已提交开票申请')).toBeTruthy()
})

test('[RT-32] a change begins with what was requested; without a type nothing is sent', async () => {
  const onConfirm = vi.fn(async () => {})
  const invoice = { type: 'ordinary', email: 'li@kangning.example', amount: '56.00' }
  const { rerender } = render(
    <InvoiceTypeDialog {...APPLY} subject={{ kind: 'change', invoice }} title="" onConfirm={onConfirm} />,
    { wrapper: ToastProvider },
  )
  expect(screen.getByRole('dialog', { name: '修改开票申请' }).textContent).toContain('金额 ¥56.00')
  expect(screen.getByDisplayValue('li@kangning.example')).toBeTruthy()
  rerender(
    <InvoiceTypeDialog {...APPLY} onConfirm={onConfirm}>
      {() => '正在加载'}
    </InvoiceTypeDialog>,
  )
  await userEvent.click(screen.getByRole('button', { name: '提交申请' }))
  expect(screen.getByText('请选择发票类型')).toBeTruthy()
  expect(onConfirm).not.toHaveBeenCalled()
})

test('[RT-13] the invoice of an order is one of the types, none, or decided later', async () => {
  const onValueChange = vi.fn()
  const props: InvoiceChoiceProps = {
    ...{ company: '康宁大药房', types: invoiceTypesForStory, value: {}, onValueChange },
  }
  const { container, rerender } = render(<InvoiceChoice {...props} />)
  const type = screen.getByRole('combobox', { name: '发票类型' })
  expect(type).toHaveProperty('value', 'later')
  expect(screen.getByText('抬头：康宁大药房，付款后开票')).toBeTruthy()
  expect(screen.getByRole('option', { name: '增值税专用发票（请先补充开户银行和账号）' })).toHaveProperty(
    'disabled',
    true,
  )
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.selectOptions(type, '增值税普通发票')
  expect(onValueChange).toHaveBeenLastCalledWith({ invoice_type: 'ordinary' })
  rerender(<InvoiceChoice {...props} value={{ invoice_type: 'ordinary' }} />)
  await userEvent.selectOptions(type, '不开票')
  expect(onValueChange).toHaveBeenLastCalledWith({ invoice_type: 'not_needed' })
  await userEvent.selectOptions(type, '之后再申请')
  expect(onValueChange).toHaveBeenLastCalledWith({ invoice_type: undefined })
  await userEvent.type(screen.getByRole('textbox', { name: '接收发票的邮箱（选填）' }), 'a')
  expect(onValueChange).toHaveBeenLastCalledWith({ invoice_email: 'a' })
  await expectAccessible(container)
})

testConformance(exported, {
  InvoiceChoice: {
    props: { company: '康宁大药房', types: invoiceTypesForStory, value: {}, onValueChange: () => {} },
  },
  InvoiceTypeDialog: { props: { ...APPLY }, inside: part => <ToastProvider>{part}</ToastProvider> },
  InvoiceProfile: { props: { ...PROFILE } },
  InvoiceProfileFields: { props: { field, profile: invoiceProfileForStory() } },
  InvoiceEmailField: {
    outer: control => control.closest('[data-part]') ?? control.closest('div')?.parentElement ?? null,
  },
  InvoiceTypeField: { props: { types: invoiceTypesForStory } },
})
