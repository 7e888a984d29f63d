'use client'
import { forwardRef } from 'react'
import { Callout, type CalloutProps } from '../callout'
import { useLabels } from '../labels/useLabels'

export const documentsMissingLabels = {
  /** The parts that are not saved yet. */
  missing: (names: readonly string[]) => `还不能提交，请先填写并保存：${names.join('、')}`,
  /** Nothing is missing; `message` is that of the service. */
  refused: (message: string) => `还不能提交，${message}`,
}

export interface DocumentsMissingProps extends Omit<CalloutProps, 'tone' | 'action' | 'children'> {
  /** Parts that are missing, in the order of the page; `missingParts` of `@yaoji/domain` finds them. */
  missing: readonly { readonly name: string }[]
  /** What the service says of the registration. */
  message: string
  /** Words in place of those of {@link documentsMissingLabels}. */
  labels?: Partial<typeof documentsMissingLabels>
}

/** Below the documents of a registration: why it cannot be submitted. Renders Callout, an alert. RT-18. */
export const DocumentsMissing = forwardRef<HTMLDivElement, DocumentsMissingProps>(function DocumentsMissing(
  { missing, message, labels, ...rest },
  ref,
) {
  const words = useLabels('documentsMissing', documentsMissingLabels, labels)
  return (
    <Callout {...rest} ref={ref} tone="bad">
      {missing.length > 0 ? words.missing(missing.map(({ name }) => name)) : words.refused(message)}
    </Callout>
  )
})
