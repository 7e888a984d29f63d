import type { PdfContent } from './content'
import { drawAcceptance } from './draw-acceptance'
import { drawContract } from './draw-contract'
import { drawInvoice } from './draw-invoice'
import { drawSpecimenReport } from './draw-report'
import { drawStatement } from './draw-statement'

/** Draws a PDF. It takes tenths of a second of CPU time: the service does it in a thread of its own. */
export default function draw(content: PdfContent): Promise<Uint8Array> {
  switch (content.kind) {
    case 'invoice':
      return drawInvoice(content)
    case 'contract':
      return drawContract(content)
    case 'statement':
      return drawStatement(content)
    case 'acceptance records':
      return drawAcceptance(content)
    case 'specimen report':
      return drawSpecimenReport(content)
  }
}
