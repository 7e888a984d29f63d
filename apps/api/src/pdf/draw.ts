import type { PdfContent } from './content'
import { drawContract } from './draw-contract'
import { drawInvoice } from './draw-invoice'
import { drawSpecimenReport } from './draw-report'

/** Draws a PDF. It takes tenths of a second of CPU time: the service does it in a thread of its own. */
export default function draw(content: PdfContent): Promise<Uint8Array> {
  if (content.kind === 'invoice') return drawInvoice(content)
  return content.kind === 'contract' ? drawContract(content) : drawSpecimenReport(content)
}
