/** `s` is legible at 80 px, `l` at 420 px. */
export type PictureSize = 's' | 'l'

/** Makes the pictures of the catalogue as SVG. The demonstration draws them (`demo/pictures`). */
export interface PicturePort {
  product(product: ProductPicture, size: PictureSize): string
  brand(name: string): string
  /** null when there is none of that name. */
  category(name: string): string | null
  banner(ad: AdPicture): string
}

/** A product whose picture is requested; see the table `goods`. */
export interface ProductPicture {
  readonly id: number
  readonly name: string
  readonly common_name: string
  readonly trade_name: string
  readonly ypgg: string
  readonly sccj: string
  readonly dosage_form: string
  readonly bzdw: string
  readonly rx_type: string
  readonly approval_no: string
  readonly origin: string
}

/** An ad whose picture is requested. */
export interface AdPicture {
  /** Name in the picture's address. */
  readonly name: string
  /** The place that shows it; see the table `ads`. */
  readonly slot: string
  readonly title: string
  readonly subtitle: string
}
