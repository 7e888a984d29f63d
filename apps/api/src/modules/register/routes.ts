import {
  registerAccount,
  registerDocument,
  registerDocumentRemove,
  registerDraft,
  registerEnterprise,
  registerScopes,
  registerSubmit,
  registerWithdraw,
} from '@yaoji/api-client/contract/register'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { users } from '../../session/tables'
import { bind } from '../../wire/bind'
import type { BuyerContext } from '../../wire/context'
import { unauthenticated } from '../../wire/refusal'
import { createAccount } from './account'
import { removeDocument, saveDocument } from './documents'
import { saveEnterprise, saveScopes } from './enterprise'
import { readRegistration } from './registration'
import { submitRegistration } from './submit'
import { withdrawRegistration } from './withdraw'

export function registerRoutes(app: FastifyInstance): void {
  // A counted try and a used code stay when the call is refused.
  bind(app, registerAccount, createAccount, { transaction: 'own' })
  bind(app, registerDraft, readRegistration)
  bind(app, registerEnterprise, changed(saveEnterprise))
  bind(app, registerDocument, changed(saveDocument))
  bind(app, registerDocumentRemove, changed(removeDocument))
  bind(app, registerScopes, changed(saveScopes))
  bind(app, registerSubmit, changed(submitRegistration))
  bind(app, registerWithdraw, changed(withdrawRegistration))
}

/** A handler that changes the registration and answers it as it is then. */
function changed<Input>(change: (context: BuyerContext, input: Input) => Promise<void>) {
  return async (context: BuyerContext & { readonly input: Input }) => {
    const { db, viewer } = context
    await change(context, context.input)
    const [buyer] = await db.select().from(users).where(eq(users.id, viewer.buyer.id))
    if (!buyer) throw unauthenticated()
    return readRegistration({ ...context, viewer: { ...viewer, buyer } })
  }
}
