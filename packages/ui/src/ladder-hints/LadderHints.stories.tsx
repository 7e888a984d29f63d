import type { Meta, StoryObj } from '@storybook/react-vite'
import { LadderHints } from './LadderHints'

const meta = {
  title: 'Goods/LadderHints',
  component: LadderHints,
  args: {
    ladder_price: [
      { number: 50, price: '12.30' },
      { number: 200, price: '11.90' },
    ],
    ladder_price_type: 2,
    base_price: '12.80',
    number: 60,
    unit: '盒',
  },
} satisfies Meta<typeof LadderHints>

export default meta
type Story = StoryObj<typeof meta>

export const OneReached: Story = {}

export const NoneReached: Story = { args: { number: 10 } }

export const AllReached: Story = { args: { number: 400 } }

export const Compact: Story = { args: { compact: true } }

export const CompactUpToANumber: Story = { args: { compact: true, ladder_price_type: 1 } }

export const UpToANumber: Story = { args: { ladder_price_type: 1, number: 60 } }
