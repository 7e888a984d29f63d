import type { Meta, StoryObj } from '@storybook/react-vite'
import { Price } from './Price'

const meta = {
  title: 'Goods/Price',
  component: Price,
  args: { value: '128.50' },
} satisfies Meta<typeof Price>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithUnit: Story = { args: { unit: '盒' } }

export const FourDecimals: Story = { name: 'Four decimals are floored', args: { value: '0.5799' } }

export const Struck: Story = { args: { value: '168.00', struck: true, label: '原价' } }

export const Huge: Story = { args: { value: '12345678.90', size: 'l' } }

export const Sizes: Story = {
  render: args => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <Price {...args} size="s" />
      <Price {...args} size="m" />
      <Price {...args} size="l" />
      <Price {...args} size="xl" />
    </div>
  ),
}

export const Tones: Story = {
  render: args => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <Price {...args} />
      <Price {...args} tone="ink" />
      <Price {...args} tone="muted" />
    </div>
  ),
}
