import type { PdfContent } from './content'
import { drawContract } from './draw-contract'
import { drawInvoice } from './draw-invoice'

/** Draws a PDF. It takes tenths of a second of CPU time: the service does it in a thread of its own. */
export default function draw(content: PdfContent): Promise<Uint8Array> {
  return content.kind === 'invoice' ? drawInvoice(content) : drawContract(content)
}
