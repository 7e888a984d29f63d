import type { Meta, StoryObj } from '@storybook/react-vite'
import { ActionBar } from '../action-bar'
import { Columns } from '../columns'
import { OrderAmounts } from '../order-amounts'
import { amountsForStory } from '../order-amounts/fixtures'
import { OrderLines } from '../order-lines'
import lines from '../order-lines/OrderLines.stories'
import { OrderPayments, OrderSummary } from '../order-records'
import { orderSummaryForStory } from '../order-records/fixtures'
import records from '../order-records/OrderRecords.stories'
import { OrderStatus } from '../order-status'
import status, { MoreThanADayLeft as shipped } from '../order-status/OrderStatus.stories'
import { PageHeading } from '../page-heading'
import { Panel } from '../panel'
import { ParcelList } from '../parcel-list'
import parcels from '../parcel-list/ParcelList.stories'
import { onAPhone, ShopFrame, wholePage } from '../part/testing/ShopFrame'
import { Timeline } from '../timeline'
import timeline from '../timeline/Timeline.stories'

const CRUMBS = [{ name: '首页', href: '#home' }, { name: '我的订单', href: '#orders' }, { name: '订单详情' }]

const amounts = amountsForStory('3153.00')

/** The state with its actions first, then what happened and what was bought; beside them what does not change. */
function RecordPage() {
  return (
    <ShopFrame>
      <PageHeading title="订单详情" crumbs={CRUMBS} />
      <Columns aside={<Aside />}>
        <OrderStatus {...status.args} {...shipped.args}>
          <ActionBar name="订单" actions={[{ key: 'receive', text: '确认收货', variant: 'primary' }]} />
        </OrderStatus>
        <ParcelList {...parcels.args} />
        <Panel title="订单动态">
          <Timeline {...timeline.args} labels={{ list: '订单动态' }} />
        </Panel>
        <OrderLines {...lines.args} />
      </Columns>
    </ShopFrame>
  )
}

function Aside() {
  return (
    <>
      <Panel title="订单信息">
        <OrderSummary detail={orderSummaryForStory} />
      </Panel>
      <Panel title="金额">
        <OrderAmounts amounts={amounts} wide />
      </Panel>
      <OrderPayments {...records.args} />
    </>
  )
}

const meta = { title: 'Patterns/Record', component: RecordPage, parameters: wholePage } satisfies Meta<
  typeof RecordPage
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OnAPhone: Story = { globals: onAPhone }
