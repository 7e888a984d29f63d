import type { Meta, StoryObj } from '@storybook/react-vite'
import { createCartStore } from '@yaoji/hooks'
import { useMemo } from 'react'
import { CartTable, type CartTableLine } from '../cart-table'
import { lineForStory, totalForStory, warehouses } from '../cart-table/fixtures'
import { CartTotals } from '../cart-totals'
import { totalsForStory } from '../cart-totals/fixtures'
import { GoodsCard } from '../goods-card'
import { goodsForStory } from '../goods-card/fixtures'
import { GoodsGrid } from '../goods-grid'
import { Timeline } from '../timeline'
import { FormatsProvider } from './FormatsProvider'

const meta = {
  title: 'Theme/Formats',
  component: FormatsProvider,
  args: { currency: { prefix: '$' }, children: <Shop /> },
  // A currency is an object, times are functions.
  argTypes: { times: { control: false } },
} satisfies Meta<typeof FormatsProvider>

export default meta
type Story = StoryObj<typeof meta>

const ladder_price = [{ number: 50, price: '12.30' }]
const lines: CartTableLine[] = [
  lineForStory(1, { type: 1, raw_price: '15.00' }, { ladder_price }),
  lineForStory(2),
]

function Cart() {
  const cart = useMemo(() => {
    const never = () => new Promise<never>(() => {})
    const store = createCartStore<CartTableLine, ReturnType<typeof totalForStory>>({
      sendNumber: never,
      sendSelected: never,
      sendDelete: never,
    })
    store.load({ list: lines, warehouses, total: totalForStory(lines) })
    return store
  }, [])
  return (
    <CartTable
      cart={cart}
      homeHref="#home"
      goodsHref={() => '#goods'}
      similarHref={() => '#similar'}
      onNumber={cart.setNumber}
      onSelect={cart.select}
      onDelete={cart.remove}
    />
  )
}

/** A product, a cart and an order: amounts in every size, in sentences, and times. */
function Shop() {
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <GoodsGrid>
        <GoodsCard goods={goodsForStory({ ladder_price })} href="#goods" onAdd={() => {}} />
      </GoodsGrid>
      <Cart />
      <Timeline
        entries={[
          { time: '2026-11-24 16:20:00', text: '已发货' },
          { time: '2026-11-24 10:00:00', text: '已付款' },
        ]}
      />
    </div>
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
