'use client'
import type { OrderGrid } from '@yaoji/hooks'
import { useMoney } from '../formats/useMoney'
import { plain } from '../theme/base.css'
import * as css from './OrderGridRow.css'
import type { OrderGridLabels } from './orderGridLabels'

export interface OrderGridListProps {
  list: OrderGrid['list']
  words: OrderGridLabels
}

/** Products for the text of a cell, below it. The focus stays in the cell. */
export function OrderGridList({ list, words }: OrderGridListProps) {
  const money = useMoney()
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: its role is in the props of the hook
    <div {...list.listProps} aria-label={words.list} className={css.list} data-part="list">
      {list.products.map(({ goods, bought }, at) => (
        <div key={goods.id} {...list.optionProps(at)} className={css.option} data-part="option">
          <span className={plain}>{goods.name}</span>
          <span className={css.line}>
            {goods.ypgg} · {goods.sccj}
          </span>
          <span className={css.line}>
            {goods.price !== undefined && `${money.text(goods.price)}/${goods.bzdw} · `}
            {words.stock(goods.number, '')}
            {bought && ` · ${words.times(bought.times)}`}
          </span>
        </div>
      ))}
    </div>
  )
}
