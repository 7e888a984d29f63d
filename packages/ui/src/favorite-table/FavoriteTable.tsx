'use client'
import { type BuyAction, type BuyState, buyStateCard, type Money } from '@yaoji/domain'
import { type AddableGoods, type Choice, useAddToCart } from '@yaoji/hooks'
import { forwardRef, type ReactNode, type RefAttributes } from 'react'
import { AddToCartButton, AddToCartScope, AddToCartStepper, InCartMark } from '../add-to-cart'
import { Button } from '../button'
import { CheckboxInput, CheckboxRoot } from '../checkbox'
import type { Times } from '../formats/times'
import { useMoney } from '../formats/useMoney'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { joinClass } from '../part/joinClass'
import { PriceGate } from '../price-gate'
import { type RecordColumn, RecordsTable, type RecordsTableProps } from '../records-table'
import * as css from './FavoriteTable.css'

export const favoriteTableLabels = {
  goods: '商品',
  expiry: '效期',
  stock: '库存',
  before: '收藏时',
  now: '现价',
  actions: '操作',
  choose: (name: string) => `选择 ${name}`,
  offShelf: '已下架',
  noStock: '缺货',
  none: '—',
  drop: (amount: string) => `降价 ${amount}`,
  back: '到货',
  shortExpiry: '近效期',
  add: '加购',
  /** In place of that, why it cannot be bought. */
  unavailable: (state: BuyState): string => buyStateCard(state).text,
  /** A button with the name of its product, for screen readers. */
  named: (action: string, name: string) => `${action} ${name}`,
  remove: '移除',
  loading: '正在加载收藏',
}

/** A favourite product, by the wire's names. */
export interface FavoriteTableFavorite {
  goods: AddableGoods & {
    id: number
    name: string
    ypgg: string
    sccj: string
    goods_image: readonly { list: string }[]
    /** Absent where the buyer may not see it. */
    price?: string | undefined
    expiry_date: string | null
  }
  /** `YYYY-MM-DD HH:mm:ss`. */
  created_at: string
  /** The price at that time; null or absent where it was not visible. */
  price_then?: string | null | undefined
  /** How much lower the price is now; absent where it is not. */
  price_drop?: string | undefined
  /** 1: its stock came back a short time ago. */
  back_in_stock?: number | undefined
  /** 1: its expiry is short. */
  short_expiry?: number | undefined
}

type Shared = Omit<
  RecordsTableProps<unknown>,
  'label' | 'columns' | 'rows' | 'rowKey' | 'groups' | 'empty' | 'labels'
>

export interface FavoriteTableProps<Favorite extends FavoriteTableFavorite> extends Shared {
  /** What the table lists, for screen readers: `我的收藏`. */
  label: string
  /** Undefined while the first answer loads. */
  rows: readonly Favorite[] | undefined
  /** Which of them are chosen: what `useChoice` gives, by the ids of the products. */
  choice?: Pick<Choice<Favorite>, 'has' | 'toggle'> | undefined
  /** Address of a product. */
  goodsHref: (goods: Favorite['goods']) => string
  /** Where an action leads that lets the buyer see the price. */
  actionHref?: (action: BuyAction, goods: Favorite['goods']) => string | undefined
  /** In place of the add button while a product is sold out; without it the button says so. */
  soldOut?: (goods: Favorite['goods']) => ReactNode
  /** Whether a product is being added to the cart. */
  isBusy?: (goods: Favorite['goods']) => boolean
  /** How many packs of a product were just added, which its button says; undefined again a moment later. */
  addedOf?: (goods: Favorite['goods']) => number | undefined
  /** How many packs of a product are in the cart. */
  inCart?: (goods: Favorite['goods']) => number
  /** Where the cart is: the mark that says how many packs are in it leads there, and is not there without it. */
  cartHref?: string | undefined
  /** Changes how many packs of a product are in the cart: a press on their number makes it a field. */
  onInCartChange?: ((goods: Favorite['goods'], number: number) => void) | undefined
  /** Adds the number of a row: by its button, or by Enter in the number. */
  onAdd?: (goods: Favorite['goods'], number: number) => void
  /** The buyer removes a favourite; absent where none can be removed. */
  onRemove?: ((favorite: Favorite) => void) | undefined
  /** Words in place of those of {@link favoriteTableLabels}. */
  labels?: Partial<typeof favoriteTableLabels>
}

/** What the cells of a row read of the table. */
interface Context extends Omit<FavoriteTableProps<FavoriteTableFavorite>, keyof Shared | 'label' | 'rows'> {
  readonly words: typeof favoriteTableLabels
  readonly money: Money
  readonly times: Times
}

/**
 * Favourites, one a row: what it is, its expiry and stock, the price then and now, and what can be done with it. In a
 * narrow container each row is a card. Renders RecordsTable.
 */
export const FavoriteTable = forwardRef<HTMLDivElement, FavoriteTableProps<FavoriteTableFavorite>>(
  function FavoriteTable(props, ref) {
    const { label, rows, choice, goodsHref, actionHref, soldOut, isBusy, addedOf, ...more } = props
    const { inCart, cartHref, onInCartChange, onAdd, onRemove, labels, className, ...rest } = more
    const words = useLabels('favoriteTable', favoriteTableLabels, labels)
    const money = useMoney()
    const times = useTimes()
    return (
      <RecordsTable
        stickyHead
        dense
        {...rest}
        ref={ref}
        className={joinClass(css.table, className)}
        label={label}
        columns={columnsOf({
          words,
          money,
          times,
          choice,
          goodsHref,
          actionHref,
          soldOut,
          isBusy,
          addedOf,
          inCart,
          cartHref,
          onInCartChange,
          onAdd,
          onRemove,
        })}
        rows={rows}
        rowKey={row => row.goods.id}
        labels={{ loading: words.loading }}
      />
    )
  },
  // A type parameter does not pass through forwardRef.
) as <Favorite extends FavoriteTableFavorite>(
  props: FavoriteTableProps<Favorite> & RefAttributes<HTMLDivElement>,
) => ReactNode

function columnsOf(context: Context): readonly RecordColumn<FavoriteTableFavorite>[] {
  const { words, times } = context
  return [
    {
      key: 'goods',
      title: words.goods,
      narrow: 'plain',
      lines: 2,
      render: row => <GoodsCell favorite={row} context={context} />,
    },
    {
      key: 'expiry',
      title: words.expiry,
      width: '76px',
      lines: 2,
      render: ({ goods, short_expiry }) => (
        <Marked mark={short_expiry === 1 && words.shortExpiry} part="short-expiry">
          {goods.expiry_date ? times.month(goods.expiry_date) : words.none}
        </Marked>
      ),
    },
    {
      key: 'stock',
      title: words.stock,
      width: '72px',
      align: 'end',
      lines: 2,
      render: ({ goods, back_in_stock }) => (
        <Marked mark={back_in_stock === 1 && words.back} part="back">
          {stockText(goods, words)}
        </Marked>
      ),
    },
    {
      key: 'then',
      title: words.before,
      width: '104px',
      align: 'end',
      lines: 2,
      render: row => <PriceThen favorite={row} context={context} />,
    },
    {
      key: 'now',
      title: words.now,
      width: 'clamp(116px, 15cqi, 132px)',
      align: 'end',
      lines: 2,
      render: row => <PriceNow favorite={row} context={context} />,
    },
    {
      key: 'actions',
      title: words.actions,
      width: '288px',
      narrow: 'plain',
      lines: 2,
      render: row => <Actions favorite={row} context={context} />,
    },
  ]
}

interface CellProps {
  favorite: FavoriteTableFavorite
  context: Context
}

function GoodsCell({ favorite: { goods }, context: { words, choice, goodsHref } }: CellProps) {
  const { id, name, ypgg, sccj, goods_image } = goods
  const [picture] = goods_image
  return (
    <div className={css.goods} data-part="goods">
      <CheckboxRoot className={css.check}>
        <CheckboxInput
          aria-label={words.choose(name)}
          checked={choice?.has(id) ?? false}
          onCheckedChange={() => choice?.toggle(id)}
        />
      </CheckboxRoot>
      {picture && (
        <img
          src={picture.list}
          alt=""
          width={36}
          height={36}
          loading="lazy"
          className={css.picture}
          data-part="picture"
        />
      )}
      <div className={css.details} data-part="details">
        <Link href={goodsHref(goods)} title={name} className={css.name} data-part="name">
          {name}
        </Link>
        <span title={`${ypgg} · ${sccj}`} className={css.about} data-part="about">
          {ypgg} · {sccj}
        </span>
      </div>
    </div>
  )
}

interface MarkedProps {
  /** What the mark says; false without one. */
  mark: string | false
  /** Names the mark. */
  part: string
  children: ReactNode
}

/** A value with a mark below it. */
function Marked({ mark, part, children }: MarkedProps) {
  if (!mark) return children
  return (
    <span className={css.marked} data-part="marked">
      {children}
      <span className={css.mark} data-part={part}>
        {mark}
      </span>
    </span>
  )
}

function stockText({ buy_state, number }: FavoriteTableFavorite['goods'], words: Context['words']): string {
  if (buy_state === 'off_shelf') return words.offShelf
  return number > 0 ? String(number) : words.noStock
}

function PriceThen({ favorite: { price_then, created_at }, context: { words, money, times } }: CellProps) {
  return (
    <span className={css.priceThen} data-part="price-then">
      {price_then ? money.text(price_then) : words.none}
      <span className={css.since} data-part="since">
        {times.date(created_at)}
      </span>
    </span>
  )
}

function PriceNow({ favorite: { goods, price_drop }, context: { words, money, actionHref } }: CellProps) {
  return (
    <span className={css.price} data-part="price">
      <PriceGate
        buy_state={goods.buy_state}
        price={goods.price}
        unit={goods.bzdw}
        actionHref={action => actionHref?.(action, goods)}
      />
      {price_drop && (
        <span className={css.drop} data-part="drop">
          {words.drop(money.text(price_drop))}
        </span>
      )}
    </span>
  )
}

function Actions({ favorite, context }: CellProps) {
  const { goods } = favorite
  const { words, soldOut, isBusy, addedOf, inCart, cartHref, onInCartChange, onAdd, onRemove } = context
  const order = useAddToCart({
    goods,
    onAdd: number => onAdd?.(goods, number),
    busy: isBusy?.(goods) ?? false,
  })
  const added = addedOf?.(goods)
  const named = added === undefined && order.canAdd
  return (
    <div className={css.actions} data-part="actions">
      <AddToCartScope
        goods={goods}
        order={order}
        labels={{ add: words.add, unavailable: words.unavailable }}
        soldOut={soldOut?.(goods)}
        added={added}
      >
        {cartHref !== undefined && (
          <InCartMark
            number={inCart?.(goods) ?? 0}
            href={cartHref}
            onNumberChange={onInCartChange && (number => onInCartChange(goods, number))}
            className={css.inCart}
          />
        )}
        <AddToCartStepper className={css.stepper} />
        <AddToCartButton
          variant="secondary"
          className={css.add}
          aria-label={named ? words.named(words.add, goods.name) : undefined}
        />
      </AddToCartScope>
      <Button
        variant="quiet"
        size="s"
        aria-label={words.named(words.remove, goods.name)}
        onClick={() => onRemove?.(favorite)}
      >
        {words.remove}
      </Button>
    </div>
  )
}
