/** Why an action was refused: a message, and messages by field if the service named fields. */
export interface FormFailure {
  readonly message: string
  readonly fields?: Readonly<Record<string, readonly string[]>> | undefined
}

const FAILED = '操作没有成功，请稍候再试'

/** What a `MarketError` says, for the buyer; null for a cancelled call, which shows nothing. */
export function failureOfError(error: unknown): FormFailure | null {
  // Read by its properties: this package does not know the client, whose errors have a `kind`.
  const {
    name,
    kind,
    message = FAILED,
    fields,
  } = (error ?? {}) as Partial<FormFailure & { readonly name: string; readonly kind: string }>
  if (name === 'AbortError') return null
  return kind ? { message, fields } : { message: FAILED }
}
