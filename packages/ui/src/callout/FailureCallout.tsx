'use client'
import { failureText } from '@yaoji/hooks'
import { forwardRef } from 'react'
import { useLabels } from '../labels/useLabels'
import { Callout, type CalloutProps } from './Callout'

export const failureCalloutLabels = {
  /** Of an error that is no answer of the service. */
  failed: '操作没有成功，请稍候再试',
}

export interface FailureCalloutProps extends Omit<CalloutProps, 'tone' | 'children'> {
  /** The error of a write, as a mutation has it. */
  error: unknown
  /** Words in place of those of {@link failureCalloutLabels}. */
  labels?: Partial<typeof failureCalloutLabels>
}

/**
 * Why a write outside a form failed, in its place on the page. Renders Callout, or nothing without an error and for a
 * cancelled write.
 */
export const FailureCallout = forwardRef<HTMLDivElement, FailureCalloutProps>(function FailureCallout(
  { error, labels, ...rest },
  ref,
) {
  const words = useLabels('failureCallout', failureCalloutLabels, labels)
  const text = error ? failureText(error, words) : null
  if (text === null) return null
  return (
    <Callout {...rest} ref={ref} tone="bad">
      {text}
    </Callout>
  )
})
