import { useStoreMatrix } from '@yaoji/hooks'
import { forwardRef, useEffect } from 'react'
import {
  type DistributedList,
  ListDistribution,
  StoreDistribution,
  type StoreDistributionProps,
  type StoreDistributionStore,
} from './StoreDistribution'
import { StoreMatrix, type StoreMatrixProps } from './StoreMatrix'
import type { StoreMatrixGoods, StoreMatrixStore } from './StoreMatrixGoods'

/** A product that can be bought in any number; change what the story is about. */
export function matrixGoods(id: number, change: Partial<StoreMatrixGoods> = {}): StoreMatrixGoods {
  return {
    ...{ id, goods_price_id: id, name: '阿莫西林胶囊', ypgg: '0.25g×24粒', sccj: '香港澳美制药厂' },
    ...{ bzdw: '盒', number: 500, min_qty: 1, step_qty: 1, max_qty: null, buy_state: 'ok' },
    ...{ price: '12.80', base_price: '12.80', ladder_price: [], ladder_price_type: 2 },
    ...change,
  }
}

const MATRIX_GOODS_FOR_STORY: readonly StoreMatrixGoods[] = [
  matrixGoods(1, { min_qty: 10, step_qty: 10 }),
  matrixGoods(2, { name: '布洛芬缓释胶囊', ypgg: '0.3g×20粒', sccj: '中美史克', number: 30 }),
  matrixGoods(3, { name: '感冒灵颗粒', ypgg: '10g×9袋', sccj: '华润三九', number: 0, buy_state: 'no_stock' }),
]

export const MATRIX_STORES_FOR_STORY: readonly StoreMatrixStore[] = [
  { user_id: 7, company: '康宁大药房总部' },
  { user_id: 8, company: '康宁大药房人民南路店' },
  { user_id: 9, company: '康宁大药房双流店' },
]

export interface MatrixForStoryProps
  extends Pick<StoreMatrixProps, 'busy' | 'failure' | 'labels' | 'className' | 'style' | 'id' | 'lang'> {
  goods?: readonly StoreMatrixGoods[]
  stores?: readonly StoreMatrixStore[]
  /** A block that is pasted into the first cell when it opens. */
  block?: string
  onAdd?: StoreMatrixProps['onAdd']
}

/** The component with the hook that holds its numbers. */
export const MatrixForStory = forwardRef<HTMLDivElement, MatrixForStoryProps>(function MatrixForStory(
  { goods = MATRIX_GOODS_FOR_STORY, stores = MATRIX_STORES_FOR_STORY, block, onAdd, ...rest },
  ref,
) {
  const matrix = useStoreMatrix({ goods, stores: stores.map(({ user_id }) => user_id) })
  const { ref: body } = matrix.bodyProps
  useEffect(() => {
    const field = body.current?.querySelector('input')
    if (!field || block === undefined) return
    const clipboardData = { getData: () => block }
    const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData })
    field.dispatchEvent(event)
  }, [body, block])
  return (
    <StoreMatrix
      {...rest}
      {...{ goods, stores, matrix }}
      ref={ref}
      goodsHref={({ id }) => `#${id}`}
      onAdd={() => onAdd?.()}
    />
  )
})

export const DISTRIBUTION_STORES_FOR_STORY: readonly StoreDistributionStore[] = [
  ...MATRIX_STORES_FOR_STORY.map(store => ({ ...store, licence_state: 'passed', licence_text: '' }) as const),
  { user_id: 10, company: '康宁大药房温江店', licence_state: 'submitted', licence_text: '资质审核中' },
]

/** A list of which one line has no product. */
export const LIST_FOR_STORY: DistributedList = {
  lines: [
    { goods_id: 1, number: '40' },
    { goods_id: 2, number: '6' },
    { goods_id: null, number: '1' },
  ],
  products: MATRIX_GOODS_FOR_STORY.slice(0, 2).map(goods => ({ goods })),
}

export interface DistributionForStoryProps extends Partial<StoreDistributionProps> {
  saved?: DistributedList
}

/** The choice of the list, with its numbers. */
export function DistributionForStory({ saved = LIST_FOR_STORY, ...rest }: DistributionForStoryProps) {
  return (
    <StoreDistribution
      stores={DISTRIBUTION_STORES_FOR_STORY}
      lists={[
        { id: 4, name: '常备药', count: 3 },
        { id: 5, name: '夏季用药', count: 12 },
      ]}
      list={4}
      onListChange={() => {}}
      storesHref="#stores"
      listsHref="#lists"
      {...rest}
    >
      {(_, stores) => (
        <ListDistribution
          list={saved}
          stores={stores}
          onAdd={() => {}}
          currentStore={stores[0]?.user_id}
          cartHref="#cart"
          onSwitch={() => {}}
        />
      )}
    </StoreDistribution>
  )
}
