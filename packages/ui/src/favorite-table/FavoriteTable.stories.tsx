import type { Meta, StoryObj } from '@storybook/react-vite'
import { useChoice } from '@yaoji/hooks'
import { ArrivalTable } from './ArrivalTable'
import { FavoritePanel } from './FavoritePanel'
import { FavoriteTable, type FavoriteTableFavorite, type FavoriteTableProps } from './FavoriteTable'
import { favoriteForStory } from './fixtures'

const ROWS = [
  favoriteForStory({}, { price_drop: '0.70', back_in_stock: 1, short_expiry: 1 }),
  favoriteForStory({ id: 2, name: '板蓝根颗粒', number: 0, buy_state: 'no_stock' }),
  favoriteForStory(
    { id: 3, name: '人血白蛋白', price: undefined, buy_state: 'login' },
    { price_then: undefined },
  ),
  favoriteForStory({ id: 4, name: '维生素C片', buy_state: 'off_shelf', expiry_date: null }),
]

const meta = {
  title: 'Goods/FavoriteTable',
  component: FavoriteTable<FavoriteTableFavorite>,
  args: {
    label: '我的收藏',
    rows: ROWS,
    goodsHref: ({ id }) => `#goods-${id}`,
    actionHref: action => `#${action}`,
    inCart: ({ number }) => (number > 0 ? 40 : 0),
    cartHref: '#cart',
  },
} satisfies Meta<FavoriteTableProps<FavoriteTableFavorite>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Loading: Story = { args: { rows: undefined } }

/** With the bar for all chosen favourites. */
export const InAPanel: Story = {
  render: function Panel(args) {
    const choice = useChoice(ROWS, ({ goods }) => goods.id)
    const buyable = choice.chosen.filter(({ goods }) => goods.buy_state === 'ok').length
    return (
      <FavoritePanel
        actions={{ total: ROWS.length, choice, buyable, onAdd: choice.clear, onRemove: choice.clear }}
      >
        <FavoriteTable {...args} choice={choice} />
      </FavoritePanel>
    )
  },
}

export const PanelLoading: Story = {
  render: args => (
    <FavoritePanel actions={undefined}>
      <FavoriteTable {...args} rows={undefined} />
    </FavoritePanel>
  ),
}

export const Arrivals: Story = {
  render: () => (
    <ArrivalTable
      label="到货通知"
      rows={ROWS.map(({ goods, created_at }) => ({ ...goods, goods_id: goods.id, created_at }))}
      goodsHref={({ id }) => `#goods-${id}`}
      onCancel={() => {}}
    />
  ),
}

export const VeryMany: Story = {
  args: { rows: Array.from({ length: 40 }, (_, index) => favoriteForStory({ id: index })) },
}

export const LongWords: Story = {
  args: {
    rows: [
      favoriteForStory({
        name: '注射用头孢曲松钠舒巴坦钠（供静脉滴注用，含注射用水的组合包装）',
        ypgg: '1.5g（头孢曲松钠 1.0g 与舒巴坦钠 0.5g）×10 瓶×20 盒/箱',
        sccj: '福建省福抗药业股份有限公司（原福州抗生素总厂第三分厂）',
      }),
    ],
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
