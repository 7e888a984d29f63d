import type { DataOf } from '@yaoji/api-client'
import { focusXrtj } from '@yaoji/api-client/contract/focus'
import type { orderList } from '@yaoji/api-client/contract/order'
import { useCall } from '@yaoji/hooks/data'
import { Button } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { linksTo } from '../../core/navigation/linksTo'
import { ZoneRows } from '../../features/zone/ZonePromos'
import * as css from './NoOrders.css'
import type { ChangeOrderSearch, OrderSearch } from './useOrderSearch'

export type OrdersAnswer = DataOf<typeof orderList>

export interface NoOrdersProps {
  answer: OrdersAnswer
  search: OrderSearch
  change: ChangeOrderSearch
}

/** In place of the orders of a page: the reason, and links to go on. */
export function NoOrders({ answer, search, change }: NoOrdersProps) {
  const filtered = Boolean(search.keywords || search.from || search.to || search.store)
  if (filtered) {
    return (
      <Empty
        title="没有符合条件的订单"
        text="换一个订单号、商品或厂家，或者放宽下单日期。"
        actions={
          <>
            <Button
              onClick={() =>
                change({ keywords: undefined, from: undefined, to: undefined, store: undefined })
              }
            >
              清除筛选
            </Button>
            <AllOrdersButton answer={answer} change={change} />
          </>
        }
      />
    )
  }
  const hasOrders = answer.tabs.some(({ count }) => count > 0)
  const name = answer.tabs.find(({ tab }) => tab === search.tab)?.name
  if (hasOrders) {
    return <Empty title={`没有${name}的订单`} actions={<AllOrdersButton answer={answer} change={change} />} />
  }
  return (
    <>
      <Empty
        title="还没有订单"
        text="下单后可以在这里付款、查看物流和申请售后。"
        links={linksTo({ list: '去选购商品' })}
      />
      <NewcomerGoods />
    </>
  )
}

/** What pharmacies order first, for a buyer without orders. */
function NewcomerGoods() {
  const { data } = useCall(focusXrtj, {})
  return (
    <div className={css.newcomer}>
      <ZoneRows list={data?.list ?? []} />
    </div>
  )
}

/** Shows all orders with the same filters. Renders nothing when there are none. */
function AllOrdersButton({ answer, change }: Pick<NoOrdersProps, 'answer' | 'change'>) {
  const count = answer.tabs.find(({ tab }) => tab === 'all')?.count ?? 0
  if (count === 0) return null
  return <Button onClick={() => change({ tab: 'all' })}>看全部状态的 {count} 个订单</Button>
}
