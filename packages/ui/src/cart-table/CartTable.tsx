'use client'
import { CART_LIST_FILTER } from '@yaoji/domain'
import { useCartRows } from '@yaoji/hooks'
import { Button, LinkButton } from '../button'
import * as checkbox from '../checkbox/Checkbox.css'
import { Empty } from '../empty'
import * as tagCss from '../goods-tag/GoodsTag.css'
import { joinClass, withClass } from '../part/withClass'
import { QuantityStepperParts, type QuantityStepperProps } from '../quantity-stepper/QuantityStepper'
import * as stepper from '../quantity-stepper/QuantityStepper.css'
import { Skeleton } from '../skeleton'
import * as css from './CartTable.css'
import * as row from './CartTableRow.css'
import * as Headless from './headless'

export const CartTableRoot = withClass(Headless.CartTableRoot, css.root, 'CartTableRoot')
export const CartTableFrame = withClass(Headless.CartTableFrame, css.frame, 'CartTableFrame')
export const CartTableHead = withClass(Headless.CartTableHead, css.head, 'CartTableHead')
export const CartTableColumn = withClass(Headless.CartTableColumn, css.column, 'CartTableColumn')
export const CartTableCheckAll = withClass(Headless.CartTableCheckAll, checkbox.input, 'CartTableCheckAll')
export const CartTableDeleteSelected = withClass(
  Headless.CartTableDeleteSelected,
  css.barButton,
  'CartTableDeleteSelected',
)
export const CartTableDeleteDead = withClass(
  Headless.CartTableDeleteDead,
  css.barButton,
  'CartTableDeleteDead',
)

export const CartTableCheck = withClass(Headless.CartTableCheck, checkbox.input, 'CartTableCheck')
export const CartTableLink = withClass(Headless.CartTableLink, row.link, 'CartTableLink')
export const CartTablePicture = withClass(Headless.CartTablePicture, row.picture, 'CartTablePicture')
export const CartTableName = Headless.CartTableName
export const CartTableTag = withClass(Headless.CartTableTag, `${tagCss.root} ${row.tag}`, 'CartTableTag')
export const CartTableAbout = withClass(Headless.CartTableAbout, row.about, 'CartTableAbout')
export const CartTableParts = withClass(Headless.CartTableParts, row.parts, 'CartTableParts')
export const CartTablePrice = withClass(Headless.CartTablePrice, row.price, 'CartTablePrice')
export const CartTableSubtotal = withClass(Headless.CartTableSubtotal, row.subtotal, 'CartTableSubtotal')
export const CartTableDelete = withClass(Headless.CartTableDelete, row.remove, 'CartTableDelete')
export const CartTableAction = withClass(Headless.CartTableAction, row.action, 'CartTableAction')
export const CartTableCell = Headless.CartTableCell
export const CartTableWarehouseCheck = withClass(
  Headless.CartTableWarehouseCheck,
  checkbox.input,
  'CartTableWarehouseCheck',
)
export const CartTableWarehouseName = withClass(
  Headless.CartTableWarehouseName,
  row.warehouseName,
  'CartTableWarehouseName',
)

export function CartTableFilters({ className, chipClassName, ...rest }: Headless.CartTableFiltersProps) {
  return (
    <Headless.CartTableFilters
      {...rest}
      className={joinClass(css.filters, className)}
      chipClassName={joinClass(css.chip, chipClassName)}
    />
  )
}

export function CartTableHints({
  className,
  rowClassName,
  actionClassName,
  ...rest
}: Headless.CartTableHintsProps) {
  return (
    <Headless.CartTableHints
      {...rest}
      className={joinClass(row.hints, className)}
      rowClassName={joinClass(row.hint, rowClassName)}
      actionClassName={joinClass(row.action, actionClassName)}
    />
  )
}

export function CartTableStepper({ className, ...rest }: Partial<QuantityStepperProps>) {
  return (
    <Headless.CartTableStepper {...rest} className={joinClass(stepper.root, className)}>
      <QuantityStepperParts />
    </Headless.CartTableStepper>
  )
}

export function CartTableBody({
  warehouse = warehouseCells,
  line = lineCells,
  warehouseClassName,
  lineClassName,
  ...rest
}: Partial<Headless.CartTableBodyProps>) {
  return (
    <Headless.CartTableBody
      {...rest}
      warehouse={warehouse}
      line={line}
      warehouseClassName={joinClass(row.warehouse, warehouseClassName)}
      lineClassName={joinClass(row.line, lineClassName)}
    />
  )
}

const lineCells = (
  <>
    <CartTableCell className={row.checkCell}>
      <CartTableCheck />
    </CartTableCell>
    <CartTableCell className={row.goodsCell}>
      <CartTableLink>
        <CartTablePicture />
        <CartTableTag />
        <CartTableName />
      </CartTableLink>
      <CartTableAbout />
      <CartTableParts />
      <CartTableHints />
    </CartTableCell>
    <CartTableCell className={row.priceCell}>
      <CartTablePrice />
    </CartTableCell>
    <CartTableCell className={row.numberCell}>
      <CartTableStepper />
    </CartTableCell>
    <CartTableCell className={row.subtotalCell}>
      <CartTableSubtotal />
    </CartTableCell>
    <CartTableCell className={row.deleteCell}>
      <CartTableDelete />
    </CartTableCell>
  </>
)

const warehouseCells = (
  <>
    <CartTableCell className={row.warehouseCheckCell}>
      <CartTableWarehouseCheck />
    </CartTableCell>
    <CartTableWarehouseName />
  </>
)

const headCells = (
  <>
    <CartTableColumn>
      <CartTableCheckAll />
    </CartTableColumn>
    <CartTableColumn>商品</CartTableColumn>
    <CartTableColumn data-align="end">单价</CartTableColumn>
    <CartTableColumn data-align="center">数量</CartTableColumn>
    <CartTableColumn data-align="end">小计</CartTableColumn>
    <CartTableColumn data-align="center">操作</CartTableColumn>
  </>
)

export interface CartTableProps extends Omit<Headless.CartTableRootProps, 'children'> {
  /** Where an empty cart sends the buyer. */
  homeHref: string
  filter_data?: Headless.CartTableFiltersProps['filter_data']
  filter?: number
  onFilter?: (filter: number) => void
}

/**
 * The cart by warehouse: filters and deletions above, one row a line, only those near the screen in the document.
 * Loading, empty and a filter that finds nothing have their own looks.
 */
export function CartTable({ homeHref, filter_data = [], filter, onFilter, ...root }: CartTableProps) {
  const empty = useCartRows(root.cart).length === 0
  return (
    <CartTableRoot {...root}>
      <div className={css.bar}>
        <CartTableFilters filter_data={filter_data} filter={filter} onFilter={onFilter} />
        {!empty && (
          <div className={css.barActions}>
            <CartTableDeleteSelected />
            <CartTableDeleteDead />
          </div>
        )}
      </div>
      {empty && root.loading && <Skeleton variant="rows" count={8} label="正在加载购物车" />}
      {empty && !root.loading && <EmptyCart homeHref={homeHref} filter={filter} onFilter={onFilter} />}
      {!empty && (
        <CartTableFrame>
          <CartTableHead>{headCells}</CartTableHead>
          <CartTableBody />
        </CartTableFrame>
      )}
    </CartTableRoot>
  )
}

type EmptyProps = Pick<CartTableProps, 'homeHref' | 'filter' | 'onFilter'>

function EmptyCart({ homeHref, filter = CART_LIST_FILTER, onFilter }: EmptyProps) {
  if (filter !== CART_LIST_FILTER) {
    const all = <Button onClick={() => onFilter?.(CART_LIST_FILTER)}>查看全部商品</Button>
    return <Empty title="没有符合条件的商品" actions={all} />
  }
  const home = (
    <LinkButton href={homeHref} variant="primary">
      去首页逛逛
    </LinkButton>
  )
  return <Empty title="购物车空空如也~" actions={home} />
}
