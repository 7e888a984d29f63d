import type { Meta, StoryObj } from '@storybook/react-vite'
import { Empty } from '../empty'
import { GoodsTable } from '../goods-table'
import { rowForStory } from '../goods-table/fixtures'
import { SortBar } from '../sort-bar'
import { GoodsCards } from './GoodsCards'
import { GoodsList, type GoodsListPage, type GoodsListProps, type GoodsListQuery } from './GoodsList'

type Goods = ReturnType<typeof rowForStory>

const goods = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => rowForStory({ id: from + index, price: `${12 + index}.80` }))

/** A list as the query library gives it; change what the story is about. */
function queryForStory(
  change: Partial<GoodsListQuery<GoodsListPage<Goods>>> = {},
): GoodsListQuery<GoodsListPage<Goods>> {
  return {
    data: { pages: [{ list: goods(10), total: 42 }] },
    error: null,
    refetch() {},
    isPlaceholderData: false,
    hasNextPage: true,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage() {},
    ...change,
  }
}

const hrefOf = ({ id }: Goods) => `#${id}`

const cards = (list: readonly Goods[], refreshing: boolean) => (
  <GoodsCards label="商品" list={list} refreshing={refreshing} goodsHref={hrefOf} />
)

const table = (list: readonly Goods[], refreshing: boolean) => (
  <GoodsTable label="商品" list={list} refreshing={refreshing} goodsHref={hrefOf} />
)

const meta = {
  title: 'Goods/GoodsList',
  component: GoodsList<GoodsListPage<Goods>>,
  parameters: { layout: 'fullscreen' },
  args: {
    query: queryForStory(),
    head: first => <SortBar sort="default" onSortChange={() => {}} total={first?.total ?? undefined} />,
    empty: <Empty title="没有找到商品" text="少输几个字，或换一个名称。" />,
    children: cards,
  },
  argTypes: { query: { control: false } },
} satisfies Meta<GoodsListProps<GoodsListPage<Goods>>>

export default meta
type Story = StoryObj<typeof meta>

export const AsCards: Story = {}

export const AsTable: Story = { args: { skeleton: 'table', children: table } }

export const Loading: Story = { args: { query: queryForStory({ data: undefined }) } }

export const Refreshing: Story = { args: { query: queryForStory({ isPlaceholderData: true }) } }

export const NothingFound: Story = {
  args: { query: queryForStory({ data: { pages: [{ list: [], total: 0 }] }, hasNextPage: false }) },
}

export const Failed: Story = {
  args: { query: queryForStory({ data: undefined, error: new Error('busy') }) },
}

export const LoadingMore: Story = { args: { query: queryForStory({ isFetchingNextPage: true }) } }

export const NextPageFailed: Story = {
  args: { query: queryForStory({ isFetchNextPageError: true, error: new Error('busy') }) },
}

export const LastPage: Story = { args: { query: queryForStory({ hasNextPage: false }) } }
