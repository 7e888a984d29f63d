'use client'
import { formatPrice, packContent, parsePrice, piecePrice } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes, type ReactNode, type RefAttributes } from 'react'
import { useMoney } from '../formats/useMoney'
import { useLabels } from '../labels/useLabels'
import { Panel } from '../panel'
import { joinClass } from '../part/joinClass'
import { Skeleton } from '../skeleton'
import { pieceText } from './pieceText'
import * as css from './SimilarGoods.css'
import type { SimilarGoodsGoods, SimilarGoodsItem } from './SimilarGoodsItem'
import { SimilarGoodsRow } from './SimilarGoodsRow'
import { type SimilarMatch, similarGoodsLabels } from './similarGoodsLabels'

export interface SimilarGoodsProps<Goods extends SimilarGoodsGoods>
  extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'title'> {
  /** The product that the others are compared with, by the wire's names. */
  goods: { ypgg: string; bzdw: string; price?: string | undefined }
  /** The others, in their order, by match; undefined until they are known. */
  list: readonly SimilarGoodsItem<Goods>[] | undefined
  /**
   * How many there are in all.
   * @default 0
   */
  total?: number | undefined
  /**
   * Rows that are expected, while the list is loading.
   * @default 4
   */
  loadingRows?: number
  /** Address of a product's own page. */
  goodsHref: (goods: Goods) => string
  /** The add button of a product was pressed: how many packs. */
  onAdd?: (goods: Goods, number: number) => void
  /** Whether an add of the product is on its way. */
  isBusy?: (goods: Goods) => boolean
  /** How many packs of the product were just added, which its button says; undefined again a moment later. */
  addedOf?: (goods: Goods) => number | undefined
  /** Texts in place of {@link similarGoodsLabels}. */
  labels?: Partial<typeof similarGoodsLabels>
}

const MATCHES: readonly SimilarMatch[] = ['same', 'unstated', 'other', 'unread']

/**
 * The same medicine of other makers, with the price of a piece where the content of a pack is certain, in groups by
 * whether these prices compare. Renders a Panel: `section` with an `h2`; a group sets `data-match`.
 */
export const SimilarGoods = forwardRef<HTMLElement, SimilarGoodsProps<SimilarGoodsGoods>>(
  function SimilarGoods(props, ref) {
    const { goods, list, total = 0, loadingRows = 4, goodsHref, onAdd, isBusy, addedOf, ...others } = props
    const { labels, className, ...rest } = others
    const words = useLabels('similarGoods', similarGoodsLabels, labels)
    return (
      <Panel
        size="s"
        title={words.title}
        aside={<OwnPrice goods={goods} words={words} />}
        {...rest}
        ref={ref}
        className={joinClass(css.root, className)}
      >
        {list === undefined && (
          <Skeleton variant="rows" count={loadingRows} label={words.loading} className={css.loading} />
        )}
        {list?.length === 0 && (
          <p className={css.note} data-part="none">
            {words.none}
          </p>
        )}
        {MATCHES.map(match => {
          const found = list?.filter(item => item.match === match) ?? []
          if (found.length === 0) return null
          return (
            <div key={match} className={css.group} data-part="group" data-match={match}>
              <h3 className={css.heading} data-part="heading">
                {words.groups[match](found[0]?.pack_content?.strength ?? '')}
              </h3>
              <ul className={css.list} data-part="list">
                {found.map(item => (
                  <SimilarGoodsRow
                    key={item.goods.id}
                    item={item}
                    href={goodsHref(item.goods)}
                    onAdd={number => onAdd?.(item.goods, number)}
                    busy={isBusy?.(item.goods)}
                    added={addedOf?.(item.goods)}
                    words={words}
                  />
                ))}
              </ul>
            </div>
          )
        })}
        {list && total > list.length && (
          <p className={css.note} data-part="more">
            {words.more(list.length, total)}
          </p>
        )}
      </Panel>
    )
  },
  // A type parameter does not pass through forwardRef.
) as <Goods extends SimilarGoodsGoods>(
  props: SimilarGoodsProps<Goods> & RefAttributes<HTMLElement>,
) => ReactNode

interface OwnPriceProps {
  goods: SimilarGoodsProps<SimilarGoodsGoods>['goods']
  words: typeof similarGoodsLabels
}

/** The price of a piece of the product itself, to compare with. */
function OwnPrice({ goods: { ypgg, bzdw, price }, words }: OwnPriceProps) {
  const money = useMoney()
  const content = packContent(ypgg, bzdw)
  const piece = content && price !== undefined ? piecePrice(parsePrice(price), content) : null
  if (!content || piece === null) return null
  return (
    <span className={css.own} data-part="own">
      {words.own(pieceText(money, formatPrice(piece)), content.unit)}
    </span>
  )
}
