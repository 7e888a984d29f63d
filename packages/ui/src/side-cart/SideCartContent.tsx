'use client'
import { Button, LinkButton } from '../button'
import { Empty } from '../empty'
import { ErrorState } from '../error-state'
import { Icon } from '../icon'
import { withClass } from '../part/withClass'
import { Price } from '../price'
import { Skeleton } from '../skeleton'
import * as Headless from './SideCart.headless'
import * as css from './SideCartContent.css'
import { type SideCartLine, SideCartLines } from './SideCartLines'

export const SideCartClose = withClass(Headless.SideCartClose, css.close, 'SideCartClose')
export const SideCartRefreshing = withClass(Headless.SideCartRefreshing, css.refreshing, 'SideCartRefreshing')

/** What the panel shows of the totals, by the wire's names. */
export interface SideCartTotal {
  selected_count: number
  payable_amount?: string | undefined
  action: { state: 'checkout' | 'empty' | 'login' | 'licence'; message: string }
}

export interface SideCartContentProps<Line extends SideCartLine> {
  /** Undefined until they are known. */
  lines: readonly Line[] | undefined
  total: SideCartTotal | undefined
  /** The cart could not be fetched. */
  failed?: boolean
  onRetry?: () => void
  goodsHref: (line: Line) => string
  cartHref: string
  onCheckout?: () => void
  onDelete?: (id: number) => void
}

/** What the open panel shows: the first lines, what they cost, and the two ways on; or why there is nothing. */
export function SideCartContent<Line extends SideCartLine>(props: SideCartContentProps<Line>) {
  const { lines, total, failed, onRetry, goodsHref, cartHref, onCheckout, onDelete } = props
  const { open } = Headless.useSideCartPanel('SideCartContent')
  return (
    <>
      <div className={css.head}>
        <h2 className={css.title}>购物车</h2>
        <SideCartRefreshing />
        <SideCartClose>
          <Icon name="close" size="s" />
        </SideCartClose>
      </div>
      <div className={css.body}>
        {open && failed && <ErrorState size="s" message="购物车未能刷新" onRetry={onRetry} />}
        {open && lines === undefined && !failed && <Skeleton variant="rows" label="正在加载购物车" />}
        {open && lines?.length === 0 && <Empty size="s" title="购物车空空如也~" />}
        {open && lines && lines.length > 0 && <SideCartLines {...{ lines, goodsHref, cartHref, onDelete }} />}
      </div>
      {total && lines && lines.length > 0 && (
        <Foot total={total} cartHref={cartHref} onCheckout={onCheckout} />
      )}
    </>
  )
}

interface FootProps {
  total: SideCartTotal
  cartHref: string
  onCheckout: (() => void) | undefined
}

function Foot({ total, cartHref, onCheckout }: FootProps) {
  const ready = total.action.state === 'checkout'
  return (
    <div className={css.foot}>
      <p className={css.sum}>
        <span>已选 {total.selected_count} 种</span>
        {total.payable_amount !== undefined && <Price value={total.payable_amount} size="l" label="应付" />}
      </p>
      {!ready && total.action.message && <p className={css.message}>{total.action.message}</p>}
      <div className={css.ways}>
        <LinkButton href={cartHref}>去购物车</LinkButton>
        <Button variant="primary" disabled={!ready} onClick={onCheckout}>
          去结算
        </Button>
      </div>
    </div>
  )
}
