import type { Meta, StoryObj } from '@storybook/react-vite'
import { FilterPanel } from '../filter-panel'
import filters from '../filter-panel/FilterPanel.stories'
import { GoodsList } from '../goods-list'
import goodsList, { AsTable as asTable } from '../goods-list/GoodsList.stories'
import { PageHeading } from '../page-heading'
import { onAPhone, ShopFrame, wholePage } from '../part/testing/ShopFrame'

/** The heading says where the buyer is, the filters are in one panel, the list follows without a second heading. */
function ListPage({ table = false }: { table?: boolean }) {
  return (
    <ShopFrame>
      <PageHeading
        title="抗感染药"
        crumbs={[{ name: '首页', href: '#home' }, { name: '抗感染药' }]}
        size="s"
      />
      <FilterPanel {...filters.args} />
      <GoodsList {...goodsList.args} {...(table && asTable.args)} />
    </ShopFrame>
  )
}

const meta = { title: 'Patterns/List', component: ListPage, parameters: wholePage } satisfies Meta<
  typeof ListPage
>

export default meta
type Story = StoryObj<typeof meta>

export const Cards: Story = {}

export const Table: Story = { args: { table: true } }

export const CardsOnAPhone: Story = { globals: onAPhone }

export const TableOnAPhone: Story = { args: { table: true }, globals: onAPhone }
