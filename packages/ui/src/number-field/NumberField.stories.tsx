import type { Meta, StoryObj } from '@storybook/react-vite'
import { NumberField } from './NumberField'

const meta = {
  title: 'Form/NumberField',
  component: NumberField,
  args: { label: '退货数量', min: 0, max: 40, unit: '盒', defaultValue: '3' },
  decorators: [
    Story => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { defaultValue: '', placeholder: '0' } }

export const TooMany: Story = { args: { defaultValue: '403' } }

export const NotANumber: Story = { args: { defaultValue: '三盒' } }

export const NotWhole: Story = { args: { defaultValue: '2.7' } }

export const Price: Story = {
  args: { label: '期望单价', prefix: '¥', unit: '', decimals: 2, max: undefined, defaultValue: '26.80' },
}

export const WithHint: Story = { args: { suffix: '/ 40 盒', hint: '退 ¥76.34' } }

export const Disabled: Story = { args: { disabled: true, defaultValue: '' } }

export const Dark: Story = { args: { defaultValue: '41' }, globals: { theme: 'dark' } }

export const LongWords: Story = {
  args: {
    label: '退 复方氨基酸注射液（18AA-Ⅱ）250ml:21.25g（总氨基酸）批号 B2509091234567 的数量',
    hint: '同一批号的商品可以分几次申请，合计不超过已发货减去已申请的数量',
  },
}
