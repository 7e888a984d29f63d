import { parcelList } from '@yaoji/api-client/contract/parcel'
import { restockList } from '@yaoji/api-client/contract/restock'
import { userTodo } from '@yaoji/api-client/contract/todo'
import { userMoney } from '@yaoji/api-client/contract/wallet'
import { useCall, useOrderCounts, useSession } from '@yaoji/hooks/data'
import { AccountSummary } from '@yaoji/ui/account-summary'
import { Panel } from '@yaoji/ui/panel'
import { Stack } from '@yaoji/ui/stack'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import { WalletFigures } from '../../features/wallet/WalletFigures'
import { DrawRecords } from './DrawRecords'
import { NoticeList } from './NoticeList'
import { OrderCounts } from './OrderCounts'
import { ParcelsPanel } from './ParcelsPanel'
import { RESTOCK_ROWS, RestockPanel } from './RestockPanel'
import { TodoList } from './TodoList'

/**
 * RT-21: what waits for the buyer today, parcels under way, what it is time to buy again, the orders by status, the
 * wallet, and the prizes of draws. All of it is requested at every visit: what the buyer did on other pages changes it.
 */
export default function MemberCentrePage() {
  const { user } = useSession()
  const todo = useCall(userTodo, {}, { inline: true, staleTime: 0 })
  const restock = useCall(restockList, { count: RESTOCK_ROWS }, { inline: true, staleTime: 0 })
  const parcels = useCall(parcelList, {}, { staleTime: 0 })
  const money = useCall(userMoney, {}, { inline: true, staleTime: 0 })
  const counts = useOrderCounts({ enabled: user !== null })
  return (
    <>
      <PageTop size="s" notes={user && <AccountSummary user={user} />} />
      <Stack gap={3}>
        <Panel title="今日待办">
          <QueryView query={todo} pending={<TodoList list={undefined} />} errorSize="s">
            {({ list }) => <TodoList list={list} />}
          </QueryView>
        </Panel>
        {/* What is below tasks, parcels and regular products comes after them: their number is not known, and nothing moves. */}
        {![todo, restock, parcels].some(({ isPending }) => isPending) && (
          <>
            <ParcelsPanel data={parcels.data} />
            <RestockPanel query={restock} />
            <OrderCounts counts={counts} />
            <QueryView query={money} pending={<WalletFigures money={undefined} />} errorSize="s">
              {data => <WalletFigures money={data} />}
            </QueryView>
            <DrawRecords />
            <NoticeList />
          </>
        )}
      </Stack>
    </>
  )
}
