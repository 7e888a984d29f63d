import type { Meta, StoryObj } from '@storybook/react-vite'
import { lineForStory, warehouses } from '../cart-table/fixtures'
import { CartTotals } from '../cart-totals'
import { totalsForStory } from '../cart-totals/fixtures'
import { goodsForStory } from '../goods-card/fixtures'
import { SampleShop } from '../part/testing/SampleShop'
import { Timeline } from '../timeline'
import { FormatsProvider } from './FormatsProvider'

const meta = {
  title: 'Setup/Formats',
  component: FormatsProvider,
  args: { currency: { prefix: '$' }, children: <Shop /> },
  // A currency is an object, times are functions.
  argTypes: { times: { control: false } },
} satisfies Meta<typeof FormatsProvider>

export default meta
type Story = StoryObj<typeof meta>

const ladder_price = [{ number: 50, price: '12.30' }]
const goods = [goodsForStory({ ladder_price })]
const lines = [lineForStory(1, { type: 1, raw_price: '15.00' }, { ladder_price }), lineForStory(2)]

/** A product, a cart and an order: amounts in every size, in sentences, and times. */
function Shop() {
  return (
    <SampleShop
      goods={goods}
      lines={lines}
      warehouses={warehouses}
      after={
        <Timeline
          entries={[
            { time: '2026-11-24 16:20:00', text: '已发货' },
            { time: '2026-11-24 10:00:00', text: '已付款' },
          ]}
        />
      }
    />
  )
}

export const Yuan: Story = { args: { currency: undefined } }

export const Dollars: Story = {}

export const WithoutDecimals: Story = { args: { currency: { prefix: 'NT$ ', decimals: 0 } } }

/** The symbol is after the digits, and the separators are others. */
export const Euros: Story = { args: { currency: { suffix: ' €', group: '.', point: ',' } } }

/** The totals are a story of their own: they stay at the bottom of the window, over the lines of a cart. */
export const TotalsInDollars: Story = {
  args: { children: <CartTotals total={totalsForStory()} check="some" /> },
}

export const OtherTimes: Story = {
  args: { currency: undefined, times: { minute: time => time.slice(5, 10).replace('-', '/') } },
}

export const Dark: Story = { globals: { theme: 'dark' } }
