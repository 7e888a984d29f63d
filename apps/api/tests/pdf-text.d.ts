/** A text where it stands on its page; points from the left and from the top of the page. */
interface PlacedText {
  readonly text: string
  readonly x: number
  readonly y: number
}
/** A rectangle of a page, such as the frame of a cell. */
interface Frame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
interface PdfPage {
  /** In the order of their drawing. */
  readonly texts: readonly PlacedText[]
  readonly frames: readonly Frame[]
}
/** The pages of an upright A4 PDF that has one font. */
export declare function pagesOf(pdf: Uint8Array): PdfPage[]
/** The text in a frame, its lines in the order of their drawing. */
export declare function textIn({ texts }: PdfPage, { left, top, width, height }: Frame): string
//# sourceMappingURL=pdf-text.d.ts.map
