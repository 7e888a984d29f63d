import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Empty } from '../empty'
import { rowForStory, rowsForStory } from './fixtures'
import { GoodsTable, type GoodsTableProps } from './GoodsTable'
import type { GoodsTableGoods } from './GoodsTableGoods'

type Table = (props: GoodsTableProps<GoodsTableGoods>) => ReactNode

const meta = {
  title: 'Goods/GoodsTable',
  component: GoodsTable as Table,
  args: {
    label: '搜索结果',
    list: rowsForStory,
    goodsHref: goods => `#${goods.id}`,
    actionHref: action => `#${action}`,
  },
} satisfies Meta<Table>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithoutPictures: Story = { args: { withoutPicture: true } }

export const WithAttributes: Story = { args: { attributesOf: () => [['满', '30 盒包邮']] } }

export const Visitor: Story = {
  args: {
    list: rowsForStory.slice(0, 3).map(goods => ({
      ...goods,
      buy_state: 'login',
      price: undefined,
      base_price: undefined,
      ladder_price: undefined,
    })),
  },
}

export const AddOnItsWay: Story = { args: { isBusy: goods => goods.id === 1001 } }

export const Refreshing: Story = { args: { refreshing: true } }

export const Loading: Story = { args: { list: undefined } }

export const NothingFound: Story = {
  args: {
    list: [],
    empty: <Empty title="没有找到「阿莫西灵」" text="请检查药名或拼音首字母，或换成厂家搜索" />,
  },
}

export const TooLong: Story = {
  args: {
    list: [
      rowForStory({
        name: '注射用重组人粒细胞巨噬细胞刺激因子（特尔立）（预灌封注射器包装，含注射用水与一次性针头）',
        ypgg: '300μg×1支＋1ml 注射用水×1支＋一次性注射针 25G×1支/盒',
        sccj: '厦门特宝生物工程股份有限公司（委托生产：上海某某生物制品有限责任公司第二分厂）',
        approval_no: '国药准字S20030003、国药准字S20030004',
        price: '12345.67',
        number: 9_999_999,
        tags: ['优', '秒', '满', '换购', '赠', '特', '新'].map(name => ({ name, describe: '', is_show: 1 })),
      }),
      ...rowsForStory.slice(1, 2),
    ],
  },
}

export const TooMany: Story = {
  args: { list: Array.from({ length: 100 }, (_, at) => ({ ...rowForStory(), id: 2000 + at })) },
}
