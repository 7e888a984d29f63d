import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import { licenceState } from './entity/session-user'
import type { noInput } from './input/wire'
import { date, flag, id, int } from './wire'

export const userScopes = endpoint({
  name: 'licence.scopes',
  method: 'GET',
  path: '/api/user/jyfw',
  access: 'buyer',
  input: payload<typeof noInput>,
  data: z.object({
    list: z.array(z.object({ name: z.string(), is_open: flag, goods_count: int })),
    /** How to open a scope that is not open; empty when all are open. */
    message: z.string(),
  }),
})

const licenceDocument = z.object({
  /** Null for a document that was not uploaded. */
  id: z.nullable(id),
  type: z.string(),
  name: z.string(),
  is_required: flag,
  number: z.string(),
  begin_date: z.nullable(date),
  end_date: z.nullable(date),
  long_term: flag,
  state: z.literal(['valid', 'expiring', 'expired', 'rejected', 'missing', 'reviewing']),
  state_text: z.string(),
  /** Days until its last day, negative after it; null without an end date. */
  days_left: z.nullable(int),
  /** Why it was rejected; empty otherwise. */
  reason: z.string(),
})
export type LicenceDocument = z.output<typeof licenceDocument>

export const userDocuments = endpoint({
  name: 'licence.documents',
  method: 'GET',
  path: '/api/user/zizhi',
  access: 'buyer',
  input: payload<typeof noInput>,
  data: z.object({
    licence_state: licenceState,
    licence_text: z.string(),
    /** Message about the documents; empty when no action is needed. */
    licence_message: z.string(),
    enterprise: z.object({
      type: z.string(),
      type_text: z.string(),
      company: z.string(),
      credit_code: z.string(),
      legal_person: z.string(),
      address: z.string(),
    }),
    list: z.array(licenceDocument),
  }),
})
