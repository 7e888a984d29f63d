import type { Meta, StoryObj } from '@storybook/react-vite'
import { BUY_STATES, type BuyState } from '@yaoji/domain'
import { PriceGate } from './PriceGate'

const meta = {
  title: 'Goods/PriceGate',
  component: PriceGate,
  args: { buy_state: 'ok', price: '28.60', unit: '盒', actionHref: action => `#${action}` },
} satisfies Meta<typeof PriceGate>

export default meta
type Story = StoryObj<typeof meta>

export const Visible: Story = {}

export const Visitor: Story = { args: { buy_state: 'login', price: undefined } }

export const InReview: Story = { args: { buy_state: 'verifying', price: undefined } }

export const EveryState: Story = {
  render: args => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      {(Object.keys(BUY_STATES) as BuyState[]).map(state => (
        <PriceGate
          key={state}
          {...args}
          buy_state={state}
          price={BUY_STATES[state].price ? '28.60' : undefined}
        />
      ))}
    </div>
  ),
}
