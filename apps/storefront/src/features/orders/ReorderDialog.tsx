import { Button, LinkButton } from '@yaoji/ui/button'
import { Dialog } from '@yaoji/ui/dialog'
import { touchTarget } from '../../core/page/touchTarget.css'
import { href } from '../../routes'
import * as css from './ReorderDialog.css'
import { type AddedLines, type ReorderOutcome, reorderRows, reorderSummary } from './reorderRows'

const OUTCOME_TEXTS: Readonly<Record<ReorderOutcome, string>> = {
  refused: '没有加入',
  adjusted: '有调整',
  added: '已加入',
}

export interface ReorderDialogProps {
  open: boolean
  /** Default: `再次购买`. */
  title?: string
  /** null before the first answer. */
  result: AddedLines | null
  onClose: () => void
}

/** The result of adding an order's lines, or several products, to the cart, line by line: what was refused or adjusted and why, and what was added. */
export function ReorderDialog({ open, title = '再次购买', result, onClose }: ReorderDialogProps) {
  const inCart = result !== null && result.added.length + result.adjusted.length > 0
  return (
    <Dialog
      open={open}
      onOpenChange={next => !next && onClose()}
      title={title}
      description={result ? reorderSummary(result) : undefined}
      footer={
        <>
          <Button className={touchTarget} onClick={onClose}>
            留在本页
          </Button>
          {inCart && (
            <LinkButton href={href('cart')} variant="primary" className={touchTarget}>
              去购物车
            </LinkButton>
          )}
        </>
      }
    >
      {result && <ReorderRows result={result} />}
    </Dialog>
  )
}

function ReorderRows({ result }: { result: AddedLines }) {
  return (
    <ul className={css.list}>
      {reorderRows(result).map(({ entry, outcome, name, ypgg, message }) => (
        <li key={entry} className={css.row} data-outcome={outcome}>
          <span className={css.outcome}>{OUTCOME_TEXTS[outcome]}</span>
          <span className={css.goods}>
            {name} <span className={css.spec}>{ypgg}</span>
          </span>
          <span className={css.message}>{message}</span>
        </li>
      ))}
    </ul>
  )
}
