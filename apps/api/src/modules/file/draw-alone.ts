import type { FastifyBaseLogger } from 'fastify'
import type { PdfContent } from '../../pdf/content'
import type { Ports } from '../../ports/ports'
import { Refusal, tooMany } from '../../wire/refusal'

/** The buyers for whom a PDF is being drawn now, by the port that draws. */
const drawing = new WeakMap<Ports['pdf'], Set<number>>()

/**
 * Draws a PDF that is not kept. One of a buyer at a time: those of the others do not wait for many of one. While none can
 * be made it is a 503.
 */
export async function drawAlone(
  { pdf, log }: { readonly pdf: Ports['pdf']; readonly log: FastifyBaseLogger },
  userId: number,
  content: () => Promise<PdfContent>,
): Promise<Uint8Array> {
  const running = drawing.get(pdf) ?? new Set()
  drawing.set(pdf, running)
  if (running.has(userId)) throw tooMany('正在生成文件，请稍候再试')
  running.add(userId)
  try {
    const read = await content()
    return await pdf.draw(read).catch(error => {
      log.error({ err: error, kind: read.kind }, 'a PDF was not made')
      throw new Refusal(503, '文件暂时无法生成，请稍后再试')
    })
  } finally {
    running.delete(userId)
  }
}
