import type { goods } from '../modules/goods/tables'

/** `s` is legible at 80 px, `l` at 420 px. */
export type PictureSize = 's' | 'l'

/** Makes the pictures of the catalogue as SVG. The demonstration draws them (`demo/pictures`). */
export interface PicturePort {
  product(row: typeof goods.$inferSelect, size: PictureSize): string
  brand(name: string): string
  /** null when there is none of that name. */
  category(name: string): string | null
  banner(ad: AdPicture): string
}

/** An ad whose picture is asked for. */
export interface AdPicture {
  /** Name in the picture's address. */
  readonly name: string
  /** The place that shows it; see the table `ads`. */
  readonly slot: string
  readonly title: string
  readonly subtitle: string
}
