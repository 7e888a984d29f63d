import { quickBuyList } from '@yaoji/api-client/contract/quick-buy'
import { useCall, useSession } from '@yaoji/hooks/data'
import { Select } from '@yaoji/ui/select'
import { Skeleton } from '@yaoji/ui/skeleton'
import { Stack } from '@yaoji/ui/stack'
import { useMemo } from 'react'
import { choiceField } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
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
  const query = useCall(
    quickBuyList,
    { order, per_page: REGULAR },
    { inline: true, placeholderData: shown => shown, staleTime: 0 },
  )
  const regular = useMemo(
    () => query.data?.list.map(({ goods, ...bought }) => ({ goods, bought })) ?? [],
    [query.data],
  )
  return (
    <Stack gap={3}>
      <PageTop />
      <QueryView query={query} pending={<QuickSkeleton />}>
        {() =>
          user && (
            <QuickPurchase
              buyer={user.user_id}
              regular={regular}
              sorting={
                <Select
                  label="常购商品的顺序"
                  labelHidden
                  className={css.sorting}
                  options={ORDERS}
                  value={order}
                  onValueChange={value => change({ order: ORDERS.find(each => each.value === value)?.value })}
                />
              }
            />
          )
        }
      </QueryView>
    </Stack>
  )
}

function QuickSkeleton() {
  return (
    <div className={css.loading}>
      <Skeleton variant="rows" count={12} label="正在加载常购商品" />
    </div>
  )
}
