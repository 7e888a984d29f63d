import type { Meta, StoryObj } from '@storybook/react-vite'
import { StepBar } from './StepBar'
import { StepHelp } from './StepHelp'

const meta = {
  title: 'Form/StepBar',
  component: StepBar,
  args: {
    steps: [
      { title: '注册账号', href: '#step1' },
      { title: '企业信息', href: '#step2' },
      { title: '上传资质', href: '#step3' },
    ],
    current: 2,
    labels: { bar: '注册进度' },
  },
} satisfies Meta<typeof StepBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const First: Story = { args: { current: 1 } }

export const AllDone: Story = { args: { current: 4 } }

export const WithoutAddresses: Story = {
  args: { steps: [{ title: '提交申请' }, { title: '平台审核' }, { title: '寄回商品' }, { title: '退款' }] },
}

export const LongWords: Story = {
  args: {
    steps: [
      { title: '填写退货申请并上传破损照片', href: '#apply' },
      { title: '质量管理部审核批号与效期' },
      { title: '寄回成都中心仓冷链验收' },
      { title: '原路退款并开具红字发票' },
    ],
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }

/** Beside the steps. */
export const Help: Story = {
  render: () => (
    <StepHelp
      title="注册流程"
      parts={['验证手机号，设置登录密码', '填写企业信息和开票信息', '上传证照，逐份保存']}
      contact="需要帮助，请拨打 400-000-0000"
    />
  ),
}
