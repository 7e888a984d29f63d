import type { Meta, StoryObj } from '@storybook/react-vite'
import { QuantityStepper } from './QuantityStepper'

const meta = {
  title: 'Goods/QuantityStepper',
  component: QuantityStepper,
  args: {
    label: '阿莫西林胶囊 数量',
    rule: { min_qty: 1, step_qty: 1, max_qty: null, stock: 860, unit: '盒' },
  },
} satisfies Meta<typeof QuantityStepper>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ByThePack: Story = {
  args: { rule: { min_qty: 20, step_qty: 10, max_qty: null, stock: 860, unit: '盒' } },
}

export const AtTheMaximum: Story = {
  args: { rule: { min_qty: 1, step_qty: 1, max_qty: 5, stock: 860, unit: '盒' }, defaultValue: 5 },
}

export const NoStock: Story = {
  args: { rule: { min_qty: 1, step_qty: 1, max_qty: null, stock: 0, unit: '盒' } },
}

export const Disabled: Story = { args: { disabled: true } }

export const SnappedToThePack: Story = {
  args: { rule: { min_qty: 20, step_qty: 10, max_qty: null, stock: 860, unit: '盒' } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, '47{Enter}')
  },
}

export const LargeNumber: Story = {
  args: {
    rule: { min_qty: 1, step_qty: 1, max_qty: null, stock: 9_999_999, unit: '盒' },
    defaultValue: 1_234_567,
  },
}
