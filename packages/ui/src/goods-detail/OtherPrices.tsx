'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import type { Times } from '../formats/times'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { joinClass } from '../part/joinClass'
import { type LimitedOffer, OFFER_NAMES } from '../part/offerText'
import { Price } from '../price'
import * as css from './GoodsLines.css'

export const otherPricesLabels = {
  title: '其他价格',
  /** Near-expiry stock; the month is empty where it is not known. */
  nearExpiry: (month: string) => `近效期 ${month}`,
  offer: (kind: LimitedOffer['kind']): string => OFFER_NAMES[kind],
  regular: '常规价',
  limit: (number: number, unit: string) => `限购 ${number} ${unit}`,
}

/** Another line of a product, by the wire's names. */
export interface OtherPrice {
  id: number
  goods_price_id: number
  bzdw: string
  /** Absent where the buyer may not see it. */
  price?: string | undefined
  /** 1 where it expires soon. */
  near_expiry: number
  expiry_date: string | null
  offer?: LimitedOffer | undefined
  /** Most packs for one buyer, or null. */
  max_qty: number | null
}

export interface OtherPricesProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  /** The other lines of the product. */
  list: readonly OtherPrice[]
  /** The address of a line. */
  hrefOf: (line: OtherPrice) => string
  /** Words in place of those of {@link otherPricesLabels}. */
  labels?: Partial<typeof otherPricesLabels>
}

/**
 * Other lines of the same product, such as near-expiry stock, each of which is sold by itself. Renders `dl`; nothing
 * without any.
 */
export const OtherPrices = forwardRef<HTMLDListElement, OtherPricesProps>(function OtherPrices(
  { list, hrefOf, labels, className, ...rest },
  ref,
) {
  const words = useLabels('otherPrices', otherPricesLabels, labels)
  const times = useTimes()
  if (list.length === 0) return null
  return (
    <dl {...rest} ref={ref} className={joinClass(css.root, className)}>
      <div className={css.line} data-part="line">
        <dt className={css.name} data-part="name">
          {words.title}
        </dt>
        <dd className={css.links} data-part="links">
          {list.map(line => (
            <Link key={line.goods_price_id} href={hrefOf(line)} className={css.link} data-part="link">
              {nameOf(line, words, times)}
              {line.price !== undefined && <Price value={line.price} size="s" unit={line.bzdw} />}
              {line.offer && line.max_qty !== null && ` ${words.limit(line.max_qty, line.bzdw)}`}
            </Link>
          ))}
        </dd>
      </div>
    </dl>
  )
})

function nameOf(
  { near_expiry, expiry_date, offer }: OtherPrice,
  words: typeof otherPricesLabels,
  times: Times,
): string {
  if (near_expiry === 1) return words.nearExpiry(expiry_date ? times.month(expiry_date) : '')
  return offer ? words.offer(offer.kind) : words.regular
}
