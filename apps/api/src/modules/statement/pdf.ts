import { callOf, type DataOf, type InputOf } from '@yaoji/api-client/contract'
import { statementGet } from '@yaoji/api-client/contract/statement'
import { statementBuyer } from '@yaoji/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StatementContent } from '../../pdf/content'
import type { Deps } from '../../wire/deps'
import { readInput } from '../../wire/read-input'
import { conflict, unauthenticated } from '../../wire/refusal'
import { drawAlone } from '../file/draw-alone'
import { fileHeaders } from '../file/send-file'
import { readStatement } from './read'

/** Answers with a statement as a PDF. It is drawn now and not kept: while its month runs, the next one says more. */
export async function sendStatement(
  { db, now, ports, config }: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { viewer, log } = request
  const { buyer } = viewer
  if (!buyer) throw unauthenticated()
  // It was read by the schema of this call.
  const input = readInput(callOf(statementGet), request).input as InputOf<typeof statementGet>
  let name = ''
  const bytes = await drawAlone({ pdf: ports.pdf, log }, buyer.id, async () => {
    const answer = await readStatement({ db, now: now(), viewer: { ...viewer, buyer } }, input)
    const content = contentOf(answer, config.demo)
    name = `对账单 ${answer.month} ${statementBuyer(content.company, content.stores)}`
    return content
  })
  return reply
    .headers(fileHeaders({ name, type: 'application/pdf', size: bytes.length }))
    .send(Buffer.from(bytes))
}

function contentOf(answer: DataOf<typeof statementGet>, specimen: boolean): StatementContent {
  const { begin_date, end_date, made_at, is_running, company, stores, store_id, rules, statement } = answer
  if (!statement) throw conflict(`本月记录超过 ${answer.max_rows} 笔，不能生成一张对账单，请按门店查看`)
  return {
    kind: 'statement',
    ...{ begin_date, end_date, made_at, company, rules, specimen },
    running: is_running === 1,
    stores: store_id === null ? stores.length : 1,
    supplier: answer.supplier_company,
    ...statement,
  }
}
