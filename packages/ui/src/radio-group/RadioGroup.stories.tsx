import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioGroup } from './RadioGroup'

const meta = {
  title: 'Form/RadioGroup',
  component: RadioGroup,
  args: {
    legend: '发票类型',
    defaultValue: 'ordinary',
    options: [
      { value: 'ordinary', label: '增值税普通发票' },
      { value: 'special', label: '增值税专用发票' },
      { value: 'none', label: '不开票' },
    ],
  },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const NoneChosen: Story = { args: { defaultValue: undefined, required: true } }

export const Disabled: Story = { args: { disabled: true } }

export const Cards: Story = {
  args: {
    variant: 'cards',
    options: [
      { value: 'ordinary', label: '增值税普通发票', description: '电子发票，发货后 1 个工作日内开出' },
      {
        value: 'special',
        label: '增值税专用发票',
        description: '纸质发票，随货同行',
        reason: '开票资料审核中，暂不可选',
      },
      { value: 'none', label: '不开票' },
    ],
  },
}

export const LongWords: Story = {
  args: {
    variant: 'cards',
    legend: '送货方式',
    options: [
      {
        value: 'ordinary',
        label: '福建省医药物流中心自有冷链车队配送（全程温度记录，随附电子温控单）',
        description:
          '预计 2027-03-18 下午送达；请安排质量负责人当场验收并签字，逾期未验收将退回仓库并收取往返运费',
      },
      { value: 'special', label: '快递', reason: '订单含冷藏药品，不可选择普通快递' },
    ],
  },
}
