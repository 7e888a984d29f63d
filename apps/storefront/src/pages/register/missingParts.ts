import type { RegisterDocument, Registration } from '@yaoji/api-client/contract/register'
import { NO_SCOPE } from './ScopeChoice'

type Requirement = Registration['requirements'][number]

/** A part of step 3 without which the registration cannot be submitted. */
export interface MissingPart {
  readonly part: string
  readonly name: string
  /** What to do, at the part. */
  readonly error: string
}

/** The part of a requirement. */
export const partOf = ({ types }: Requirement): string => types.join()

export const SCOPES_PART = 'scopes'

/** What must be done before the registration can be submitted, in the order of the page. */
export function missingParts({ requirements, documents, scopes }: Registration): readonly MissingPart[] {
  const missing = requirements.flatMap(requirement => {
    const error = documentError(requirement, documents)
    return error === undefined ? [] : [{ part: partOf(requirement), name: requirement.name, error }]
  })
  const error = scopesError(scopes, missing.length > 0)
  return error === undefined ? missing : [...missing, { part: SCOPES_PART, name: '经营范围', error }]
}

const STATE_ERRORS: Readonly<Partial<Record<RegisterDocument['state'], string>>> = {
  rejected: '已被驳回，请修改后保存',
  expired: '已过有效期，请更新后保存',
}

function documentError(
  { types, name, is_required, is_complete }: Requirement,
  documents: readonly RegisterDocument[],
): string | undefined {
  const wrong = documents.find(({ type, state }) => types.includes(type) && state in STATE_ERRORS)
  if (wrong) return `${wrong.name}${STATE_ERRORS[wrong.state]}`
  return is_required && !is_complete ? `请填写并保存${name}` : undefined
}

/** A scope that waits for its document has no message while a document is missing. */
function scopesError(scopes: Registration['scopes'], lacksDocument: boolean): string | undefined {
  const chosen = scopes.filter(({ is_chosen }) => is_chosen)
  if (chosen.length === 0) return NO_SCOPE
  const closed = lacksDocument ? [] : chosen.flatMap(({ message }) => message || [])
  return closed.length > 0 ? closed.join('；') : undefined
}
