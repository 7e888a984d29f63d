import { failureTextOf } from '../errors/failureTextOf'
import { Callout } from './Callout'

export interface FailureCalloutProps {
  /** The error of a write, as a mutation has it. */
  error: Error | null
}

/** In place of a toast: why a write outside a form failed. Renders nothing without an error, or for a cancelled write. */
export function FailureCallout({ error }: FailureCalloutProps) {
  const text = error && failureTextOf(error)
  return text && <Callout tone="bad">{text}</Callout>
}
