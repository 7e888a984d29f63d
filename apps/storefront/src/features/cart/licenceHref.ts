import type { SessionUser } from '@yaoji/api-client/contract/user'
import { href } from '../../routes'

/** The page to renew a licence that prevents ordering; undefined while it is valid or in review. */
export function licenceHref({ licence_state, licence_message }: SessionUser): string | undefined {
  const fine = licence_state === 'passed' && licence_message === ''
  return fine || licence_state === 'submitted' ? undefined : href('accountDocuments')
}
