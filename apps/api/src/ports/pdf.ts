import type { PdfContent } from '../pdf/content'

/** Draws PDF files. The default draws in a thread of its own, one at a time. */
export interface PdfPort {
  /** The bytes of a PDF. Rejects when it cannot be drawn, or when too many wait. */
  draw(content: PdfContent): Promise<Uint8Array>
}
