import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Empty } from '../empty'
import { restockForStory, restocksForStory } from './fixtures'
import { RestockTable, type RestockTableProps } from './RestockTable'
import type { RestockTableGoods } from './RestockTableGoods'

type Table = (props: RestockTableProps<RestockTableGoods>) => ReactNode

const meta = {
  title: 'Goods/RestockTable',
  component: RestockTable as Table,
  args: {
    label: '今日补货',
    list: restocksForStory,
    goodsHref: goods => `#${goods.id}`,
    actionHref: action => `#${action}`,
  },
} satisfies Meta<Table>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const InCart: Story = {
  args: {
    inCart: goods => (goods.id === 1002 ? 1200 : 0),
    cartHref: '#cart',
    addedOf: goods => (goods.id === 1002 ? 100 : undefined),
  },
}

export const AddOnItsWay: Story = { args: { isBusy: goods => goods.id === 1002 } }

export const NotAllowed: Story = {
  args: {
    list: restocksForStory.slice(0, 2).map(({ last_price: _price, ...item }) => ({
      ...item,
      goods: { ...item.goods, price: undefined, buy_state: 'verifying' as const },
    })),
  },
}

export const Loading: Story = { args: { list: undefined, loadingRows: 4 } }

export const NoneYet: Story = {
  args: {
    list: [],
    empty: <Empty title="还没有常购商品" text="买过的商品会在这里，并按您的采购间隔提醒补货" />,
  },
}

export const TooLong: Story = {
  args: {
    list: [
      restockForStory(
        { interval_days: 364, days_since: 365, last_number: 999_999, last_price: '12345.6789' },
        {
          name: '注射用重组人粒细胞巨噬细胞刺激因子（特尔立）（预灌封注射器包装，含注射用水与一次性针头）',
          ypgg: '300μg×1支＋1ml 注射用水×1支＋一次性注射针 25G×1支/盒',
          sccj: '厦门特宝生物工程股份有限公司（委托生产：上海某某生物制品有限责任公司第二分厂）',
          price: '12346.67',
          number: 9_999_999,
        },
      ),
      ...restocksForStory.slice(1, 2),
    ],
  },
}

export const InColumn: Story = {
  name: 'In a column of 750 px',
  decorators: [
    Story => (
      <div style={{ maxWidth: 750 }}>
        <Story />
      </div>
    ),
  ],
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }
