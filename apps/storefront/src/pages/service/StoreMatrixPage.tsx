import { storeList } from '@yaoji/api-client/contract/account'
import { purchaseListGet, purchaseListList } from '@yaoji/api-client/contract/purchase-list'
import { combineQueries } from '@yaoji/hooks'
import { useCall, useCartDistribute, useSwitchStore } from '@yaoji/hooks/data'
import { Button, LinkButton } from '@yaoji/ui/button'
import { FailureCallout } from '@yaoji/ui/callout'
import { Empty } from '@yaoji/ui/empty'
import { Skeleton } from '@yaoji/ui/skeleton'
import { ListDistribution, type ListDistributionProps, StoreDistribution } from '@yaoji/ui/store-matrix'
import { TextLink } from '@yaoji/ui/text-link'
import { openAddress } from '../../core/navigation/openAddress'
import { integerField } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import { href } from '../../routes'

const FIELDS = { list: integerField(0, 0) }

/** RT-30: the products of a named list, distributed among the stores of the buyer's head office. RO-03. */
export default function StoreMatrixPage() {
  const stores = useCall(storeList, {}, { inline: true })
  const lists = useCall(purchaseListList, {}, { inline: true, staleTime: 0 })
  const [search, change] = useSearchState(FIELDS, { replace: true })
  return (
    <>
      <PageTop parents={['quickBuy']} aside={<TextLink href={href('quickBuy')}>快捷采购</TextLink>} />
      <QueryView query={combineQueries({ stores, lists })} pending={<MatrixSkeleton />}>
        {data => (
          <StoreDistribution
            stores={data.stores.list.filter(
              ({ can_switch, is_current }) => can_switch === 1 || is_current === 1,
            )}
            lists={data.lists.list}
            list={search.list}
            onListChange={list => change({ list })}
            storesHref={href('accountStores')}
            listsHref={href('quickBuy')}
          >
            {(list, open) => (
              <ListMatrix
                key={list}
                id={list}
                stores={open}
                current={data.stores.list.find(({ is_current }) => is_current === 1)?.user_id}
              />
            )}
          </StoreDistribution>
        )}
      </QueryView>
    </>
  )
}

interface ListMatrixProps extends Pick<ListDistributionProps, 'stores'> {
  id: number
  /** Id of the store of the session. */
  current: number | undefined
}

function ListMatrix({ id, stores, current }: ListMatrixProps) {
  const query = useCall(purchaseListGet, { id }, { inline: true })
  const { mutate, isPending, error } = useCartDistribute()
  const change = useSwitchStore()
  const cartOf = (store: number) =>
    store === current ? (
      <LinkButton size="s" href={href('cart')}>
        打开购物车
      </LinkButton>
    ) : (
      <Button
        size="s"
        busy={change.variables === store && !change.isError}
        onClick={() => change.mutate(store, { onSuccess: () => openAddress(href('cart')) })}
      >
        切换到该门店并打开购物车
      </Button>
    )
  return (
    <QueryView
      query={query}
      pending={<MatrixSkeleton />}
      missing={<Empty title="清单已被删除，请选择其他清单" />}
    >
      {list => (
        <ListDistribution
          list={list}
          stores={stores}
          goodsHref={goods => href('goods', { id: goods.id })}
          busy={isPending}
          failure={<FailureCallout error={error ?? change.error} />}
          actionOf={({ user_id }) => cartOf(user_id)}
          onAdd={({ entries, answered }) =>
            mutate({ params: entries }, { onSuccess: answer => answered(entries, answer) })
          }
        />
      )}
    </QueryView>
  )
}

function MatrixSkeleton() {
  return <Skeleton variant="rows" count={8} label="正在加载门店和清单" />
}
