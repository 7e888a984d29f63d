import type { Meta, StoryObj } from '@storybook/react-vite'
import { Form } from '../form'
import { formForStory } from '../form/fixtures'
import { ToastProvider } from '../toast'
import { invoiceChangeForStory, invoiceProfileForStory, invoiceTypesForStory } from './fixtures'
import { InvoiceChoice } from './InvoiceChoice'
import { InvoiceEmailField } from './InvoiceEmailField'
import { InvoiceProfile } from './InvoiceProfile'
import { InvoiceProfileFields } from './InvoiceProfileFields'
import { InvoiceTypeDialog } from './InvoiceTypeDialog'
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

export const LongWords: Story = {
  args: {
    profile: invoiceProfileForStory({
      title: '四川省成都市武侯区人民南路康宁医药零售连锁有限责任公司第一百二十八分店',
      address: '四川省成都市武侯区人民南路四段 12 号华西坝医药大厦 A 座 18 层 1806 室（与仓库同址）',
      bank: '中国工商银行股份有限公司成都人民南路支行华西坝分理处',
      account: '4402200009000000017'.repeat(2),
    }),
    change: invoiceChangeForStory({
      state: 'rejected',
      state_text: '未通过',
      reason: '开户许可证上的账号与填写的账号不符，户名少一个字；请核对后上传清晰的开户许可证照片；'.repeat(
        2,
      ),
    }),
  },
}

export const Fields: Story = {
  render: ({ 'aria-label': name = '开票信息' }) => (
    <Form form={formForStory()} label={name} columns={2} submit="提交审核">
      <InvoiceProfileFields
        field={name => ({ name, defaultValue: invoiceProfileForStory()[name], error: undefined })}
        profile={invoiceProfileForStory()}
      />
    </Form>
  ),
}

/** The service refuses a field. */
export const FieldsRefused: Story = {
  render: ({ 'aria-label': name = '开票信息' }) => (
    <Form form={formForStory()} label={name} columns={2} submit="提交审核">
      <InvoiceProfileFields
        field={name => ({
          name,
          defaultValue: invoiceProfileForStory()[name],
          error: name === 'account' ? '账号与开户银行不符' : undefined,
        })}
        profile={invoiceProfileForStory()}
      />
    </Form>
  ),
}

/** One type cannot be chosen. */
export const TypeAndEmail: Story = {
  render: ({ 'aria-label': name = '申请开票' }) => (
    <Form form={formForStory()} label={name} submit="提交申请">
      <InvoiceTypeField types={invoiceTypesForStory} />
      <InvoiceEmailField name="email" />
    </Form>
  ),
}

/** In the column of an order that is checked: the special invoice needs a bank. */
export const Choice: Story = {
  render: () => (
    <InvoiceChoice
      company="成都康宁大药房有限公司"
      types={invoiceTypesForStory}
      value={{ invoice_type: 'ordinary' }}
      onValueChange={() => {}}
    />
  ),
}

export const Apply: Story = {
  render: () => (
    <ToastProvider>
      <InvoiceTypeDialog
        open
        onClose={() => {}}
        subject={{ kind: 'apply', orders: [{ amount: '128.00' }, { amount: '56.00' }] }}
        title="成都康宁大药房有限公司"
        onConfirm={async () => {}}
      >
        {fields => fields(invoiceTypesForStory)}
      </InvoiceTypeDialog>
    </ToastProvider>
  ),
}

export const Dark: Story = { args: { change: invoiceChangeForStory() }, globals: { theme: 'dark' } }
