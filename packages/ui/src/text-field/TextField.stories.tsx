import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { TextArea, TextField } from './TextField'

const meta = {
  title: 'Form/TextField',
  component: TextField,
  args: { label: '手机号', placeholder: '请输入 11 位手机号', inputMode: 'tel', autoComplete: 'tel' },
  decorators: [
    Story => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const RequiredWithHint: Story = { args: { required: true, hint: '用于接收订单和证照审核通知' } }

export const Failing: Story = {
  args: { required: true, defaultValue: '1380000', error: '手机号应为 11 位，请检查' },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: '13800000001' } }

export const Password: Story = {
  args: {
    label: '登录密码',
    type: 'password',
    autoComplete: 'current-password',
    inputMode: undefined,
    placeholder: undefined,
    defaultValue: 'Yaoji@2026',
  },
}

export const WithSuffix: Story = {
  args: {
    label: '短信验证码',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    placeholder: '6 位数字',
    suffix: (
      <Button variant="quiet" size="s">
        获取验证码
      </Button>
    ),
  },
}

export const WithPrefix: Story = {
  args: { label: '目标价', prefix: '¥', suffix: '/盒', inputMode: 'decimal', placeholder: '0.00' },
}

export const Sizes: Story = {
  render: args => (
    <div style={{ display: 'grid', gap: 12 }}>
      <TextField {...args} size="s" />
      <TextField {...args} size="m" />
      <TextField {...args} size="l" />
    </div>
  ),
}

export const SeveralLines: Story = {
  render: () => (
    <TextArea
      label="订单备注"
      hint="最多 200 字，仓库与客服可见"
      maxLength={200}
      defaultValue="到货前请电话联系，营业时间 8:00–21:00；冷藏药品请随附温度记录。"
    />
  ),
}

export const LongWords: Story = {
  args: {
    label: '企业名称（与《药品经营许可证》《营业执照》所载名称完全一致，含括号与分支机构名称）',
    defaultValue: '福建省福州市鼓楼区人民路国药控股国大药房连锁有限公司第一百二十八分店',
    error: '该企业已由其他账号注册，如需加入请联系该账号的管理员，或拨打 400-000-0000 由客服为您处理',
  },
}
