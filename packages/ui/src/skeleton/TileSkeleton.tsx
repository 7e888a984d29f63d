import * as css from './TileSkeleton.css'

export interface TileSkeletonProps {
  /**
   * `card` as high as a goods card, `tile` as a tile of a row.
   * @default 'card'
   */
  kind?: 'card' | 'tile'
}

const LINES = { card: ['name', 'spec', 'facts'], tile: ['name', 'spec', 'maker'] } as const

/** Empty shapes in place of the picture, text, price and button of a product. Renders `span`; sets `data-kind`. */
export function TileSkeleton({ kind = 'card' }: TileSkeletonProps) {
  return (
    <span className={css.root} data-part="goods" data-kind={kind}>
      <span className={css.picture} data-part="picture" />
      {LINES[kind].map(line => (
        <span key={line} className={css.line} data-part={line} />
      ))}
      <span className={css.price} data-part="price" />
      {kind === 'card' && <span className={css.button} data-part="button" />}
    </span>
  )
}
