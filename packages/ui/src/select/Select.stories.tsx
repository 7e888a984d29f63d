import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select } from './Select'

const meta = {
  title: 'Form/Select',
  component: Select,
  args: {
    label: '企业类型',
    placeholder: '请选择',
    options: [
      { value: 'pharmacy', name: '零售药店' },
      { value: 'chain', name: '连锁药店总部' },
      { value: 'clinic', name: '诊所' },
      { value: 'wholesaler', name: '批发企业', disabled: true },
    ],
  },
  decorators: [
    Story => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Chosen: Story = { args: { defaultValue: 'clinic', hint: '决定需要上传哪些证照' } }

export const Failing: Story = { args: { error: '请选择企业类型', required: true } }

export const Disabled: Story = { args: { disabled: true, defaultValue: 'pharmacy' } }

export const LabelHiddenSmall: Story = { args: { labelHidden: true, size: 's' } }

export const LongWords: Story = {
  args: {
    defaultValue: 'long',
    options: [{ value: 'long', name: '药品零售连锁企业直营门店（含乙类非处方药经营企业）及其委托配送企业' }],
  },
}
