import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConfirmProvider } from '../confirm'
import { formForStory } from '../form/fixtures'
import { coversPage } from '../part/testing/coversPage'
import { TextField } from '../text-field'
import { FormDialog } from './FormDialog'

const form = { ...formForStory(), isChanged: () => false }

const meta = {
  title: 'Form/FormDialog',
  component: FormDialog,
  parameters: coversPage,
  decorators: [
    Story => (
      <ConfirmProvider>
        <Story />
      </ConfirmProvider>
    ),
  ],
  args: {
    open: true,
    onClose: () => {},
    form,
    title: '修改开票信息',
    description: '审核通过后生效，一般需要 1 个工作日',
    label: '开票信息',
    columns: 2,
    submit: '提交审核',
    children: (
      <>
        <TextField name="address" label="注册地址" size="l" required wide />
        <TextField name="phone" label="注册电话" size="l" required type="tel" />
        <TextField name="bank" label="开户银行" size="l" required />
      </>
    ),
  },
} satisfies Meta<typeof FormDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** For the page: how it is not written. */
export const NothingSaid: Story = { tags: ['!dev'], args: { description: undefined, submit: '保存' } }

export const Refused: Story = {
  args: { form: { ...form, failure: { message: '开票信息正在审核，审核完成后才能再次修改' } } },
}

export const Busy: Story = { args: { form: { ...form, busy: true } } }

export const Sending: Story = { args: { sending: '文件上传中' } }

export const Danger: Story = {
  args: {
    size: 's',
    columns: 1,
    title: '解除绑定微信',
    description: '解除后这个微信不能再登录。',
    submit: '解除绑定',
    variant: 'danger',
    children: <TextField name="code" label="短信验证码" size="l" required />,
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
