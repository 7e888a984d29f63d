import type { PdfProblem } from '../pdf/check'
import type { PdfContent } from '../pdf/content'

/** Draws and checks PDF files. The default does both in threads of their own, one PDF at a time. */
export interface PdfPort {
  /** The bytes of a PDF. Rejects when it cannot be drawn, or when too many wait. */
  draw(content: PdfContent): Promise<Uint8Array>
  /** What is wrong with a PDF that somebody sent; null when nothing is. Rejects when it cannot be checked now. */
  check(file: string): Promise<PdfProblem | null>
}
