import type { Favorite } from '@yaoji/api-client/contract/favorite'
import { buyStateCard, canAddToCart, parsePrice, priceText, snapQuantity } from '@yaoji/domain'
import { Button } from '@yaoji/ui/button'
import { CheckboxInput, CheckboxRoot } from '@yaoji/ui/checkbox'
import { Link } from '@yaoji/ui/link'
import { PriceGate } from '@yaoji/ui/price-gate'
import { type RecordColumn, RecordsTable } from '@yaoji/ui/records-table'
import { useLocation } from 'react-router-dom'
import { touchTarget } from '../../core/page/touchTarget.css'
import { soldOutAction } from '../../features/arrival/soldOutAction'
import { goodsHref } from '../../features/browse/goodsHref'
import { buyActionHref } from '../../features/cart/buyActionHref'
import { useAddGoods } from '../../features/cart/useAddGoods'
import * as css from './FavoritesPage.css'
import type { FavoriteChoice } from './useChosenFavorites'

export interface FavoriteTableProps {
  /** Undefined while the first answer loads. */
  rows: readonly Favorite[] | undefined
  refreshing?: boolean
  choice?: FavoriteChoice
  onRemove?: (removed: readonly Favorite[]) => void
}

/** Favourites, one a row: what it is, whether it is in stock, its price then and now, and what can be done with it. */
export function FavoriteTable({ rows, refreshing, choice, onRemove }: FavoriteTableProps) {
  return (
    <RecordsTable
      className={css.table}
      label="我的收藏"
      columns={columnsOf({ choice, onRemove })}
      rows={rows}
      rowKey={row => row.goods.id}
      refreshing={refreshing}
      stickyHead
      labels={{ loading: '正在加载收藏' }}
    />
  )
}

type RowContext = Pick<FavoriteTableProps, 'choice' | 'onRemove'>

function columnsOf({ choice, onRemove }: RowContext): readonly RecordColumn<Favorite>[] {
  return [
    {
      key: 'goods',
      title: '商品',
      narrow: 'plain',
      lines: 3,
      render: row => <GoodsCell favorite={row} choice={choice} />,
    },
    {
      key: 'expiry',
      title: '效期',
      width: '88px',
      render: ({ goods }) => goods.expiry_date?.slice(0, 7) ?? '—',
    },
    { key: 'stock', title: '库存', width: '80px', align: 'end', render: ({ goods }) => stockText(goods) },
    { key: 'then', title: '收藏时', width: '96px', align: 'end', render: row => thenText(row) },
    {
      key: 'now',
      title: '现价',
      width: '148px',
      align: 'end',
      lines: 2,
      render: row => <PriceNow favorite={row} />,
    },
    {
      key: 'actions',
      title: '操作',
      width: '112px',
      narrow: 'plain',
      lines: 2,
      render: row => <RowActions favorite={row} onRemove={onRemove} />,
    },
  ]
}

function GoodsCell({
  favorite: { goods, created_at },
  choice,
}: { favorite: Favorite } & Pick<FavoriteTableProps, 'choice'>) {
  const { id, name, ypgg, sccj, goods_image } = goods
  const [picture] = goods_image
  return (
    <div className={css.goods}>
      <CheckboxRoot className={css.check}>
        <CheckboxInput
          aria-label={`选择 ${name}`}
          checked={choice?.has(id) ?? false}
          onCheckedChange={() => choice?.toggle(id)}
        />
      </CheckboxRoot>
      {picture && (
        <img src={picture.list} alt="" width={56} height={56} loading="lazy" className={css.picture} />
      )}
      <div className={css.facts}>
        <Link href={goodsHref(goods)} className={css.name}>
          {name}
        </Link>
        <span className={css.about}>
          {ypgg} · {sccj}
        </span>
        <span className={css.about}>{created_at.slice(0, 10)} 收藏</span>
      </div>
    </div>
  )
}

function stockText({ buy_state, number }: Favorite['goods']): string {
  if (buy_state === 'off_shelf') return '已下架'
  return number > 0 ? String(number) : '缺货'
}

function thenText({ price_then }: Favorite): string {
  return price_then ? priceText(parsePrice(price_then)) : '—'
}

function PriceNow({ favorite: { goods, price_drop } }: { favorite: Favorite }) {
  const location = useLocation()
  return (
    <span className={css.price}>
      <PriceGate
        buy_state={goods.buy_state}
        price={goods.price}
        unit={goods.bzdw}
        actionHref={action => buyActionHref(action, location, goods)}
      />
      {price_drop && <span className={css.drop}>降价 {priceText(parsePrice(price_drop))}</span>}
    </span>
  )
}

function RowActions({ favorite, onRemove }: { favorite: Favorite } & Pick<FavoriteTableProps, 'onRemove'>) {
  const { goods } = favorite
  const { add, isBusy } = useAddGoods()
  const number = snapQuantity({ ...goods, stock: goods.number, unit: goods.bzdw }, 1)
  const buyable = canAddToCart(goods.buy_state) && number > 0
  const text = buyable ? `加购 ${number} ${goods.bzdw}` : buyStateCard(goods.buy_state).text
  return (
    <div className={css.actions}>
      {soldOutAction(goods) ?? (
        <Button
          size="s"
          className={touchTarget}
          disabled={!buyable}
          busy={isBusy(goods)}
          aria-label={`${text} ${goods.name}`}
          onClick={() => void add(goods, number)}
        >
          {text}
        </Button>
      )}
      <Button
        variant="quiet"
        size="s"
        className={touchTarget}
        aria-label={`取消收藏 ${goods.name}`}
        onClick={() => onRemove?.([favorite])}
      >
        取消收藏
      </Button>
    </div>
  )
}
