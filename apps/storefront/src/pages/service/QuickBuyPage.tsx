import { quickBuyList } from '@yaoji/api-client/contract/quick-buy'
import { useSession } from '@yaoji/hooks/data'
import { Breadcrumb } from '@yaoji/ui/breadcrumb'
import { Select } from '@yaoji/ui/select'
import { Skeleton } from '@yaoji/ui/skeleton'
import { useMemo } from 'react'
import { crumbTo } from '../../core/navigation/crumbTo'
import { choiceField } from '../../core/navigation/searchFields'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { useSearchState } from '../../core/navigation/useSearchState'
import { QueryView } from '../../core/page/QueryView'
import { useListCall } from '../../core/page/useListCall'
import * as css from './QuickBuyPage.css'
import { QuickPurchase } from './QuickPurchase'

const ORDERS = [
  { value: 'times', name: '常购：次数多的在前' },
  { value: 'recent', name: '常购：最近买的在前' },
  { value: 'number', name: '常购：数量多的在前' },
] as const

const FIELDS = {
  order: choiceField(
    ORDERS.map(({ value }) => value),
    'times',
  ),
}

/** Regular products that the grid begins with. */
const REGULAR = 50

/** RT-30: many products by keyboard, list or file. */
export default function QuickBuyPage() {
  const { user } = useSession()
  const [{ order }, change] = useSearchState(FIELDS, { replace: true })
  const query = useListCall(quickBuyList, { order, per_page: REGULAR }, { staleTime: 0 })
  const regular = useMemo(
    () => query.data?.list.map(({ goods, ...bought }) => ({ goods, bought })) ?? [],
    [query.data],
  )
  return (
    <QueryView query={query} pending={<QuickSkeleton />}>
      {() =>
        user && (
          <QuickPurchase
            buyer={user.user_id}
            stores={user.store_count}
            regular={regular}
            start={
              <>
                <QuickTitle />
                <Select
                  label="常购商品的顺序"
                  labelHidden
                  className={css.sorting}
                  options={ORDERS}
                  value={order}
                  onValueChange={value => change({ order: ORDERS.find(each => each.value === value)?.value })}
                />
              </>
            }
          />
        )
      }
    </QueryView>
  )
}

/** The title of the page, in the row of the buttons: the rows below have the room. */
function QuickTitle() {
  const { title } = useRouteRow()
  return (
    <>
      <Breadcrumb items={[crumbTo('home'), crumbTo('user')]} />
      <h1 className={css.title}>{title}</h1>
    </>
  )
}

function QuickSkeleton() {
  return (
    <div className={css.loading}>
      <QuickTitle />
      <Skeleton variant="rows" count={12} label="正在加载常购商品" />
    </div>
  )
}
