import type { Meta, StoryObj } from '@storybook/react-vite'
import { Form } from '../form'
import { formForStory } from '../form/fixtures'
import { invoiceChangeForStory, invoiceProfileForStory, invoiceTypesForStory } from './fixtures'
import { InvoiceEmailField } from './InvoiceEmailField'
import { InvoiceProfile } from './InvoiceProfile'
import { InvoiceProfileFields } from './InvoiceProfileFields'
import { InvoiceTypeField } from './InvoiceTypeField'

const meta = {
  title: 'Account/InvoiceProfile',
  component: InvoiceProfile,
  args: { profile: invoiceProfileForStory(), reviewHref: '#review', onEdit: () => {} },
} satisfies Meta<typeof InvoiceProfile>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Loading: Story = { args: { profile: undefined } }

export const NoneYet: Story = { args: { profile: null } }

export const WithoutABank: Story = { args: { profile: invoiceProfileForStory({ bank: '', account: '' }) } }

export const ChangeUnderReview: Story = { args: { change: invoiceChangeForStory() } }

export const ChangeRejected: Story = {
  args: {
    change: invoiceChangeForStory({ state: 'rejected', state_text: '未通过', reason: '账号与开户银行不符' }),
  },
}

export const Fields: Story = {
  render: () => (
    <Form form={formForStory()} label="开票信息" columns={2} submit="提交审核">
      <InvoiceProfileFields
        field={name => ({ name, defaultValue: invoiceProfileForStory()[name], error: undefined })}
        profile={invoiceProfileForStory()}
      />
    </Form>
  ),
}

export const TypeAndEmail: Story = {
  render: () => (
    <Form form={formForStory()} label="申请开票" submit="提交申请">
      <InvoiceTypeField types={invoiceTypesForStory} />
      <InvoiceEmailField name="email" />
    </Form>
  ),
}

export const Dark: Story = { args: { change: invoiceChangeForStory() }, globals: { theme: 'dark' } }
