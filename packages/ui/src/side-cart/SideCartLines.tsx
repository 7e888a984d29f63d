'use client'
import { useMoney } from '../formats/useMoney'
import { Link } from '../link'
import { dataAttr } from '../part/dataAttr'
import { ProductImage } from '../part/ProductImage'
import { QuantityStepper } from '../quantity-stepper'
import { plain } from '../theme/base.css'
import * as css from './SideCartContent.css'
import type { sideCartLabels } from './SideCartRoot'
import type { SideCartLine } from './sideCartTypes'

/** Lines beyond these are left to the cart's own page: the panel is for a glance. */
const MOST_LINES = 30

interface SideCartLinesProps<Line extends SideCartLine> {
  lines: readonly Line[]
  goodsHref: (line: Line) => string
  onNumber: ((id: number, number: number) => void) | undefined
  onDelete: ((id: number) => void) | undefined
  cartHref: string
  words: typeof sideCartLabels
}

/** The first lines of the cart, short: picture, name, specification, price and number. Lines set `data-editable`. */
export function SideCartLines<Line extends SideCartLine>(props: SideCartLinesProps<Line>) {
  const { lines, goodsHref, onNumber, onDelete, cartHref, words } = props
  const rest = lines.length - MOST_LINES
  return (
    <>
      <ul className={plain} aria-label={words.lines} data-part="lines">
        {lines.slice(0, MOST_LINES).map(line => (
          <Row key={line.id} href={goodsHref(line)} {...{ line, onNumber, onDelete, words }} />
        ))}
      </ul>
      {rest > 0 && (
        <p className={css.more} data-part="more">
          {words.more(rest)}
          <Link href={cartHref} className={css.moreLink} data-part="more-link">
            {words.moreLink}
          </Link>
        </p>
      )}
    </>
  )
}

interface RowProps {
  line: SideCartLine
  href: string
  onNumber: ((id: number, number: number) => void) | undefined
  onDelete: ((id: number) => void) | undefined
  words: typeof sideCartLabels
}

function Row({ line, href, onNumber, onDelete, words }: RowProps) {
  const money = useMoney()
  const { goods } = line
  const name = line.combination?.name ?? goods.name
  const image = goods.goods_image[0]?.list
  return (
    <li className={css.line} data-part="line" data-editable={dataAttr(onNumber !== undefined)}>
      <span className={css.picture} data-part="picture">
        {image && <ProductImage src={image} size={40} className={plain} />}
      </span>
      <Link href={href} className={css.name} title={name} data-part="name">
        {name}
      </Link>
      <p className={css.spec} data-part="spec">
        {goods.ypgg}
      </p>
      <p className={css.amount} data-part="amount">
        {line.price !== undefined && (
          <span className={css.price} data-part="price">
            {money.text(line.price)}
          </span>
        )}
        {!onNumber && (
          <span className={plain}>
            ×{line.number} {goods.bzdw}
          </span>
        )}
      </p>
      {onNumber && (
        <span className={css.number} data-part="number">
          <QuantityStepper
            label={words.quantity(name)}
            rule={{ ...goods, stock: goods.number, unit: goods.bzdw }}
            value={line.number}
            onQuantityChange={number => onNumber(line.id, number)}
          />
          {goods.bzdw}
        </span>
      )}
      {line.error && (
        <p role="alert" className={css.error} data-part="error">
          {line.error}
        </p>
      )}
      {onDelete && (
        <button
          type="button"
          className={css.remove}
          data-part="remove"
          aria-label={words.removeLine(name)}
          onClick={() => onDelete(line.id)}
        >
          {words.remove}
        </button>
      )}
    </li>
  )
}
