import { floorPrice, parsePrice } from '@yaoji/domain'
import { Link } from '../link'
import * as css from './SideCartContent.css'

/** A short cart line, by the wire's names. */
export interface SideCartLine {
  id: number
  number: number
  price?: string | undefined
  combination: { name: string } | null
  goods: { id: number; name: string; ypgg: string; bzdw: string; goods_image: readonly { list: string }[] }
}

/** Lines beyond these are left to the cart's own page: the panel is for a glance. */
const MOST_LINES = 30

export interface SideCartLinesProps<Line extends SideCartLine> {
  lines: readonly Line[]
  goodsHref: (line: Line) => string
  onDelete?: ((id: number) => void) | undefined
  cartHref: string
}

/** The first lines of the cart, short: picture, name, spec, price and number. */
export function SideCartLines<Line extends SideCartLine>({
  lines,
  goodsHref,
  onDelete,
  cartHref,
}: SideCartLinesProps<Line>) {
  const rest = lines.length - MOST_LINES
  return (
    <>
      <ul className={css.lines} aria-label="购物车商品">
        {lines.slice(0, MOST_LINES).map(line => (
          <Row key={line.id} line={line} href={goodsHref(line)} onDelete={onDelete} />
        ))}
      </ul>
      {rest > 0 && (
        <p className={css.more}>
          还有 {rest} 种，
          <Link href={cartHref} className={css.moreLink}>
            在购物车中查看
          </Link>
        </p>
      )}
    </>
  )
}

interface RowProps {
  line: SideCartLine
  href: string
  onDelete: ((id: number) => void) | undefined
}

function Row({ line, href, onDelete }: RowProps) {
  const { goods } = line
  const name = line.combination?.name ?? goods.name
  const image = goods.goods_image[0]?.list
  return (
    <li className={css.line}>
      <span className={css.picture}>
        {image && <img src={image} alt="" width={40} height={40} loading="lazy" decoding="async" />}
      </span>
      <Link href={href} className={css.name} title={name}>
        {name}
      </Link>
      <p className={css.spec}>{goods.ypgg}</p>
      <p className={css.amount}>
        {line.price !== undefined && <span className={css.price}>¥{floorPrice(parsePrice(line.price))}</span>}
        <span>
          ×{line.number} {goods.bzdw}
        </span>
      </p>
      {onDelete && (
        <button
          type="button"
          className={css.remove}
          aria-label={`删除 ${name}`}
          onClick={() => onDelete(line.id)}
        >
          删除
        </button>
      )}
    </li>
  )
}
