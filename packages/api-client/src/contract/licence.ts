import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import { fileInfo } from './entity/file'
import { documentType } from './entity/licence'
import { licenceState } from './entity/session-user'
import type { noInput } from './input/wire'
import type { registerDocumentInput } from './payload/register'
import { date, flag, id, int, time } from './wire'

export const userScopes = endpoint({
  name: 'licence.scopes',
  method: 'GET',
  path: '/api/user/jyfw',
  access: 'buyer',
  input: payload<typeof noInput>,
  data: z.object({
    list: z.array(
      z.object({
        name: z.string(),
        is_open: flag,
        goods_count: int,
        /** What opens it, for the buyer; empty when it is open. */
        needs: z.string(),
      }),
    ),
    /** How to open a scope that is not open; empty when all are open. */
    message: z.string(),
  }),
})

/** A version of a document that was submitted. */
const version = z.object({
  id,
  number: z.string(),
  /** The person whom an authorisation names; empty otherwise. */
  person: z.string(),
  begin_date: z.nullable(date),
  end_date: z.nullable(date),
  long_term: flag,
  /** `current`: it counts now; `replaced`: a newer one counts. */
  state: z.literal(['current', 'reviewing', 'rejected', 'replaced']),
  state_text: z.string(),
  /** Why it was rejected; empty otherwise. */
  reason: z.string(),
  files: z.array(fileInfo),
  submitted_at: time,
})
export type LicenceVersion = z.output<typeof version>

const licenceDocument = z.object({
  /** Null for a document that was not uploaded. */
  id: z.nullable(id),
  type: documentType,
  name: z.string(),
  /** The types of which one is enough. */
  types: z.array(documentType),
  is_required: flag,
  number: z.string(),
  /** The person whom an authorisation names; empty otherwise. */
  person: z.string(),
  begin_date: z.nullable(date),
  end_date: z.nullable(date),
  long_term: flag,
  state: z.literal(['valid', 'expiring', 'expired', 'rejected', 'missing', 'reviewing']),
  state_text: z.string(),
  /** Days until its last day, negative after it; null without an end date. */
  days_left: z.nullable(int),
  /** Why it was rejected; empty otherwise. */
  reason: z.string(),
  files: z.array(fileInfo),
  /** What was submitted, the newest first; empty for a document that was not uploaded. */
  versions: z.array(version),
})
export type LicenceDocument = z.output<typeof licenceDocument>

const documents = z.object({
  licence_state: licenceState,
  licence_text: z.string(),
  /** Message about the documents; empty when no action is needed. */
  licence_message: z.string(),
  /** 1: documents can be updated here; 0: in the registration. */
  can_update: flag,
  enterprise: z.object({
    type: z.string(),
    type_text: z.string(),
    company: z.string(),
    credit_code: z.string(),
    legal_person: z.string(),
    address: z.string(),
  }),
  list: z.array(licenceDocument),
})

export const userDocuments = endpoint({
  name: 'licence.documents',
  method: 'GET',
  path: '/api/user/zizhi',
  access: 'buyer',
  input: payload<typeof noInput>,
  data: documents,
})

export const documentUpdate = endpoint({
  name: 'licence.update',
  method: 'PUT',
  path: '/api/user/zizhi',
  access: 'buyer',
  input: payload<typeof registerDocumentInput>,
  data: documents,
})
