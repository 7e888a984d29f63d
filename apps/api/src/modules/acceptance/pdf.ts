import { callOf } from '@yaoji/api-client/contract'
import { acceptanceExport } from '@yaoji/api-client/contract/acceptance'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ports } from '../../ports/ports'
import { chinaTime } from '../../wire/clock'
import type { Context } from '../../wire/context'
import { readInput } from '../../wire/read-input'
import { notFound, unauthenticated } from '../../wire/refusal'
import { drawAlone } from '../file/draw-alone'
import { fileHeaders } from '../file/send-file'
import { exportRecords, type RecordFilters } from './records'

interface PdfContext extends Context {
  readonly ports: Pick<Ports, 'pdf'>
}

/** Most rows of one PDF. */
const ROWS_MOST = 500

/** Answers with the PDF of the records that the filters of the address find. It is drawn at each request. */
export async function sendRecords(
  context: PdfContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { viewer, log } = request
  const { buyer } = viewer
  if (!buyer) throw unauthenticated()
  // It was read by the schema of the export.
  const input = readInput(callOf(acceptanceExport), request).input as RecordFilters
  const { ports, now } = context
  const content = await drawAlone({ pdf: ports.pdf, log }, buyer.id, async () => {
    const { list, total } = await exportRecords(
      { ...context, viewer: { ...viewer, buyer } },
      input,
      ROWS_MOST,
    )
    if (list.length === 0) throw notFound('验收记录')
    return {
      kind: 'acceptance records',
      company: buyer.company,
      drawn_at: chinaTime(now),
      from: input.from ?? '',
      to: input.to ?? '',
      total,
      records: list,
    }
  })
  return reply
    .headers(fileHeaders({ name: '验收记录.pdf', type: 'application/pdf', size: content.byteLength }))
    .send(Buffer.from(content))
}
