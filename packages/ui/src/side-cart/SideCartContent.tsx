'use client'
import { formatAmount, parseAmount } from '@yaoji/domain'
import { Button, LinkButton } from '../button'
import { Empty } from '../empty'
import { ErrorState } from '../error-state'
import { useMoney } from '../formats/useMoney'
import { Icon } from '../icon'
import { dataAttr } from '../part/dataAttr'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { Price } from '../price'
import { Skeleton } from '../skeleton'
import { plain } from '../theme/base.css'
import * as css from './SideCartContent.css'
import { SideCartLines } from './SideCartLines'
import { type sideCartLabels, useSideCartPanel } from './SideCartRoot'
import type { SideCartLine, SideCartTotal } from './sideCartTypes'

export interface SideCartContentProps<Line extends SideCartLine> {
  /** Undefined until they are known. */
  lines: readonly Line[] | undefined
  /** Undefined until they are known. */
  total: SideCartTotal | undefined
  /**
   * The cart could not be fetched.
   * @default false
   */
  failed?: boolean
  /** Fetches again what failed. */
  onRetry?: () => void
  /** Address of a line's product. */
  goodsHref: (line: Line) => string
  cartHref: string
  onCheckout?: () => void
  /** Sets the packs of the line with this id; without it numbers are only shown. */
  onNumber?: ((id: number, number: number) => void) | undefined
  /** Removes the line with this id; without it lines cannot be removed. */
  onDelete?: (id: number) => void
}

/**
 * What the open panel shows: the first lines, what they cost, and the links to cart and checkout; or why there is
 * nothing. Goes into {@link SideCartRoot}, whose labels it uses. Renders the panel's head, body and foot.
 */
export function SideCartContent<Line extends SideCartLine>(props: SideCartContentProps<Line>) {
  const { lines, total, failed, onRetry, goodsHref, cartHref, onCheckout, onNumber, onDelete } = props
  const { open, refreshing, close, words } = useSideCartPanel('SideCartContent')
  const filled = lines !== undefined && lines.length > 0
  return (
    <>
      <div className={css.head} data-part="head">
        <h2 className={css.title} data-part="title">
          {words.cart}
        </h2>
        <span
          role="status"
          className={css.refreshing}
          data-part="refreshing"
          data-refreshing={dataAttr(refreshing)}
        >
          {refreshing && <VisuallyHidden>{words.refreshing}</VisuallyHidden>}
        </span>
        <button
          type="button"
          aria-label={words.close}
          className={css.close}
          data-part="close"
          onClick={close}
        >
          <Icon name="close" size="s" />
        </button>
      </div>
      <div className={css.body} data-part="body">
        {open && failed && <ErrorState size="s" message={words.failed} onRetry={onRetry} />}
        {open && lines === undefined && !failed && <Skeleton variant="rows" label={words.loading} />}
        {open && lines?.length === 0 && <Empty size="s" title={words.empty} />}
        {open && filled && <SideCartLines {...{ lines, goodsHref, cartHref, onNumber, onDelete, words }} />}
      </div>
      {total && filled && <Foot {...{ total, cartHref, onCheckout, words }} />}
    </>
  )
}

/** What the lines cost, the full reductions and the shipping: their sum is to be paid. Nothing where prices may not be seen. */
function Amounts({ total, words }: Pick<FootProps, 'total' | 'words'>) {
  const money = useMoney()
  const { goods_amount, payable_amount, shipping_data, selected_count } = total
  if (goods_amount === undefined || payable_amount === undefined || !shipping_data || selected_count === 0)
    return null
  const shipping = parseAmount(shipping_data.shipping_amount)
  const reduction = parseAmount(goods_amount) + shipping - parseAmount(payable_amount)
  const rows = [
    [words.goods, money.text(goods_amount)],
    [words.reduction, reduction > 0 ? `−${money.text(formatAmount(reduction))}` : ''],
    [words.shipping, shipping > 0 ? money.text(shipping_data.shipping_amount) : words.freeShipping],
  ] as const
  return (
    <dl className={css.amounts} data-part="amounts">
      {rows.map(
        ([name, amount]) =>
          amount !== '' && (
            <div key={name} className={css.amountRow} data-part="amount-row">
              <dt className={plain}>{name}</dt>
              <dd className={css.amountValue}>{amount}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

interface FootProps {
  total: SideCartTotal
  cartHref: string
  onCheckout: (() => void) | undefined
  words: typeof sideCartLabels
}

function Foot({ total, cartHref, onCheckout, words }: FootProps) {
  const money = useMoney()
  const { saved_amount = '0.00' } = total
  const saved = total.selected_count > 0 ? parseAmount(saved_amount) : 0
  const ready = total.action.state === 'checkout'
  return (
    <div className={css.foot} data-part="foot">
      <Amounts total={total} words={words} />
      <p className={css.sum} data-part="sum">
        <span className={plain}>
          {words.selected(total.selected_count)}
          {saved > 0 && words.saved(money.text(saved_amount))}
        </span>
        {total.payable_amount !== undefined && (
          <Price value={total.payable_amount} size="l" label={words.payable} />
        )}
      </p>
      {!ready && total.action.message && (
        <p className={css.message} data-part="message">
          {total.action.message}
        </p>
      )}
      <div className={css.actions} data-part="actions">
        <LinkButton href={cartHref} className={css.action}>
          {words.toCart}
        </LinkButton>
        <Button variant="primary" disabled={!ready} onClick={onCheckout} className={css.action}>
          {words.checkout}
        </Button>
      </div>
    </div>
  )
}
