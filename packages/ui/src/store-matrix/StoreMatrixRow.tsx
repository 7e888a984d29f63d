'use client'
import { canAddToCart, formatAmount, type Money } from '@yaoji/domain'
import type { StoreMatrixMessage, StoreMatrixState } from '@yaoji/hooks'
import { useId } from 'react'
import { Link } from '../link'
import { dataAttr } from '../part/dataAttr'
import { plain } from '../theme/base.css'
import * as css from './StoreMatrix.css'
import type { StoreMatrixGoods, StoreMatrixStore } from './StoreMatrixGoods'
import type { storeMatrixLabels } from './storeMatrixLabels'

type Words = typeof storeMatrixLabels

interface RowProps {
  goods: StoreMatrixGoods
  stores: readonly StoreMatrixStore[]
  matrix: StoreMatrixState
  words: Words
  money: Money
  goodsHref: ((goods: StoreMatrixGoods) => string) | undefined
  proposed: string | undefined
}

/** A product with its number for each store. */
export function StoreMatrixRow({ goods, stores, matrix, words, money, goodsHref, proposed }: RowProps) {
  const { id, name, ypgg, sccj, price, bzdw, number: stock, buy_state } = goods
  const { packs, amount } = matrix.totalOfGoods(id)
  const about = [ypgg, sccj, price && `${money.text(price)}/${bzdw}`, words.stock(stock, bzdw)]
  return (
    <tr className={plain} data-part="row">
      <th scope="row" className={css.goods} data-part="goods">
        {goodsHref ? (
          <Link href={goodsHref(goods)} className={css.name} data-part="name">
            {name}
          </Link>
        ) : (
          <span className={css.name} data-part="name">
            {name}
          </span>
        )}
        <span className={css.about} data-part="about">
          {about.filter(Boolean).join(' · ')}
        </span>
        {!canAddToCart(buy_state) && (
          <span className={css.message} data-part="message">
            {words.buyState(buy_state)}
          </span>
        )}
      </th>
      {stores.map(store => (
        <Cell key={store.user_id} {...{ goods, store, matrix, words, proposed }} />
      ))}
      <td className={css.sum} data-part="sum">
        <span className={css.packs} data-part="packs">
          {words.packs(packs, bzdw)}
        </span>
        {packs > 0 && amount !== null && (
          <span className={css.about} data-part="amount">
            {money.text(formatAmount(amount))}
          </span>
        )}
        {packs > stock && (
          <span className={css.message} data-part="message">
            {words.overStock(stock)}
          </span>
        )}
      </td>
    </tr>
  )
}

interface CellProps extends Pick<RowProps, 'goods' | 'matrix' | 'words' | 'proposed'> {
  store: StoreMatrixStore
}

function Cell({ goods, store: { user_id, company }, matrix, words, proposed }: CellProps) {
  const messageId = useId()
  const { message } = matrix.cellOf(goods.id, user_id)
  return (
    <td className={css.cell} data-part="cell">
      <input
        {...matrix.fieldProps(goods.id, user_id)}
        type="text"
        aria-label={words.cell(goods.name, company)}
        placeholder={proposed ? words.proposed(proposed) : undefined}
        aria-describedby={message ? messageId : undefined}
        disabled={!canAddToCart(goods.buy_state)}
        className={css.input}
        data-part="input"
        data-changed={dataAttr(message !== null)}
      />
      <span role="status" id={messageId} className={plain}>
        {message && (
          <span className={css.message} data-part="message">
            {messageText(message, goods.bzdw, words)}
          </span>
        )}
      </span>
    </td>
  )
}

function messageText(message: StoreMatrixMessage, unit: string, words: Words): string {
  switch (message.kind) {
    case 'number':
      return words.numberFault(message.fault)
    case 'unit':
      return words.otherUnit(message.other, unit)
    case 'adjusted':
      return words.adjusted(message.adjusted)
    case 'service':
      return message.text
  }
}
