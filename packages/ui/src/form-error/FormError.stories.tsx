import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { TextField } from '../text-field'
import { FormError, type FormFailure, fieldMessage } from './FormError'

const meta = {
  title: 'Form/FormError',
  component: FormError,
  args: { failure: { message: '账号或密码不正确，请重新输入' } },
} satisfies Meta<typeof FormError>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const None: Story = { args: { failure: null } }

const refused: FormFailure = {
  message: '提交的内容有误',
  fields: { mobile: ['手机号应为 11 位，请检查'], detail: ['请填写详细地址'] },
}

export const InAForm: Story = {
  args: { failure: refused },
  render: args => (
    <form noValidate style={{ display: 'grid', gap: 12, maxWidth: 320 }}>
      <FormError {...args} />
      <TextField label="收货人" name="consignee" defaultValue="陈晓梅" />
      <TextField
        label="手机号"
        name="mobile"
        defaultValue="1380000"
        error={fieldMessage(refused, 'mobile')}
      />
      <TextField label="详细地址" name="detail" error={fieldMessage(refused, 'detail')} />
      <Button type="submit" variant="primary">
        保存
      </Button>
    </form>
  ),
}

export const LongWords: Story = {
  args: {
    failure: {
      message:
        '该企业的《药品经营许可证》编号与省药品监督管理局公示信息不一致，请核对编号（闽 CB5910001 等）后重新提交；如近期办理过变更，请上传变更批件，审核通常在一个工作日内完成。',
    },
  },
}
