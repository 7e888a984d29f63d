import {
  supplyContractDetail,
  supplyContractList,
  supplyContractSign,
} from '@yaoji/api-client/contract/supply-contract'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import type { Deps } from '../../wire/deps'
import { everySeconds } from '../../wire/timer'
import type { PdfContext } from '../file/store-pdf'
import { drawSigned, sendContract } from './pdf'
import { listContracts, showContract } from './read'
import { signContract } from './sign'

/** Interval of the search for signed contracts without a PDF. */
const PDF_SECONDS = 10

export function supplyContractRoutes(app: FastifyInstance): void {
  bind(app, supplyContractList, context => listContracts(context))
  bind(app, supplyContractDetail, async context => ({
    contract: await showContract(context, context.input.id),
  }))
  bind(app, supplyContractSign, async context => ({ contract: await signContract(context) }), {
    transaction: 'own',
  })
  app.get<{ Params: { id: string } }>('/api/supply_contract/:id/pdf', ({ params, viewer, log }, reply) =>
    sendContract(pdfContext(app.deps, log), reply, { id: params.id, userId: viewer.buyer?.id ?? null }),
  )
  everySeconds(app, PDF_SECONDS, () => drawSigned(pdfContext(app.deps, app.log)))
}

function pdfContext({ db, now, ports }: Deps, log: FastifyBaseLogger): PdfContext {
  return { db, now: now(), ports, logError: (err, what) => log.error({ err }, what) }
}
