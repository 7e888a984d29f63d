import type { Meta, StoryObj } from '@storybook/react-vite'
import { lineForStory } from '../cart-table/fixtures'
import { CartTotals } from '../cart-totals'
import { totalsForStory } from '../cart-totals/fixtures'
import { GoodsCard } from '../goods-card'
import { goodsForStory } from '../goods-card/fixtures'
import { en } from '../locales/en'
import { SampleShop } from '../part/testing/SampleShop'
import { SortBar } from '../sort-bar'
import { LabelsProvider } from './LabelsProvider'

const meta = {
  title: 'Setup/English',
  component: LabelsProvider,
  args: { labels: en },
  // A tree of many words and functions, which no control can change.
  argTypes: { labels: { control: false } },
} satisfies Meta<typeof LabelsProvider>

export default meta
type Story = StoryObj<typeof meta>

const product = { ypgg: '250 mg × 24', bzdw: 'box' }

const goods = [
  goodsForStory({
    ...product,
    name: 'Amoxicillin capsules',
    sccj: 'Bright Future',
    tags: [{ name: '满', describe: '¥20 off from ¥500', is_show: 1 }],
    ladder_price: [{ number: 50, price: '11.90' }],
  }),
  goodsForStory({
    ...product,
    id: 2,
    name: 'Ibuprofen capsules',
    sccj: 'Smith Kline',
    tags: [],
    offer: { kind: 'spike', end_at: null },
  }),
  goodsForStory({
    ...product,
    id: 3,
    name: 'Nifedipine tablets',
    sccj: 'Bayer',
    tags: [],
    buy_state: 'no_stock',
    number: 0,
  }),
]

const lines = [
  lineForStory(
    1,
    { type: 1, raw_price: '15.00', gift_data: { total: 2, name: 'Tissues' } },
    { ...product, name: 'Amoxicillin capsules', sccj: 'Bright Future' },
  ),
  lineForStory(
    2,
    {},
    { ...product, name: 'Pseudoephedrine tablets', sccj: 'Bayer', special_flag: 'ephedrine' },
  ),
  lineForStory(
    3,
    { is_selected: 0 },
    { ...product, name: 'Cough syrup', sccj: 'Nin Jiom', buy_state: 'off_shelf', is_buy: 0 },
  ),
]

const warehouses = [{ ck_id: 1, name: 'Chengdu' }]

const totals = totalsForStory({
  activity_data: {
    manjians: {
      list: totalsForStory().activity_data.manjians.list.map(state => ({
        ...state,
        name: 'Summer medicines',
      })),
    },
  },
})

/** A list of products and a cart with the words of `@yaoji/ui/locales/en`. */
export const English: Story = {
  render: ({ labels }) => (
    <LabelsProvider labels={labels}>
      <SampleShop
        lang="en"
        goods={goods}
        lines={lines}
        warehouses={warehouses}
        before={
          <SortBar sort="default" onSortChange={() => {}} onInStockChange={() => {}} total={goods.length} />
        }
      />
    </LabelsProvider>
  ),
}

/** The totals are a story of their own: they stay at the bottom of the window, over the lines of a cart. */
export const EnglishTotals: Story = {
  render: ({ labels }) => (
    <LabelsProvider labels={labels}>
      <div lang="en">
        <CartTotals total={totals} check="some" />
      </div>
    </LabelsProvider>
  ),
}

/** One word of one component is replaced; all others are Chinese. */
export const OneWord: Story = {
  args: { labels: { goodsCard: { add: '采购' } } },
  render: ({ labels }) => (
    <LabelsProvider labels={labels}>
      <GoodsCard goods={goodsForStory()} href="#goods" onAdd={() => {}} />
    </LabelsProvider>
  ),
}
