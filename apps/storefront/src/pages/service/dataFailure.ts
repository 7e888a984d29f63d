import { isCancelled, MarketError } from '@yaoji/api-client'
import { UNKNOWN_FAILURE } from '../../core/errors/presentationOf'

/** The failure of a call whose payload is in `data`: its fields have the names of the controls. */
export function dataFailure(error: unknown) {
  if (isCancelled(error)) return null
  if (!(error instanceof MarketError)) return { message: UNKNOWN_FAILURE }
  const { message, fields } = error
  const named = Object.entries(fields ?? {}).map(([name, messages]) => [
    name.replace(/^data\./, ''),
    messages,
  ])
  return { message, fields: fields && Object.fromEntries(named) }
}
