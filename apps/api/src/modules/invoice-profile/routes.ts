import { invoiceProfile, invoiceProfileSave } from '@yaoji/api-client/contract/invoice'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { saveProfile, showProfile } from './service'

export function invoiceProfileRoutes(app: FastifyInstance): void {
  bind(app, invoiceProfile, context => showProfile(context))
  bind(app, invoiceProfileSave, async context => {
    await saveProfile(context, context.input)
    return showProfile(context)
  })
}
