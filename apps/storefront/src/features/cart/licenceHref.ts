import type { SessionUser } from '@yaoji/api-client/contract/user'
import { isLicenceChecked } from '@yaoji/domain'
import { href } from '../../routes'

/**
 * The page to complete or renew a licence that prevents ordering: the registration until the licence has passed, then
 * the documents. Undefined while it is valid or in review.
 */
export function licenceHref({ licence_state, licence_message }: SessionUser): string | undefined {
  const fine = licence_state === 'passed' && licence_message === ''
  if (fine || licence_state === 'submitted') return undefined
  return href(isLicenceChecked(licence_state) ? 'accountDocuments' : 'registerStep3')
}
