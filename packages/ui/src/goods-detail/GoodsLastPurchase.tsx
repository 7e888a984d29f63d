'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { useMoney } from '../formats/useMoney'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { PriceChange } from '../part/PriceChange'
import * as css from './GoodsLines.css'

export const goodsLastPurchaseLabels = {
  last: '上次购买',
  /** Day, packs and unit price, which is not there where the buyer may not see it. */
  text: (day: string, packs: string, price: string | undefined) =>
    [day, packs, price].filter(Boolean).join(' · '),
  packs: (number: number, unit: string) => `${number} ${unit}`,
  /** Beside a last price of near-expiry stock, which cannot be compared with the price now. */
  nearExpiry: '近效期',
  now: '现价',
  never: '还没有买过',
  loading: '…',
  rise: (amount: string) => `比上次贵 ${amount}`,
  drop: (amount: string) => `比上次便宜 ${amount}`,
}

/** What the buyer bought of a product before, by the wire's names. */
export interface LastPurchase {
  last_number: number
  last_at: string
  /** Absent where the buyer may not see the price. */
  last_price?: string | undefined
  last_near_expiry: 0 | 1
}

export interface GoodsLastPurchaseProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  goods: { bzdw: string; price?: string | undefined }
  /** Null before the first purchase; undefined until it is known: its place is kept from the start. */
  bought: LastPurchase | null | undefined
  /** Words in place of those of {@link goodsLastPurchaseLabels}. */
  labels?: Partial<typeof goodsLastPurchaseLabels>
}

/** The last purchase of a product, and the price then and now. Renders `dl`. */
export const GoodsLastPurchase = forwardRef<HTMLDListElement, GoodsLastPurchaseProps>(
  function GoodsLastPurchase({ goods, bought, labels, className, ...rest }, ref) {
    const words = useLabels('goodsLastPurchase', goodsLastPurchaseLabels, labels)
    const money = useMoney()
    return (
      <dl {...rest} ref={ref} className={joinClass(css.root, css.last, className)}>
        <div className={css.line} data-part="line">
          <dt className={css.name} data-part="name">
            {words.last}
          </dt>
          <dd className={css.value} data-part="value">
            <LastText {...{ goods, bought, words }} />
          </dd>
        </div>
        {bought && goods.price !== undefined && (
          <div className={css.line} data-part="line">
            <dt className={css.name} data-part="name">
              {words.now}
            </dt>
            <dd className={css.value} data-part="value">
              {money.text(goods.price)}{' '}
              <PriceChange
                price={goods.price}
                last_price={bought.last_price}
                last_near_expiry={bought.last_near_expiry}
                words={words}
              />
            </dd>
          </div>
        )}
      </dl>
    )
  },
)

interface LastTextProps extends Pick<GoodsLastPurchaseProps, 'goods' | 'bought'> {
  words: typeof goodsLastPurchaseLabels
}

function LastText({ goods, bought, words }: LastTextProps) {
  const money = useMoney()
  const times = useTimes()
  if (!bought) return bought === null ? words.never : words.loading
  const { last_at, last_number, last_price, last_near_expiry } = bought
  const paid = last_price === undefined ? undefined : money.text(last_price)
  const text = words.text(times.date(last_at), words.packs(last_number, goods.bzdw), paid)
  return last_near_expiry === 1 ? `${text} ${words.nearExpiry}` : text
}
