'use client'
import { capBadge } from '@yaoji/domain'
import { Button, LinkButton } from '../button'
import { Empty } from '../empty'
import { ErrorState } from '../error-state'
import { Icon } from '../icon'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { withClass } from '../part/withClass'
import { Price } from '../price'
import { Skeleton } from '../skeleton'
import * as css from './SideCart.css'
import * as Headless from './SideCart.headless'
import { type SideCartLine, SideCartLines } from './SideCartLines'

export const SideCartRoot = withClass(Headless.SideCartRoot, css.root, 'SideCartRoot')
export const SideCartToggle = withClass(Headless.SideCartToggle, css.toggle, 'SideCartToggle')
export const SideCartPanel = withClass(Headless.SideCartPanel, css.panel, 'SideCartPanel')
export const SideCartClose = withClass(Headless.SideCartClose, css.close, 'SideCartClose')
export const SideCartRefreshing = withClass(Headless.SideCartRefreshing, css.refreshing, 'SideCartRefreshing')

/** What the panel shows of the totals, by the wire's names. */
export interface SideCartTotal {
  selected_count: number
  payable_amount?: string | undefined
  action: { state: 'checkout' | 'empty' | 'login' | 'licence'; message: string }
}

export interface SideCartProps<Line extends SideCartLine>
  extends Omit<Headless.SideCartRootProps, 'children'> {
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

/**
 * The cart at the right edge of every page but the cart's own: 40 px closed, 310 px open, with the first lines, what
 * they cost and the two ways on. CH-14, CN-04.
 */
export function SideCart<Line extends SideCartLine>(props: SideCartProps<Line>) {
  const { lines, total, failed, onRetry, goodsHref, cartHref, onCheckout, onDelete, ...root } = props
  const content = { lines, failed, onRetry, goodsHref, cartHref, onDelete }
  return (
    <SideCartRoot {...root}>
      <SideCartToggle>
        <Icon name="cart" />
        <span className={css.word}>购物车</span>
        {root.count > 0 && (
          <span className={css.badge}>
            {capBadge(root.count)}
            <VisuallyHidden> 种</VisuallyHidden>
          </span>
        )}
      </SideCartToggle>
      <SideCartPanel>
        <div className={css.head}>
          <h2 className={css.title}>购物车</h2>
          <SideCartRefreshing />
          <SideCartClose>
            <Icon name="close" size="s" />
          </SideCartClose>
        </div>
        {root.open ? <Content {...content} /> : <div />}
        {total && lines && lines.length > 0 && (
          <Foot total={total} cartHref={cartHref} onCheckout={onCheckout} />
        )}
      </SideCartPanel>
    </SideCartRoot>
  )
}

type ContentProps<Line extends SideCartLine> = Pick<
  SideCartProps<Line>,
  'lines' | 'failed' | 'onRetry' | 'goodsHref' | 'cartHref' | 'onDelete'
>

function Content<Line extends SideCartLine>({ lines, failed, onRetry, ...rest }: ContentProps<Line>) {
  return (
    <div className={css.body}>
      {failed && <ErrorState size="s" message="购物车未能刷新" onRetry={onRetry} />}
      {lines === undefined && !failed && <Skeleton variant="rows" label="正在加载购物车" />}
      {lines?.length === 0 && <Empty size="s" title="购物车空空如也~" />}
      {lines && lines.length > 0 && <SideCartLines lines={lines} {...rest} />}
    </div>
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
