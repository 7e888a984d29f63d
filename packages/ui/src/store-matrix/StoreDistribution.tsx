'use client'
import { canPlaceOrders, type LicenceState, MATRIX_GOODS, MATRIX_STORES } from '@yaoji/domain'
import { type StoreMatrixState, useStoreMatrix } from '@yaoji/hooks'
import { forwardRef, type ReactNode } from 'react'
import { Button, LinkButton } from '../button'
import { Callout } from '../callout'
import { Empty } from '../empty'
import { useLabels } from '../labels/useLabels'
import { Select } from '../select'
import { Stack, type StackProps } from '../stack'
import { StoreCopyResults } from '../store-copy'
import { StoreMatrix, type StoreMatrixProps } from './StoreMatrix'
import type { StoreMatrixGoods, StoreMatrixStore } from './StoreMatrixGoods'

export const storeDistributionLabels = {
  /** The control that chooses a list. */
  list: '采购清单',
  option: (name: string, count: number) => `${name}（${count} 行）`,
  /** Without a second store, and without a list. */
  noStores: '没有可分配的门店',
  noStoresText: '由总部账号为各门店分配数量。连锁总部可以在多店管理中查看和添加门店。',
  toStores: '去多店管理',
  noLists: '没有采购清单',
  noListsText: '在快捷采购中填写商品或保存清单，再在这里按门店填写数量。',
  toLists: '去快捷采购',
  /** The stores that have no column, and why. */
  waiting: (stores: readonly { readonly company: string; readonly licence_text: string }[]) =>
    `暂不能下单，没有列出：${stores.map(({ company, licence_text }) => `${company}（${licence_text}）`).join('、')}`,
  beyond: (most: number, companies: readonly string[]) =>
    `一次最多 ${most} 家门店，没有列出：${companies.join('、')}`,
  /** Of a list: what has no row, and why. */
  without: (lines: number) => `清单中有 ${lines} 行没有选定商品或已下架，没有列出`,
  most: (most: number) => `一次最多 ${most} 种商品，只列出前 ${most} 种`,
  noGoods: '清单里没有选定的商品',
  noGoodsText: '在快捷采购中打开清单，为各行选择商品后再保存。',
  results: '加入结果',
  /** After the numbers were added: the cart of the store the reader orders for, and of another one. */
  openCart: '打开购物车',
  switchToCart: '切换到该门店并打开购物车',
}

type Words = typeof storeDistributionLabels

interface Worded {
  /** Words in place of those of {@link storeDistributionLabels}. */
  labels?: Partial<Words>
}

/** A store of a head office, by the wire's names. */
export interface StoreDistributionStore extends StoreMatrixStore {
  readonly licence_state: LicenceState
  readonly licence_text: string
}

export interface StoreDistributionProps extends Omit<StackProps, 'children'>, Worded {
  /** The stores that the reader orders for. */
  stores: readonly StoreDistributionStore[]
  /** The lists to choose from, by the wire's names. */
  lists: readonly { readonly id: number; readonly name: string; readonly count: number }[]
  /** Id of the chosen list; another one is the first. */
  list: number
  onListChange: (list: number) => void
  /** Where stores are added, and where lists are saved. */
  storesHref: string
  listsHref: string
  /** The numbers of a list for the stores with a column. */
  children: (list: number, stores: readonly StoreDistributionStore[]) => ReactNode
}

/** A list of products, to be distributed among stores: which list, and which stores are left out. Renders Stack. */
export const StoreDistribution = forwardRef<HTMLDivElement, StoreDistributionProps>(
  function StoreDistribution(props, ref) {
    const { stores, lists, list: id, onListChange, storesHref, listsHref, children, labels, ...rest } = props
    const words = useLabels('storeDistribution', storeDistributionLabels, labels)
    const list = lists.find(each => each.id === id) ?? lists[0]
    const open = stores.filter(({ licence_state }) => canPlaceOrders(licence_state))
    const empty = emptyOf(props, words)
    return (
      <Stack {...rest} ref={ref}>
        {empty}
        {!empty && list && (
          <>
            <Select
              label={words.list}
              options={lists.map(each => ({
                value: String(each.id),
                name: words.option(each.name, each.count),
              }))}
              value={String(list.id)}
              onValueChange={value => onListChange(Number(value))}
            />
            <LeftOut waiting={stores.filter(store => !open.includes(store))} {...{ open, words }} />
            {open.length > 0 && children(list.id, open.slice(0, MATRIX_STORES))}
          </>
        )}
      </Stack>
    )
  },
)

/** What is missing before anything can be distributed; null for nothing. */
function emptyOf({ stores, lists, storesHref, listsHref }: StoreDistributionProps, words: Words) {
  if (stores.length < 2)
    return <Empty title={words.noStores} text={words.noStoresText} links={[[words.toStores, storesHref]]} />
  if (lists.length > 0) return null
  return <Empty title={words.noLists} text={words.noListsText} links={[[words.toLists, listsHref]]} />
}

interface LeftOutProps {
  /** Stores that cannot order yet, and those that can. */
  waiting: readonly StoreDistributionStore[]
  open: readonly StoreDistributionStore[]
  words: Words
}

function LeftOut({ waiting, open, words }: LeftOutProps) {
  const beyond = open.slice(MATRIX_STORES).map(({ company }) => company)
  return (
    <>
      {waiting.length > 0 && <Callout>{words.waiting(waiting)}</Callout>}
      {beyond.length > 0 && <Callout>{words.beyond(MATRIX_STORES, beyond)}</Callout>}
    </>
  )
}

/** A saved list, by the wire's names. */
export interface DistributedList {
  readonly lines: readonly { readonly goods_id: number | null; readonly number?: string }[]
  /** The products of the lines that the shop has. */
  readonly products: readonly { readonly goods: StoreMatrixGoods }[]
}

export interface ListDistributionProps
  extends Pick<StoreMatrixProps, 'stores' | 'goodsHref' | 'busy' | 'failure'>,
    Worded {
  list: DistributedList
  /** Adds `matrix.entries` to the carts of the stores; the answer belongs to `matrix.answered`. */
  onAdd: (matrix: StoreMatrixState) => void
  /** Id of the store the reader orders for. */
  currentStore: number | undefined
  /** Where the cart of that store is. */
  cartHref: string
  /** Id of the store that is being switched to. */
  switchingTo?: number | undefined
  /** Orders for another store, and opens its cart. */
  onSwitch: (store: number) => void
}

/**
 * The numbers of a list for stores: a StoreMatrix with what of the list has no row, and what became of the numbers. The
 * numbers of the list are proposed; the first cell has the focus when it opens.
 * Renders several elements, for a Stack.
 */
export function ListDistribution(props: ListDistributionProps) {
  const { list, stores, onAdd, currentStore, cartHref, switchingTo, onSwitch, labels, ...rest } = props
  const words = useLabels('storeDistribution', storeDistributionLabels, labels)
  const { lines, products } = list
  // As in the list: a block that is pasted into the cells is in its order.
  const placeOf = ({ id }: StoreMatrixGoods) => lines.findIndex(({ goods_id }) => goods_id === id)
  const inOrder = products.map(product => product.goods).sort((one, other) => placeOf(one) - placeOf(other))
  const goods = inOrder.slice(0, MATRIX_GOODS)
  const matrix = useStoreMatrix({ goods, stores: stores.map(({ user_id }) => user_id), focusOnOpen: true })
  if (goods.length === 0) return <Empty title={words.noGoods} text={words.noGoodsText} />
  const without = lines.filter(({ goods_id }) => !products.some(product => product.goods.id === goods_id))
  return (
    <>
      {without.length > 0 && <Callout>{words.without(without.length)}</Callout>}
      {products.length > goods.length && <Callout>{words.most(MATRIX_GOODS)}</Callout>}
      <StoreMatrix
        {...rest}
        {...{ goods, stores, matrix }}
        proposedOf={({ id }) => lines.find(({ goods_id }) => goods_id === id)?.number ?? ''}
        onAdd={() => onAdd(matrix)}
      />
      {matrix.results && (
        <StoreCopyResults
          {...matrix.resultsProps}
          results={matrix.results}
          actionOf={({ user_id }) =>
            user_id === currentStore ? (
              <LinkButton size="s" href={cartHref}>
                {words.openCart}
              </LinkButton>
            ) : (
              <Button size="s" busy={user_id === switchingTo} onClick={() => onSwitch(user_id)}>
                {words.switchToCart}
              </Button>
            )
          }
          labels={{ results: words.results }}
        />
      )}
    </>
  )
}
