import type { Meta, StoryObj } from '@storybook/react-vite'
import { regionsForStory } from '../region-select/fixtures'
import { EnterpriseFields } from './EnterpriseFields'
import { EnterpriseSummary } from './EnterpriseSummary'
import { EnterpriseTypeField } from './EnterpriseTypeField'
import { ENTERPRISE_FOR_STORY, fieldForStory } from './fixtures'
import { InvoiceFields } from './InvoiceFields'

const meta = {
  title: 'Form/EnterpriseForm',
  component: EnterpriseFields,
  args: {
    field: fieldForStory,
    regionCodes: [],
    loadRegions: regionsForStory,
    code: '',
  },
} satisfies Meta<typeof EnterpriseFields>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A code that is typed is shown in groups. */
export const CodeTyped: Story = { args: { code: '91510107 MA6CEXAM1X' } }

export const Refused: Story = {
  args: { field: name => ({ ...fieldForStory(name), error: '请填写，与营业执照一致' }) },
}

export const Types: Story = { render: () => <EnterpriseTypeField field={fieldForStory('type')} /> }

export const TypeRefused: Story = {
  render: () => <EnterpriseTypeField field={{ ...fieldForStory('type'), error: '请选择企业类型' }} />,
}

export const OrdinaryInvoices: Story = {
  render: () => (
    <InvoiceFields
      field={name => ({ ...fieldForStory(name), defaultValue: name === 'invoice_kind' ? 'ordinary' : '' })}
      typed={{ invoice_kind: 'ordinary' }}
    />
  ),
}

export const SpecialInvoices: Story = {
  render: () => (
    <InvoiceFields
      field={name => ({ ...fieldForStory(name), defaultValue: name === 'invoice_kind' ? 'special' : '' })}
      typed={{ ...ENTERPRISE_FOR_STORY, invoice_kind: 'special' }}
    />
  ),
}

export const Summary: Story = {
  render: () => <EnterpriseSummary phone="13800000001" enterprise={ENTERPRISE_FOR_STORY} />,
}

export const SummaryOfLongWords: Story = {
  render: () => (
    <EnterpriseSummary
      phone="13800000001"
      enterprise={{
        ...ENTERPRISE_FOR_STORY,
        company: '四川省成都市武侯区人民南路康宁连锁大药房有限责任公司第三十七分公司（原康宁药品零售部）',
        bank: '',
        account: '',
      }}
    />
  ),
}

export const Dark: Story = { globals: { theme: 'dark' } }
