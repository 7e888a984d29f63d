import type { DocumentType } from '@yaoji/domain'

/** What an authorisation can be filled in with. Empty where it is not known. */
export interface AuthorisationFacts {
  readonly company: string
  readonly credit_code: string
  readonly legal_person: string
  /** The person who buys, and the number of their identity card. */
  readonly person: string
  readonly identity: string
}

interface KnownDocument {
  readonly type: DocumentType
  readonly number: string
  readonly person: string
}

type Enterprise = Pick<AuthorisationFacts, 'company' | 'credit_code' | 'legal_person'>

/** What an enterprise and its documents say for an authorisation. */
export function authorisationFacts(
  { company, credit_code, legal_person }: Enterprise,
  documents: readonly KnownDocument[],
): AuthorisationFacts {
  const find = (type: DocumentType) => documents.find(each => each.type === type)
  return {
    ...{ company, credit_code, legal_person },
    person: find('authorisation')?.person ?? '',
    identity: find('buyer_identity')?.number ?? '',
  }
}

/** The value of `print` in an address: the form with what is known, or a blank one. */
export const AUTHORISATION_PRINTS = ['authorisation', 'blank-authorisation'] as const
