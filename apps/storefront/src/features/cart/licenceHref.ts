import type { SessionUser } from '@yaoji/api-client/contract/user'
import { isLicenceChecked, type LicenceState } from '@yaoji/domain'
import { href } from '../../routes'

/** The page to complete or renew a licence that prevents ordering; undefined while it is valid or in review. */
export function licenceHref({ licence_state, licence_message }: SessionUser): string | undefined {
  const fine = licence_state === 'passed' && licence_message === ''
  return fine || licence_state === 'submitted' ? undefined : licencePage(licence_state)
}

/** The page about a licence: the registration until it has passed, then the documents. */
export function licencePage(state: LicenceState): string {
  return href(isLicenceChecked(state) ? 'accountDocuments' : 'registerStep3')
}
