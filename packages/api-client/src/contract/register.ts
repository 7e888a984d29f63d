import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import { cartMerge } from './entity/cart-merge'
import { fileInfo } from './entity/file'
import { documentType, enterpriseType } from './entity/licence'
import { licenceState, sessionUser } from './entity/session-user'
import type { noInput } from './input/wire'
import type {
  registerAccountInput,
  registerDocumentInput,
  registerDocumentRemoveInput,
  registerEnterpriseInput,
  registerScopesInput,
} from './payload/register'
import { date, flag, int, time } from './wire'

/** What step 2 keeps. The invoice profile has the company as its title and the credit code as its tax number. */
const enterprise = z.object({
  type: enterpriseType,
  type_text: z.string(),
  company: z.string(),
  credit_code: z.string(),
  legal_person: z.string(),
  province_code: z.string(),
  city_code: z.string(),
  district_code: z.string(),
  region: z.string(),
  /** Street and number, without the region. */
  address: z.string(),
  contact: z.string(),
  invoice_kind: z.literal(['ordinary', 'special']),
  /** Empty for ordinary invoices, like the three that follow. */
  bank: z.string(),
  account: z.string(),
  invoice_address: z.string(),
  invoice_phone: z.string(),
})

/** One row of step 3: one of `types` is enough. */
const requirement = z.object({
  types: z.array(documentType),
  /** Names of its documents, joined by 或. */
  name: z.string(),
  is_required: flag,
  /** 1: one of its documents is complete, in time and not rejected. */
  is_complete: flag,
  /** Scopes of the catalogue that it opens. */
  scopes: z.array(z.string()),
})

const document = z.object({
  type: documentType,
  name: z.string(),
  /** Empty for a document without a number. */
  number: z.string(),
  /** The person whom an authorisation names; empty otherwise. */
  person: z.string(),
  begin_date: z.nullable(date),
  /** Null for a long-term document. */
  end_date: z.nullable(date),
  long_term: flag,
  files: z.array(fileInfo),
  /** `draft`: entered and not submitted; `expired`: it ended before it was submitted. */
  state: z.literal(['draft', 'expired', 'reviewing', 'passed', 'rejected']),
  state_text: z.string(),
  /** Why it was rejected; empty otherwise. */
  reason: z.string(),
})
export type RegisterDocument = z.output<typeof document>

const scope = z.object({
  name: z.string(),
  goods_count: int,
  is_chosen: flag,
  /** 0: this kind of enterprise cannot open it. */
  is_available: flag,
  /** What is missing to open it, for the buyer; empty when nothing is. */
  message: z.string(),
})

/** A registration as it is kept, with everything that was entered. */
export const registration = z.object({
  /** The first step that is not complete, or where the review is. */
  step: z.literal(['enterprise', 'documents', 'review', 'submitted', 'passed']),
  /** 1: its steps can be changed and it can be submitted. */
  is_editable: flag,
  licence_state: licenceState,
  licence_text: z.string(),
  /** What is to be done, or what happens next and how long it takes. */
  message: z.string(),
  phone: z.string(),
  /** Null until it was submitted. */
  submitted_at: z.nullable(time),
  /** What the reviewer wrote about the whole; empty when nothing. */
  review_note: z.string(),
  /** Null until step 2 was saved. */
  enterprise: z.nullable(enterprise),
  /** What this kind of enterprise shows, the required rows first; empty until step 2 was saved. */
  requirements: z.array(requirement),
  /** Documents that were entered, at most one of each type. */
  documents: z.array(document),
  scopes: z.array(scope),
})
export type Registration = z.output<typeof registration>

export const registerAccount = endpoint({
  name: 'register.account',
  method: 'POST',
  path: '/api/register',
  access: 'anyone',
  input: payload<typeof registerAccountInput>,
  data: z.object({
    /** 1: the number has an account already. Nothing was made; the way on is the login. */
    has_account: flag,
    message: z.string(),
    /** The new session's user; null when the number has an account. */
    user: z.nullable(sessionUser),
    ...cartMerge,
    registration: z.nullable(registration),
  }),
})

/** Makes an account as {@link registerAccount} does, and binds the WeChat account that confirmed in this session. */
export const registerWechat = endpoint({
  name: 'register.wechat',
  method: 'POST',
  path: '/api/register/wechat',
  access: 'anyone',
  input: payload<typeof registerAccountInput>,
  data: registerAccount.data,
})

export const registerDraft = endpoint({
  name: 'register.draft',
  method: 'GET',
  path: '/api/register',
  access: 'buyer',
  input: payload<typeof noInput>,
  data: registration,
})

export const registerEnterprise = endpoint({
  name: 'register.enterprise',
  method: 'PUT',
  path: '/api/register/enterprise',
  access: 'buyer',
  input: payload<typeof registerEnterpriseInput>,
  data: registration,
})

export const registerDocument = endpoint({
  name: 'register.document',
  method: 'PUT',
  path: '/api/register/document',
  access: 'buyer',
  input: payload<typeof registerDocumentInput>,
  data: registration,
})

export const registerDocumentRemove = endpoint({
  name: 'register.documentRemove',
  method: 'DELETE',
  path: '/api/register/document',
  access: 'buyer',
  input: payload<typeof registerDocumentRemoveInput>,
  data: registration,
})

export const registerScopes = endpoint({
  name: 'register.scopes',
  method: 'PUT',
  path: '/api/register/scopes',
  access: 'buyer',
  input: payload<typeof registerScopesInput>,
  data: registration,
})

export const registerSubmit = endpoint({
  name: 'register.submit',
  method: 'POST',
  path: '/api/register/submit',
  access: 'buyer',
  creates: true,
  input: payload<typeof noInput>,
  data: registration,
})

/**
 * Withdraws a registration that waits for its review: it is a draft again, with everything that was entered. Refused with
 * a 409 when it was decided already.
 */
export const registerWithdraw = endpoint({
  name: 'register.withdraw',
  method: 'POST',
  path: '/api/register/withdraw',
  access: 'buyer',
  creates: true,
  input: payload<typeof noInput>,
  data: registration,
})
