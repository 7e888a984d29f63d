import type { DocumentType } from './enterprise'

/** What is asked of a buyer without a scope. */
export const NO_SCOPE_TEXT = '请至少选择一项经营范围'

interface Requirement {
  /** Documents of which one is enough. */
  readonly types: readonly DocumentType[]
  readonly name: string
  readonly is_required: number
  /** One of them is saved and complete. */
  readonly is_complete: number
}

interface Document {
  readonly type: DocumentType
  readonly name: string
  readonly state: string
}

interface Scope {
  readonly is_chosen: number
  /** What is missing for it; empty for nothing. */
  readonly message: string
}

/** What a registration says about its documents, by the wire's names. */
export interface RegistrationParts {
  readonly requirements: readonly Requirement[]
  readonly documents: readonly Document[]
  readonly scopes: readonly Scope[]
}

/** A part without which a registration cannot be submitted. */
export interface MissingPart {
  readonly part: string
  readonly name: string
  /** What to do, at the part. */
  readonly error: string
}

/** The part of a requirement. */
export const requirementPart = ({ types }: Pick<Requirement, 'types'>): string => types.join()

/** The part of the scopes. */
export const SCOPES_PART = 'scopes'

/** What must be done before a registration can be submitted, in the order of its parts. */
export function missingParts({ requirements, documents, scopes }: RegistrationParts): readonly MissingPart[] {
  const missing = requirements.flatMap(requirement => {
    const error = documentError(requirement, documents)
    return error === undefined ? [] : [{ part: requirementPart(requirement), name: requirement.name, error }]
  })
  const error = scopesError(scopes, missing.length > 0)
  return error === undefined ? missing : [...missing, { part: SCOPES_PART, name: '经营范围', error }]
}

const STATE_ERRORS: Readonly<Record<string, string>> = {
  rejected: '已被驳回，请修改后保存',
  expired: '已过有效期，请更新后保存',
}

function documentError(
  { types, name, is_required, is_complete }: Requirement,
  documents: readonly Document[],
): string | undefined {
  const wrong = documents.find(
    ({ type, state }) => types.includes(type) && Object.hasOwn(STATE_ERRORS, state),
  )
  if (wrong) return `${wrong.name}${STATE_ERRORS[wrong.state]}`
  return is_required && !is_complete ? `请填写并保存${name}` : undefined
}

/** A scope that waits for its document has no message while a document is missing. */
function scopesError(scopes: readonly Scope[], lacksDocument: boolean): string | undefined {
  const chosen = scopes.filter(({ is_chosen }) => is_chosen)
  if (chosen.length === 0) return NO_SCOPE_TEXT
  const closed = lacksDocument ? [] : chosen.flatMap(({ message }) => message || [])
  return closed.length > 0 ? closed.join('；') : undefined
}
