import type { Meta, StoryObj } from '@storybook/react-vite'
import { CartStepHead } from '../cart-step-bar'
import * as cart from '../cart-table/CartTable.stories'
import { CartTotals } from '../cart-totals'
import totals from '../cart-totals/CartTotals.stories'
import { LicenceBanner } from '../licence-banner'
import banner, { RunsOutSoon as runsOutSoon } from '../licence-banner/LicenceBanner.stories'
import { onAPhone, ShopFrame, wholePage } from '../part/testing/ShopFrame'
import { storyAs } from '../part/testing/StateSheet'

/** The table with a store around it, as an application has one. */
const Table = storyAs(cart, 'WithHints')

/** Notices, then the lines by warehouse; the total with the one primary button stays at the bottom of the window. */
function CartPage() {
  return (
    <ShopFrame full={false}>
      <CartStepHead step={1} title="购物车" stepHref={() => undefined} />
      <LicenceBanner {...banner.args} {...runsOutSoon.args} />
      <Table />
      <CartTotals {...totals.args} />
    </ShopFrame>
  )
}

const meta = { title: 'Patterns/Cart', component: CartPage, parameters: wholePage } satisfies Meta<
  typeof CartPage
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OnAPhone: Story = { globals: onAPhone }
