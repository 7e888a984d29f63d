'use client'
import type { OrderGrid as Grid, OrderGridGoods, UsePurchaseFileOptions } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes, type ReactNode, type RefAttributes, useState } from 'react'
import { Announcement } from '../announcement'
import { Button } from '../button'
import { useLabels } from '../labels/useLabels'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { PurchaseImportDialog, PurchasePasteDialog, PurchaseTableDialog } from '../purchase-import'
import * as css from './OrderGrid.css'
import { OrderGridFoot } from './OrderGridFoot'
import { OrderGridNotices } from './OrderGridNotices'
import type { OrderGridResultSlots } from './OrderGridResult'
import { type OrderGridSlots, OrderGridTable } from './OrderGridTable'
import { OrderGridToolbar } from './OrderGridToolbar'
import { type OrderGridLabels, orderGridLabels } from './orderGridLabels'
import { newsText } from './orderGridText'

export interface OrderGridProps<Goods extends OrderGridGoods = OrderGridGoods>
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    OrderGridSlots<Goods>,
    OrderGridResultSlots<Goods> {
  /** The rows; `useOrderGrid` of `@yaoji/hooks` holds them. */
  grid: Grid<Goods>
  /** Before the buttons above the rows: the title of the page, the order of the regular products. */
  start?: ReactNode
  /** Other ways to add rows, after the buttons to paste and import. */
  sources?: ReactNode
  /** Reads a table: sheets with cells as texts. Without it nothing can be imported. */
  readFile?: UsePurchaseFileOptions['readFile']
  /** Saves a table to fill in and import. Without it there is no button. */
  onTemplate?: () => void
  /** Words in place of those of {@link orderGridLabels}. */
  labels?: Partial<OrderGridLabels>
}

/**
 * An order of many products, typed by keyboard, pasted or imported: the ways to fill it, the rows, what they cost, and
 * what became of them. Renders `div`; sets `data-result` while a result is shown. Needs a ConfirmProvider around it.
 */
export const OrderGrid = forwardRef<HTMLDivElement, OrderGridProps>(function OrderGrid(
  { grid, start, sources, readFile, onTemplate, labels, className, ...others },
  ref,
) {
  const { goodsHref, searchHref, goodsAction, cartHref, refusedAction, onExport, ...rest } = others
  const words = useLabels('orderGrid', orderGridLabels, labels)
  const [dialog, setDialog] = useState<'paste' | 'import' | null>(null)
  const dialogProps = {
    onClose: () => setDialog(null),
    onLines: grid.addLines,
    returnFocus: grid.firstAddedCell,
  }
  return (
    <div
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      data-result={dataAttr(grid.result !== null)}
    >
      <OrderGridToolbar {...{ grid, start, labels }}>
        <Button className={css.way} onClick={() => setDialog('paste')}>
          {words.paste}
        </Button>
        {readFile && (
          <Button className={css.way} onClick={() => setDialog('import')}>
            {words.importFile}
          </Button>
        )}
        {sources}
      </OrderGridToolbar>
      <OrderGridTable className={css.table} {...{ grid, goodsHref, searchHref, goodsAction, labels }} />
      <OrderGridFoot {...{ grid, goodsHref, cartHref, refusedAction, onExport, labels }}>
        <OrderGridNotices {...{ grid, labels }} />
      </OrderGridFoot>
      <Announcement text={newsText(grid.news, words)} />
      <PurchasePasteDialog {...dialogProps} open={dialog === 'paste'} onTable={grid.openTable} />
      <PurchaseTableDialog {...dialogProps} rows={grid.table} onClose={grid.closeTable} />
      {readFile && (
        <PurchaseImportDialog
          {...dialogProps}
          open={dialog === 'import'}
          readFile={readFile}
          onTemplate={onTemplate}
        />
      )}
    </div>
  )
  // A type parameter does not pass through forwardRef.
}) as <Goods extends OrderGridGoods>(
  props: OrderGridProps<Goods> & RefAttributes<HTMLDivElement>,
) => ReactNode
