import { AddedLinesDialog, type AddedLinesDialogProps } from '@yaoji/ui/added-lines-dialog'
import { href } from '../../routes'

/** What became of an order's lines, or of several products, that were added to the cart; leads to the cart. */
export function ReorderDialog(props: Omit<AddedLinesDialogProps, 'cartHref'>) {
  return <AddedLinesDialog {...props} cartHref={href('cart')} />
}
