'use client'
import { forwardRef } from 'react'
import { Button, LinkButton } from '../button'
import { Dialog, type DialogContentProps } from '../dialog'
import { useLabels } from '../labels/useLabels'
import * as css from './AddedLinesDialog.css'
import { type AddedLineOutcome, type AddedLines, addedLineRows } from './addedLines'

/** How many lines had which outcome. Those that were added with another number are in both. */
export interface AddedLineCounts {
  readonly inCart: number
  readonly adjusted: number
  readonly refused: number
}

export const addedLinesDialogLabels = {
  title: '再次购买',
  outcomes: { refused: '没有加入', adjusted: '有调整', added: '已加入' } as Readonly<
    Record<AddedLineOutcome, string>
  >,
  quantity: (number: number, unit: string) => `${number} ${unit}`,
  /** The result in one sentence: `9 种已加入购物车，1 种有调整，2 种没有加入`. */
  summary: ({ inCart, adjusted, refused }: AddedLineCounts) =>
    [[inCart, '种已加入购物车'] as const, [adjusted, '种有调整'] as const, [refused, '种没有加入'] as const]
      .filter(([count]) => count > 0)
      .map(([count, text]) => `${count} ${text}`)
      .join('，'),
  stay: '留在本页',
  toCart: '去购物车',
}

export interface AddedLinesDialogProps extends Omit<DialogContentProps, 'title' | 'children' | 'labels'> {
  /** The dialog is shown. */
  open: boolean
  /** Null before the first answer. */
  result: AddedLines | null
  /** The dialog is to close: its button, Escape, or a press beside it. */
  onClose: () => void
  /** Address of the cart. */
  cartHref: string
  /**
   * Name of the dialog.
   * @default `title` of the labels
   */
  title?: string | undefined
  /** Words in place of those of {@link addedLinesDialogLabels}. */
  labels?: Partial<typeof addedLinesDialogLabels>
}

/**
 * What became of products that were added to the cart together, line by line: what was refused or adjusted and why, and
 * what was added. Renders a Dialog; rows set `data-outcome`.
 */
export const AddedLinesDialog = forwardRef<HTMLDivElement, AddedLinesDialogProps>(function AddedLinesDialog(
  { open, result, onClose, cartHref, title, labels, ...rest },
  ref,
) {
  const words = useLabels('addedLinesDialog', addedLinesDialogLabels, labels)
  const counts = {
    inCart: result ? result.added.length + result.adjusted.length : 0,
    adjusted: result?.adjusted.length ?? 0,
    refused: result?.refused.length ?? 0,
  }
  return (
    <Dialog
      {...rest}
      ref={ref}
      open={open}
      onOpenChange={next => !next && onClose()}
      title={title ?? words.title}
      description={result ? words.summary(counts) : undefined}
      footer={
        <>
          <Button onClick={onClose}>{words.stay}</Button>
          {counts.inCart > 0 && (
            <LinkButton href={cartHref} variant="primary">
              {words.toCart}
            </LinkButton>
          )}
        </>
      }
    >
      {result && (
        <ul className={css.list} data-part="lines">
          {addedLineRows(result, words.quantity).map(({ entry, outcome, name, ypgg, message }) => (
            <li key={entry} className={css.row} data-part="line" data-outcome={outcome}>
              <span className={css.outcome} data-part="outcome">
                {words.outcomes[outcome]}
              </span>
              <span className={css.goods} data-part="goods">
                {name}{' '}
                <span className={css.spec} data-part="spec">
                  {ypgg}
                </span>
              </span>
              <span className={css.message} data-part="message">
                {message}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
})
