import type { Meta, StoryObj } from '@storybook/react-vite'
import { underTheBar } from '../order-grid/fixtures'
import * as grid from '../order-grid/OrderGrid.stories'
import { PageHeading } from '../page-heading'
import { onAPhone, ShopFrame, wholePage } from '../part/testing/ShopFrame'
import { storyAs } from '../part/testing/StateSheet'

/** The grid with its hook, as an application has them. */
const Grid = storyAs(grid, 'Default')

/** The grid has the whole width: nothing is beside it, and nothing above it but the heading. */
function QuickPurchasePage() {
  return (
    <ShopFrame>
      <PageHeading title="快捷采购" crumbs={[{ name: '首页', href: '#home' }, { name: '快捷采购' }]} />
      <Grid />
    </ShopFrame>
  )
}

const meta = {
  title: 'Patterns/Quick purchase',
  component: QuickPurchasePage,
  parameters: { ...wholePage, ...underTheBar },
} satisfies Meta<typeof QuickPurchasePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OnAPhone: Story = { globals: onAPhone }
