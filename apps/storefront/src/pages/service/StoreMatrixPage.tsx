import { storeList } from '@yaoji/api-client/contract/account'
import { purchaseListGet, purchaseListList } from '@yaoji/api-client/contract/purchase-list'
import { quickBuyMatch } from '@yaoji/api-client/contract/quick-buy'
import { combineQueries, type OrderGridSavedLine, orderGridDraftLines } from '@yaoji/hooks'
import { useCall, useCartDistribute, useSession, useSwitchStore } from '@yaoji/hooks/data'
import { FailureCallout } from '@yaoji/ui/callout'
import { Empty } from '@yaoji/ui/empty'
import { Skeleton } from '@yaoji/ui/skeleton'
import { ListDistribution, type ListDistributionProps, StoreDistribution } from '@yaoji/ui/store-matrix'
import { TextLink } from '@yaoji/ui/text-link'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { integerField } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import { href } from '../../routes'
import { quickDraft } from './quickDraft'

const FIELDS = { list: integerField(0, 0) }

/** In place of the id of a list: the sheet of quick purchase. */
const SHEET = 0

/** RT-30: the products of the sheet or of a named list, distributed among the stores of the buyer's head office. RO-03. */
export default function StoreMatrixPage() {
  const stores = useCall(storeList, {}, { inline: true })
  const lists = useCall(purchaseListList, {}, { inline: true, staleTime: 0 })
  const [search, change] = useSearchState(FIELDS, { replace: true })
  const sheet = useSheet()
  return (
    <>
      <PageTop parents={['quickBuy']} aside={<TextLink href={href('quickBuy')}>快捷采购</TextLink>} />
      <QueryView query={combineQueries({ stores, lists })} pending={<MatrixSkeleton />}>
        {data => (
          <StoreDistribution
            stores={data.stores.list.filter(
              ({ can_switch, is_current }) => can_switch === 1 || is_current === 1,
            )}
            lists={[...sheetLists(sheet), ...data.lists.list]}
            list={search.list}
            onListChange={list => change({ list })}
            storesHref={href('accountStores')}
            listsHref={href('quickBuy')}
          >
            {(list, open) =>
              list === SHEET ? (
                <SheetMatrix lines={sheet} stores={open} />
              ) : (
                <ListMatrix key={list} id={list} stores={open} />
              )
            }
          </StoreDistribution>
        )}
      </QueryView>
    </>
  )
}

/** The lines in the sheet of quick purchase. */
function useSheet(): readonly OrderGridSavedLine[] {
  const { user } = useSession()
  const buyer = user?.user_id
  return useMemo(() => (buyer === undefined ? [] : orderGridDraftLines(quickDraft(buyer))), [buyer])
}

/** The sheet as the first list, where it has a product. */
const sheetLists = (lines: readonly OrderGridSavedLine[]) =>
  lines.some(({ goods_id }) => goods_id !== null)
    ? [{ id: SHEET, name: '快捷采购中的商品', count: lines.length }]
    : []

type Stores = Pick<ListDistributionProps, 'stores'>

function SheetMatrix({ lines, stores }: Stores & { lines: readonly OrderGridSavedLine[] }) {
  const goods_ids = [...new Set(lines.flatMap(({ goods_id }) => goods_id ?? []))]
  const query = useCall(quickBuyMatch, { queries: [], goods_ids }, { inline: true, staleTime: 0 })
  return (
    <QueryView query={query} pending={<MatrixSkeleton />}>
      {({ products }) => <Distribution list={{ lines, products }} stores={stores} />}
    </QueryView>
  )
}

function ListMatrix({ id, stores }: Stores & { id: number }) {
  const query = useCall(purchaseListGet, { id }, { inline: true })
  return (
    <QueryView
      query={query}
      pending={<MatrixSkeleton />}
      missing={<Empty title="清单已被删除，请选择其他清单" />}
    >
      {list => <Distribution list={list} stores={stores} />}
    </QueryView>
  )
}

function Distribution({ list, stores }: Pick<ListDistributionProps, 'list' | 'stores'>) {
  const { mutate, isPending, error } = useCartDistribute()
  const navigate = useNavigate()
  const change = useSwitchStore()
  const { user } = useSession()
  return (
    <ListDistribution
      list={list}
      stores={stores}
      goodsHref={goods => href('goods', { id: goods.id })}
      busy={isPending}
      failure={<FailureCallout error={error ?? change.error} />}
      currentStore={user?.user_id}
      cartHref={href('cart')}
      switchingTo={change.isError ? undefined : change.variables}
      onSwitch={store => change.mutate(store, { onSuccess: () => navigate(href('cart')) })}
      onAdd={({ entries, answered }) =>
        mutate({ params: entries }, { onSuccess: answer => answered(entries, answer) })
      }
    />
  )
}

function MatrixSkeleton() {
  return <Skeleton variant="rows" count={8} label="正在加载门店和清单" />
}
