/** A schema as the form needs it; payload schemas of `@yaoji/api-client/contract/input/*` are such schemas. */
export interface FormSchema<Values> {
  safeParse(
    values: unknown,
    options: { error: () => string },
  ):
    | { readonly success: true; readonly data: Values }
    | { readonly success: false; readonly error: { readonly issues: readonly FormIssue[] } }
}

interface FormIssue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

export interface FormCheck<Values> {
  readonly values: Values
  /** The first message of each wrong field. */
  readonly errors: Readonly<Record<string, string>>
}

/**
 * Checks what the controls of a form hold. Only messages that the schema itself has are reported. For all other
 * issues the service has the message: the values then go out as they are, and its answer is shown. An empty control is
 * absent, so that optional fields need no special case.
 */
export function checkForm<Values>(
  schema: FormSchema<Values>,
  given: Readonly<Record<string, unknown>>,
): FormCheck<Values> {
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
  const first = parse(schema, filled)
  // A required text has its message for an empty value, not for an absent one.
  const empty = first.issues.filter(({ name, message }) => message === '' && given[name] === '')
  if (empty.length === 0) return resultOf(first)
  return resultOf(parse(schema, { ...filled, ...Object.fromEntries(empty.map(({ name }) => [name, ''])) }))
}

interface Parsed<Values> {
  readonly values: Values
  readonly issues: readonly { readonly name: string; readonly message: string }[]
}

function parse<Values>(schema: FormSchema<Values>, values: unknown): Parsed<Values> {
  const read = schema.safeParse(values, { error: () => '' })
  if (read.success) return { values: read.data, issues: [] }
  const issues = read.error.issues.map(({ path, message }) => ({ name: path.join('.'), message }))
  // They go out only without a message of the schema about them; then the service reads and refuses them.
  return { values: values as Values, issues }
}

function resultOf<Values>({ values, issues }: Parsed<Values>): FormCheck<Values> {
  const errors: Record<string, string> = {}
  for (const { name, message } of issues) if (message) errors[name] ??= message
  return { values, errors }
}
