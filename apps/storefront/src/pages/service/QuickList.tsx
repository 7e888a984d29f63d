import { moneyText } from '@yaoji/domain'
import type { GridProduct } from './gridRow'
import * as css from './QuickGrid.css'

export interface QuickListProps {
  id: string
  list: readonly GridProduct[]
  /** Index of the product that the keyboard is on; -1 for none. */
  index: number
  onTake: (product: GridProduct) => void
}

/** Products for the text of a cell, below it. The focus stays in the cell. */
export function QuickList({ id, list, index, onTake }: QuickListProps) {
  return (
    <div role="listbox" id={id} aria-label="匹配的商品" className={css.list}>
      {list.map((product, at) => {
        const { goods, bought } = product
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the cell has the keys
          <div
            key={goods.id}
            role="option"
            id={`${id}-${at}`}
            // Not a stop of the Tab key: the cell points at it.
            tabIndex={-1}
            aria-selected={at === index}
            className={css.option}
            onMouseDown={event => event.preventDefault()}
            onClick={() => onTake(product)}
          >
            <span>{goods.name}</span>
            <span className={css.about}>
              {goods.ypgg} · {goods.sccj}
            </span>
            <span className={css.about}>
              {goods.price !== undefined && `${moneyText(goods.price)}/${goods.bzdw} · `}
              库存 {goods.number}
              {bought && ` · 买过 ${bought.times} 次`}
            </span>
          </div>
        )
      })}
    </div>
  )
}
