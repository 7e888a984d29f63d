'use client'
import { isEphedrine } from '@yaoji/domain'
import { useTimes } from '../formats/useTimes'
import { dataAttr } from '../part/dataAttr'
import { useCartTable, useCartTableLine } from './CartTableContext'
import * as css from './CartTableRow.css'

/** What decides how a product is stored and packed, at the end of the line of its specification. */
export function CartTableFacts() {
  const { words } = useCartTable('CartTableGoodsCell')
  const { goods, combination } = useCartTableLine('CartTableGoodsCell').line
  const times = useTimes()
  if (combination) return null
  const { storage, special_flag, expiry_date, near_expiry, mid_pack = 0, bzdw } = goods
  const stored = storage === 'cold' || storage === 'frozen' ? words.storage[storage] : ''
  const marks = [stored, isEphedrine(special_flag) ? words.ephedrineMark : ''].filter(Boolean)
  return (
    <>
      {marks.map(mark => (
        <span key={mark} className={css.mark} data-part="mark">
          {mark}
        </span>
      ))}
      <span className={css.expiry} data-part="expiry" data-near={dataAttr(near_expiry === 1)}>
        {expiry_date && words[near_expiry === 1 ? 'nearExpiry' : 'expiry'](times.month(expiry_date))}
      </span>
      <span className={css.midPack} data-part="mid-pack">
        {mid_pack > 1 && words.midPack(mid_pack, bzdw)}
      </span>
    </>
  )
}
