import { type Store, storeList } from '@yaoji/api-client/contract/account'
import {
  type PurchaseList,
  purchaseListGet,
  purchaseListList,
} from '@yaoji/api-client/contract/purchase-list'
import { canPlaceOrders, MATRIX_GOODS, MATRIX_STORES } from '@yaoji/domain'
import { combineQueries, useStoreMatrix } from '@yaoji/hooks'
import { useCall, useCartDistribute } from '@yaoji/hooks/data'
import { Callout, FailureCallout } from '@yaoji/ui/callout'
import { Empty } from '@yaoji/ui/empty'
import { Select } from '@yaoji/ui/select'
import { Skeleton } from '@yaoji/ui/skeleton'
import { Stack } from '@yaoji/ui/stack'
import { StoreCopyResults } from '@yaoji/ui/store-copy'
import { StoreMatrix } from '@yaoji/ui/store-matrix'
import { TextLink } from '@yaoji/ui/text-link'
import { linksTo } from '../../core/navigation/linksTo'
import { integerField } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import { href } from '../../routes'
import type { QuickGoods, QuickProduct } from './quickProduct'

const FIELDS = { list: integerField(0, 0) }

/** RT-30: the products of a named list, distributed among the stores of the buyer's head office. RO-03. */
export default function StoreMatrixPage() {
  const stores = useCall(storeList, {}, { inline: true })
  const lists = useCall(purchaseListList, {}, { inline: true, staleTime: 0 })
  return (
    <>
      <PageTop parents={['quickBuy']} aside={<TextLink href={href('quickBuy')}>快捷采购</TextLink>} />
      <QueryView query={combineQueries({ stores, lists })} pending={<MatrixSkeleton />}>
        {data => <Distribution stores={data.stores.list} lists={data.lists.list} />}
      </QueryView>
    </>
  )
}

interface DistributionProps {
  stores: readonly Store[]
  lists: readonly PurchaseList[]
}

function Distribution({ stores, lists }: DistributionProps) {
  const [search, change] = useSearchState(FIELDS, { replace: true })
  const own = stores.filter(({ can_switch, is_current }) => can_switch === 1 || is_current === 1)
  const open = own.filter(({ licence_state }) => canPlaceOrders(licence_state))
  const list = lists.find(({ id }) => id === search.list) ?? lists[0]
  if (own.length < 2) {
    return (
      <Empty
        title="没有可分配的门店"
        text="由总部账号为各门店分配数量。连锁总部可以在多店管理中查看和添加门店。"
        links={linksTo({ accountStores: '去多店管理' })}
      />
    )
  }
  if (!list) {
    return (
      <Empty
        title="没有采购清单"
        text="在快捷采购中把商品保存为清单，再在这里按门店填写数量。"
        links={linksTo({ quickBuy: '去快捷采购' })}
      />
    )
  }
  return (
    <Stack>
      <Select
        label="采购清单"
        options={lists.map(({ id, name, count }) => ({ value: String(id), name: `${name}（${count} 行）` }))}
        value={String(list.id)}
        onValueChange={value => change({ list: Number(value) })}
      />
      <StoresLeftOut own={own} open={open} />
      {open.length > 0 && <ListMatrix key={list.id} list={list.id} stores={open.slice(0, MATRIX_STORES)} />}
    </Stack>
  )
}

/** The stores that have no column, and why. */
function StoresLeftOut({ own, open }: { own: readonly Store[]; open: readonly Store[] }) {
  const waiting = own.filter(store => !open.includes(store))
  const names = waiting.map(({ company, licence_text }) => `${company}（${licence_text}）`)
  const beyond = open.slice(MATRIX_STORES).map(({ company }) => company)
  return (
    <>
      {names.length > 0 && <Callout>{`暂不能下单，没有列出：${names.join('、')}`}</Callout>}
      {beyond.length > 0 && (
        <Callout>{`一次最多 ${MATRIX_STORES} 家门店，没有列出：${beyond.join('、')}`}</Callout>
      )}
    </>
  )
}

interface ListMatrixProps {
  list: number
  stores: readonly Store[]
}

function ListMatrix({ list, stores }: ListMatrixProps) {
  const query = useCall(purchaseListGet, { id: list }, { inline: true })
  return (
    <QueryView
      query={query}
      pending={<MatrixSkeleton />}
      missing={<Empty title="清单已被删除，请选择其他清单" />}
    >
      {({ lines, products }) => {
        const without = lines.filter(({ goods_id }) => !products.some(({ goods }) => goods.id === goods_id))
        return <Matrix products={products} without={without.length} stores={stores} />
      }}
    </QueryView>
  )
}

interface MatrixProps {
  products: readonly QuickProduct[]
  /** Lines without a product that the shop has. */
  without: number
  stores: readonly Store[]
}

function Matrix({ products, without, stores }: MatrixProps) {
  const goods = products.slice(0, MATRIX_GOODS).map(product => product.goods)
  const matrix = useStoreMatrix({ goods, stores: stores.map(({ user_id }) => user_id) })
  const { mutate, isPending, error } = useCartDistribute()
  const { entries, results } = matrix
  if (goods.length === 0) {
    return <Empty title="清单里没有选定的商品" text="在快捷采购中打开清单，为各行选择商品后再保存。" />
  }
  return (
    <>
      {without > 0 && <Callout>{`清单中有 ${without} 行没有选定商品或已下架，没有列出`}</Callout>}
      {products.length > goods.length && (
        <Callout>{`一次最多 ${MATRIX_GOODS} 种商品，只列出前 ${MATRIX_GOODS} 种`}</Callout>
      )}
      <StoreMatrix
        {...{ goods, stores, matrix }}
        goodsHref={goodsHref}
        busy={isPending}
        failure={<FailureCallout error={error} />}
        onAdd={() => mutate({ params: entries }, { onSuccess: answer => matrix.answered(entries, answer) })}
      />
      {results && <StoreCopyResults results={results} labels={{ results: '加入结果' }} />}
    </>
  )
}

const goodsHref = ({ id }: Pick<QuickGoods, 'id'>) => href('goods', { id })

function MatrixSkeleton() {
  return <Skeleton variant="rows" count={8} label="正在加载门店和清单" />
}
