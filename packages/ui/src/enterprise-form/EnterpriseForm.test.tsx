import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { regionsForStory } from '../region-select/fixtures'
import { EnterpriseFields, type EnterpriseFieldsProps } from './EnterpriseFields'
import { EnterpriseSummary } from './EnterpriseSummary'
import { EnterpriseTypeField } from './EnterpriseTypeField'
import { ENTERPRISE_FOR_STORY, fieldForStory } from './fixtures'
import { InvoiceFields } from './InvoiceFields'
import * as exported from './index'

const FIELDS: EnterpriseFieldsProps = {
  field: fieldForStory,
  regionCodes: [],
  loadRegions: regionsForStory,
  code: '',
}

test('the fields of an enterprise have the names of the wire; a credit code is shown in groups', async () => {
  const { container, rerender } = render(<EnterpriseFields {...FIELDS} />)
  await screen.findByRole('option', { name: '福建省' })
  for (const name of ['企业名称', '统一社会信用代码', '法定代表人', '联系人', '详细地址'])
    expect(screen.getByRole('textbox', { name: new RegExp(name) })).toBeTruthy()
  expect(screen.getByText('18 位，可以带空格粘贴')).toBeTruthy()
  rerender(<EnterpriseFields {...FIELDS} code="91510107 ma6c" />)
  expect(screen.getByText('91 510107 MA6C')).toBeTruthy()
  await expectAccessible(container)
})

test('leaving the credit code removes its spaces', async () => {
  const user = userEvent.setup()
  render(<EnterpriseFields {...FIELDS} />)
  const code = screen.getByRole<HTMLInputElement>('textbox', { name: /统一社会信用代码/ })
  await user.type(code, '91510107 ma6c')
  await user.tab()
  expect(code.value).toBe('91510107MA6C')
})

test('an error is that of its field', async () => {
  render(
    <EnterpriseFields
      {...FIELDS}
      field={name => ({ ...fieldForStory(name), error: name === 'company' ? '请填写企业名称' : undefined })}
    />,
  )
  const company = screen.getByRole('textbox', { name: /企业名称/ })
  await waitFor(() => expect(company.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText('请填写企业名称')).toBeTruthy()
})

test('each type says which documents it needs, and the group what is wrong', async () => {
  const { container } = render(
    <EnterpriseTypeField field={{ name: 'type', defaultValue: undefined, error: '请选择企业类型' }} />,
  )
  const group = screen.getByRole('radiogroup', { name: /企业类型/ })
  const described = document.getElementById(group.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toContain('请选择企业类型')
  expect(screen.getAllByRole('radio').length).toBeGreaterThan(1)
  expect(screen.getAllByText(/^需要/).length).toBeGreaterThan(1)
  await expectAccessible(container)
})

test('title and tax number follow from the enterprise; special invoices ask for more', async () => {
  const field = (name: string) => ({
    ...fieldForStory(name),
    defaultValue: name === 'invoice_kind' ? 'ordinary' : '',
  })
  const { container, rerender } = render(<InvoiceFields field={field} typed={{ invoice_kind: 'ordinary' }} />)
  expect(screen.getByText('与企业名称相同')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: /开户银行/ })).toBeNull()
  rerender(
    <InvoiceFields
      field={field}
      typed={{ company: ' 康宁大药房 ', credit_code: '9151 0107', invoice_kind: 'special' }}
    />,
  )
  expect(screen.getByText('康宁大药房')).toBeTruthy()
  expect(screen.getByText('91510107')).toBeTruthy()
  for (const name of ['开户银行', '银行账号', '注册地址', '注册电话'])
    expect(screen.getByRole('textbox', { name: new RegExp(name) })).toBeTruthy()
  await expectAccessible(container)
})

test('the summary leaves out what is empty', async () => {
  const enterprise = { ...ENTERPRISE_FOR_STORY, invoice_kind: 'ordinary' as const, bank: '' }
  const { container } = render(<EnterpriseSummary phone="13800000001" enterprise={enterprise} />)
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(names).toContain('法定代表人')
  expect(names).not.toContain('开户银行')
  expect(screen.getByText('增值税普通发票')).toBeTruthy()
  await expectAccessible(container)
})

testConformance(exported, {
  EnterpriseFields: { props: { ...FIELDS, loadRegions: () => new Promise<never>(() => {}) } },
  EnterpriseSummary: { props: { phone: '13800000001', enterprise: ENTERPRISE_FOR_STORY } },
  EnterpriseTypeField: { props: { field: fieldForStory('type') } },
  InvoiceFields: { props: { field: fieldForStory, typed: {} } },
})
