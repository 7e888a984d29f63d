import { failureText } from '@yaoji/hooks'
import { UNKNOWN_FAILURE } from './presentationOf'

/**
 * What a page says in place about a failed write; null for a cancelled one. When it is unknown whether the service
 * carried it out, `unknownOutcome` follows.
 */
export function failureTextOf(error: unknown, unknownOutcome = ''): string | null {
  return failureText(error, {
    failed: UNKNOWN_FAILURE,
    unknown: text => (unknownOutcome ? `${text.replace(/。$/, '')}。${unknownOutcome}` : text),
  })
}
