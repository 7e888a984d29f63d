import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { DateRange } from '../date-range'
import { KeywordFilter } from '../keyword-filter'
import { ListEmpty, ListPanel } from '../list-panel'
import { OrderTable, type OrderTableOrder } from '../order-table'
import orders from '../order-table/OrderTable.stories'
import { PageHeading } from '../page-heading'
import heading from '../page-heading/PageHeading.stories'
import { onAPhone, ShopFrame, wholePage } from '../part/testing/ShopFrame'
import { SideLayout } from '../side-layout'
import { SideTree } from '../side-tree'
import { Tabs } from '../tabs'
import tabs from '../tabs/Tabs.stories'

const MENU = [
  {
    id: 1,
    name: '交易',
    children: [
      { name: '我的订单', url: '#orders', current: 'page' as const },
      { name: '退换货', url: '#returns' },
      { name: '电子发票', url: '#invoices' },
    ],
  },
  {
    id: 2,
    name: '账户',
    children: [
      { name: '余额', url: '#balance' },
      { name: '优惠券', url: '#coupons' },
    ],
  },
]

interface MemberListPageProps {
  /** Whether nothing matches the filters. */
  empty?: boolean
}

/** A menu beside the page; filters, tabs, records and pages of them in one panel. */
function MemberListPage({ empty = false }: MemberListPageProps) {
  return (
    <ShopFrame>
      <SideLayout aside={<SideTree labels={{ navigation: '会员中心' }} groups={MENU} />}>
        <PageHeading {...heading.args} />
        <ListPanel
          name="订单"
          counts={{ total: empty ? 0 : 3, page: 1, last_page: 1 }}
          refreshing={false}
          filters={
            <>
              <KeywordFilter label="订单号、商品或厂家" value={undefined} onSearch={() => {}} />
              <DateRange label="下单日期" value={{ from: '', to: '' }} onValueChange={() => {}} />
            </>
          }
        >
          <Tabs {...tabs.args}>
            {() =>
              empty ? <Nothing /> : <OrderTable {...orders.args} framed={false} renderActions={actionsOf} />
            }
          </Tabs>
        </ListPanel>
      </SideLayout>
    </ShopFrame>
  )
}

const actionsOf = ({ pay_before }: OrderTableOrder) => (
  <Button size="s">{pay_before ? '去付款' : '查看订单'}</Button>
)

function Nothing() {
  return (
    <ListEmpty
      name="订单"
      none={{ text: '下单后可以在这里查看。', links: [['去采购', '#list']] }}
      onShowAll={() => {}}
    />
  )
}

const meta = {
  title: 'Patterns/Member list',
  component: MemberListPage,
  parameters: wholePage,
} satisfies Meta<typeof MemberListPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NothingMatches: Story = { args: { empty: true } }

export const OnAPhone: Story = { globals: onAPhone }
