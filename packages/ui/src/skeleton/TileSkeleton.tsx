import * as css from './TileSkeleton.css'

export interface TileSkeletonProps {
  /** `card` as high as a goods card, `tile` as a tile of a strip. */
  kind?: 'card' | 'tile'
}

const LINES = { card: ['name', 'spec', 'maker', 'pack'], tile: ['name', 'spec', 'maker'] } as const

/** An empty drawer: where picture, words, price and button of a goods will stand. */
export function TileSkeleton({ kind = 'card' }: TileSkeletonProps) {
  return (
    <span className={css.root} data-kind={kind}>
      <span className={css.picture} />
      {LINES[kind].map(line => (
        <span key={line} className={css.line} data-line={line} />
      ))}
      <span className={css.handle} />
      {kind === 'card' && <span className={css.button} />}
    </span>
  )
}
