import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { listSourceForStory, PadForStory, padItemForStory, padItemsForStory } from './fixtures'
import { OrderPad } from './OrderPad'
import { OrderPadEmpty } from './OrderPadEmpty'
import { OrderPadNote } from './OrderPadNote'

const meta = {
  title: 'Goods/OrderPad',
  component: OrderPad as typeof PadForStory,
  render: args => <PadForStory {...args} />,
  args: { items: padItemsForStory, actionHref: action => `#${action}` },
} satisfies Meta<typeof PadForStory>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** One row is added, one with another number, one refused: each says why. */
export const Added: Story = {
  args: {
    items: padItemsForStory.map(item => ({ ...item, start: item.start || 20 })),
    answer: (_line, entry) => (['added', 'adjusted', 'refused'] as const)[entry % 3] ?? 'added',
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '全部加入' }))
    await expect(await canvas.findByText(/没有加入，原因见各行/)).toBeVisible()
  },
}

export const InCart: Story = { args: { inCart: ({ id }) => (id === 1002 ? 1200 : 0) } }

export const Loading: Story = { args: { items: undefined } }

export const NoRows: Story = {
  args: { items: [], empty: <OrderPadEmpty source={{ cheaper: { compared: 12 } }} listHref="#list" /> },
}

/** Lines of the list without a product are not in the rows. */
export const LeftOut: Story = {
  args: { note: <OrderPadNote source={listSourceForStory} listHref="#list" /> },
}

export const NothingLeft: Story = {
  args: { items: [], empty: <OrderPadEmpty source={listSourceForStory} listHref="#list" /> },
}

/** Nothing was bought before. */
export const NoOrder: Story = {
  args: {
    items: [],
    empty: <OrderPadEmpty source={{ last: { order: null, left_out: [] } }} listHref="#list" />,
  },
}

export const NotAllowed: Story = {
  args: {
    items: padItemsForStory.slice(0, 2).map(item => ({
      ...item,
      goods: { ...item.goods, price: undefined, base_price: undefined, buy_state: 'verifying' as const },
      bought: item.bought && {
        last_number: 40,
        last_near_expiry: 0 as const,
        last_at: '2026-11-01 10:00:00',
      },
    })),
  },
}

/** More rows than are shown: the list scrolls, and its foot says how many are below. */
export const TooMany: Story = {
  args: {
    visibleRows: 4,
    items: Array.from({ length: 30 }, (_, at) =>
      padItemForStory({}, { id: 2000 + at, name: `阿莫灵 阿莫西林胶囊 ${at + 1}` }),
    ),
  },
}

export const TooLong: Story = {
  args: {
    items: [
      padItemForStory(
        {
          start: 999_990,
          bought: {
            last_number: 999_990,
            last_price: '12345.6789',
            last_near_expiry: 1,
            last_at: '2026-11-01 10:00:00',
          },
        },
        {
          name: '注射用重组人粒细胞巨噬细胞刺激因子（特尔立）（预灌封注射器包装，含注射用水与一次性针头）',
          ypgg: '300μg×1支＋1ml 注射用水×1支＋一次性注射针 25G×1支/盒',
          sccj: '厦门特宝生物工程股份有限公司（委托生产：上海某某生物制品有限责任公司第二分厂）',
          price: '12346.67',
          number: 9_999_990,
        },
      ),
      ...padItemsForStory.slice(1, 2),
    ],
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }
