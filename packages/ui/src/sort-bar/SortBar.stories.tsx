import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { SortBar, type SortBarProps } from './SortBar'

const meta = {
  title: 'Search/SortBar',
  component: SortBar,
  args: {
    sort: 'default',
    onSortChange: () => {},
    in_stock: 1,
    onInStockChange: () => {},
    price_visible: 0,
    onPriceVisibleChange: () => {},
    total: 1286,
    view: 'card',
    viewHref: view => `#list-${view}`,
  },
} satisfies Meta<typeof SortBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const PriceUp: Story = { args: { sort: 'price_asc', view: 'table' } }

export const PriceDown: Story = { args: { sort: 'price_desc', view: 'no_image' } }

export const CountNotKnown: Story = { args: { total: undefined } }

export const SortsOnly: Story = {
  args: {
    onInStockChange: undefined,
    onPriceVisibleChange: undefined,
    total: undefined,
    viewHref: undefined,
  },
}

export const TooMany: Story = { args: { total: 12_345_678 } }

export const Pressed: Story = { render: args => <Held {...args} /> }

function Held(args: SortBarProps) {
  const [sort, setSort] = useState('default')
  const [in_stock, setInStock] = useState<0 | 1>(0)
  return (
    <SortBar {...args} sort={sort} onSortChange={setSort} in_stock={in_stock} onInStockChange={setInStock} />
  )
}
