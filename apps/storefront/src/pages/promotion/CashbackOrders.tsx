import { type CashbackOrder, cashbackOrders } from '@yaoji/api-client/contract/cashback'
import { moneyText } from '@yaoji/domain'
import { useCall } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { Link } from '@yaoji/ui/link'
import { Panel } from '@yaoji/ui/panel'
import { type RecordColumn, RecordsTable } from '@yaoji/ui/records-table'
import { minuteText } from '../../core/clock/minuteText'
import { pageField } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PagedResults } from '../../core/page/PagedResults'
import { QueryView } from '../../core/page/QueryView'
import { href } from '../../routes'
import * as css from './CashbackPage.css'

const FIELDS = { page: pageField }

const COLUMNS: readonly RecordColumn<CashbackOrder>[] = [
  {
    key: 'order',
    title: '订单',
    render: row => (
      <Link href={href('order', { id: row.order_id })} className={css.order}>
        {row.order_sn}
      </Link>
    ),
  },
  { key: 'time', title: '收货时间', width: '148px', render: row => minuteText(row.received_time) },
  {
    key: 'goods',
    title: '商品实付',
    align: 'end',
    width: '140px',
    render: row => moneyText(row.goods_amount),
  },
  {
    key: 'refunded',
    title: '已退',
    align: 'end',
    width: '120px',
    render: row => moneyText(row.refunded_amount),
  },
  {
    key: 'counted',
    title: '计入',
    align: 'end',
    width: '140px',
    render: row => moneyText(row.received_amount),
  },
]

/** The orders that count for this month, with their sum. */
export function CashbackOrders() {
  const [{ page }] = useSearchState(FIELDS)
  const query = useCall(cashbackOrders, { page }, { inline: true, placeholderData: shown => shown })
  const { data, isPlaceholderData } = query
  return (
    <Panel
      title="计入本月的订单"
      aside={data && <span className={css.sum}>合计 {moneyText(data.received_amount)}</span>}
    >
      <QueryView
        query={query}
        pending={<Orders rows={undefined} />}
        isEmpty={({ total }) => total === 0}
        empty={<NoOrders />}
        errorSize="s"
      >
        {answer => (
          <PagedResults answer={answer} refreshing={isPlaceholderData} keepScroll>
            <Orders rows={answer.list} refreshing={isPlaceholderData} />
          </PagedResults>
        )}
      </QueryView>
    </Panel>
  )
}

interface OrdersProps {
  /** Undefined while the first answer loads. */
  rows: readonly CashbackOrder[] | undefined
  refreshing?: boolean
}

function Orders({ rows, refreshing }: OrdersProps) {
  return (
    <RecordsTable
      className={css.table}
      label="计入本月的订单"
      columns={COLUMNS}
      rows={rows}
      rowKey={row => row.order_id}
      refreshing={refreshing}
      skeletonRows={3}
      labels={{ loading: '正在加载订单' }}
    />
  )
}

function NoOrders() {
  return (
    <Empty
      title="本月还没有收货的订单"
      text="订单确认收货后计入本月。"
      actions={<LinkButton href={href('orders', {}, { tab: 'to_receive' })}>看待收货的订单</LinkButton>}
    />
  )
}
