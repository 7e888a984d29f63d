import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import type { idOnly, noInput } from './input/wire'
import type { supplyContractSignInput } from './payload/supply-contract'
import { date, id, int, time } from './wire'

/** The supplier or the buyer of a contract. A text that is not known is empty. */
const party = z.object({
  company: z.string(),
  credit_code: z.string(),
  legal_person: z.string(),
  address: z.string(),
  contact: z.string(),
  phone: z.string(),
})
export type ContractParty = z.output<typeof party>

/** What both parties agree on. */
const agreement = z.object({
  begin_date: date,
  /** The last day; it is part of the contract. */
  end_date: date,
  supplier: party,
  /** As it was when the contract was signed. */
  buyer: party,
  /** Version of the terms; the signature names it. */
  terms_version: int,
  terms: z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()) })),
})
export type SupplyAgreement = z.output<typeof agreement>

/** A signed contract. */
const signed = z.object({
  id,
  number: z.string(),
  begin_date: date,
  end_date: date,
  signed_at: time,
  /** `coming`: its first day is not there yet. */
  state: z.literal(['coming', 'running', 'ended']),
  state_text: z.string(),
  /** Where the buyer reads the PDF. */
  pdf_url: z.string(),
})
export type SignedContract = z.output<typeof signed>

export const supplyContractList = endpoint({
  name: 'supplyContract.list',
  method: 'GET',
  path: '/api/supply_contract',
  access: 'buyer',
  input: payload<typeof noInput>,
  data: z.object({
    /** What the buyer can do now, or why there is nothing to sign. */
    message: z.string(),
    /** The contract that the buyer can sign now; null when there is none. */
    offer: z.nullable(agreement),
    /** Signed contracts, the newest first. */
    list: z.array(signed),
  }),
})

export const supplyContractDetail = endpoint({
  name: 'supplyContract.detail',
  method: 'GET',
  path: '/api/supply_contract/{id}',
  access: 'buyer',
  input: payload<typeof idOnly>,
  data: z.object({
    contract: z.extend(signed, {
      ...agreement.shape,
      /** The phone whose code signed it, with its middle hidden; empty for a contract without a code. */
      signed_phone: z.string(),
      /** SHA-256 of the text that was signed, in hex; empty where it was not recorded. */
      text_sha256: z.string(),
      /** SHA-256 of the PDF, in hex; empty until it is made. */
      pdf_sha256: z.string(),
    }),
  }),
})
export type SupplyContract = z.output<typeof supplyContractDetail.data>['contract']

export const supplyContractSign = endpoint({
  name: 'supplyContract.sign',
  method: 'POST',
  path: '/api/supply_contract',
  access: 'buyer',
  input: payload<typeof supplyContractSignInput>,
  data: z.object({ contract: signed }),
})
