import type { SessionUser } from '@yaoji/api-client/contract/user'
import { href } from '../../routes'

/** Where a licence that keeps the buyer from ordering is renewed; nowhere while it is fine or being reviewed. */
export function licenceHref({ licence_state, licence_message }: SessionUser): string | undefined {
  const fine = licence_state === 'passed' && licence_message === ''
  return fine || licence_state === 'submitted' ? undefined : href('accountDocuments')
}
