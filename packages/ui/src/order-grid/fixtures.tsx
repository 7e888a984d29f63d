import {
  type OrderGridGoods,
  type OrderGridMatch,
  type OrderGridProduct,
  type OrderGridResultRow,
  type UseOrderGridOptions,
  useOrderGrid,
} from '@yaoji/hooks'
import { forwardRef, useEffect } from 'react'
import { ConfirmProvider } from '../confirm'
import { OrderGrid, type OrderGridProps } from './OrderGrid'

/** A product that can be bought in any number. */
function gridGoods(id: number, change: Partial<OrderGridGoods> = {}): OrderGridGoods {
  return {
    id,
    code: `YJ10${id}`,
    name: '阿莫西林胶囊',
    ypgg: '0.25g×24粒',
    sccj: '香港澳美制药厂',
    bzdw: '盒',
    number: 500,
    min_qty: 1,
    step_qty: 1,
    max_qty: null,
    buy_state: 'ok',
    expiry_date: '2028-03-15',
    price: '12.80',
    base_price: '12.80',
    ladder_price: [],
    ladder_price_type: 2,
    ...change,
  }
}

export const AMOXICILLIN = gridGoods(1, { min_qty: 10, step_qty: 10 })
export const IBUPROFEN = gridGoods(2, {
  name: '布洛芬缓释胶囊',
  sccj: '中美天津史克制药有限公司',
  ladder_price: [{ number: 50, price: '11.90' }],
})
export const ASPIRIN = gridGoods(3, { name: '阿司匹林肠溶片', sccj: '拜耳医药' })
const SOLD_OUT = gridGoods(4, { name: '感冒灵颗粒', number: 0, buy_state: 'no_stock' })
const LONG = gridGoods(5, {
  name: `复方${'甘草'.repeat(24)}口服溶液`,
  ypgg: '0.25g×24粒'.repeat(6),
  sccj: `${'内蒙古自治区'.repeat(6)}有限责任公司`,
  number: 9_999_999,
  price: '99999.99',
  base_price: '99999.99',
})

const BOUGHT = {
  times: 3,
  last_number: 20,
  last_price: '12.50',
  last_near_expiry: 0,
  last_at: '2026-11-01 10:00:00',
} as const

const GOODS = [AMOXICILLIN, IBUPROFEN, ASPIRIN, SOLD_OUT, LONG]
const PRODUCTS: readonly OrderGridProduct[] = GOODS.map(goods => ({ goods, bought: null }))

/** A product that the buyer buys often. */
export const REGULAR: readonly OrderGridProduct[] = [{ goods: AMOXICILLIN, bought: BOUGHT }]

const match = ({ id }: OrderGridGoods): OrderGridMatch => ({
  state: 'one',
  goods_ids: [id, AMOXICILLIN.id],
  total: 2,
})

const MATCHES: Readonly<Record<string, OrderGridMatch>> = {
  blf: { state: 'one', goods_ids: [IBUPROFEN.id], total: 1 },
  amxl: { state: 'one', goods_ids: [AMOXICILLIN.id], total: 1 },
  a: { state: 'several', goods_ids: [ASPIRIN.id, AMOXICILLIN.id], total: 2 },
  many: { state: 'several', goods_ids: [ASPIRIN.id, AMOXICILLIN.id], total: 28 },
  gml: { state: 'one', goods_ids: [SOLD_OUT.id], total: 1 },
  long: { state: 'one', goods_ids: [LONG.id], total: 1 },
  'HM-001023': { ...match(ASPIRIN), own: { state: 'used', name: '阿司匹林肠溶片 0.25g×24粒' } },
  'HM-001024': {
    ...{ state: 'none', goods_ids: [ASPIRIN.id, AMOXICILLIN.id], total: 0 },
    own: { state: 'off_sale', name: '布洛芬混悬液 100ml' },
  },
  like: { state: 'none', goods_ids: [ASPIRIN.id], total: 0 },
}

const NONE: OrderGridMatch = { state: 'none', goods_ids: [], total: 0 }

/** A matching that knows some products by short texts. */
export const matchForStory: UseOrderGridOptions['match'] = async queries => ({
  matches: queries.map(query => MATCHES[query] ?? NONE),
  products: PRODUCTS,
})

/** Adds what can be bought: `amxl` becomes 30 packs, an odd number is refused. */
export const addForStory: UseOrderGridOptions['add'] = async rows => {
  const entries = rows.map(({ goods, number }, entry) => ({ goods, number, entry }))
  const isRefused = ({ number }: { number: number }) => number % 2 === 1 && number > 5
  const isAdjusted = ({ goods }: { goods: OrderGridGoods }) => goods === AMOXICILLIN
  const carried = entries.filter(each => !isRefused(each))
  return {
    added: carried.filter(each => !isAdjusted(each)).map(({ entry, number }) => ({ entry, number })),
    adjusted: carried
      .filter(isAdjusted)
      .map(({ entry }) => ({ entry, number: 30, message: '已为您改为 30 盒' })),
    refused: entries
      .filter(isRefused)
      .map(({ entry }) => ({ entry, reason: 'licence_expired', message: '证照已过期，更新后可下单' })),
  }
}

let keys = 0

/** What became of a row: 5 packs were added; change what the story is about. */
export function resultRow(change: Partial<OrderGridResultRow> = {}): OrderGridResultRow {
  keys += 1
  return {
    key: keys,
    line: keys,
    query: 'blf',
    goods: IBUPROFEN,
    wanted: '5',
    number: 5,
    guessed: false,
    outcome: 'added',
    messages: [],
    reason: '',
    ...change,
  }
}

/** A row that was kept: a guess has `takes` and no product. */
export interface KeptRow {
  query: string
  number?: string
  takes?: boolean
}

/** A draft with rows, which are matched when the grid opens. */
function draftOf(rows: readonly KeptRow[]): UseOrderGridOptions['draft'] {
  const kept = rows.map(row => ({ number: '', goods_id: null, regular: false, ...row }))
  const storage = { getItem: () => JSON.stringify(kept), setItem: () => {}, removeItem: () => {} }
  return { key: 'rows', storage: () => storage }
}

export interface StoryGridProps
  extends Omit<OrderGridProps, 'grid'>,
    Partial<Omit<UseOrderGridOptions, 'draft'>> {
  /** Rows with which the grid opens. */
  rows?: readonly KeptRow[]
  /** Adds all rows as soon as they were matched. */
  adds?: boolean
}

/** The component with the hook that holds its rows. */
export const StoryGrid = forwardRef<HTMLDivElement, StoryGridProps>(function StoryGrid(props, ref) {
  const { rows = [], adds = false, regular, match, load, suggest, add, learn, onResult, ...rest } = props
  const grid = useOrderGrid({
    regular,
    match: match ?? matchForStory,
    load: load ?? (async ids => PRODUCTS.filter(({ goods }) => ids.includes(goods.id))),
    add: add ?? addForStory,
    draft: draftOf(rows),
    ...(suggest && { suggest }),
    ...(onResult && { onResult }),
    ...(learn && { learn }),
  })
  const { addAll } = grid
  // Once: the rows are those of the first drawing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said above
  useEffect(() => {
    if (adds) addAll()
  }, [adds])
  return (
    <ConfirmProvider>
      <OrderGrid {...rest} ref={ref} grid={grid} />
    </ConfirmProvider>
  )
})

/**
 * The bar at the bottom of the window covers a part of whatever row is there, until it is scrolled by: axe takes that part
 * for the size of its fields. A test of the buyer measures them.
 */
export const underTheBar = {
  a11y: { options: { rules: { 'target-size': { enabled: false } } } },
} as const
