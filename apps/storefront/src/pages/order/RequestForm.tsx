import { useFocusOnMount } from '@yaoji/hooks'
import { Form, type FormProps } from '@yaoji/ui/form'
import { Panel } from '@yaoji/ui/panel'
import type { RadioOption } from '@yaoji/ui/radio-group'

export interface RequestFormProps extends Pick<FormProps, 'form' | 'sending' | 'onCancel' | 'children'> {
  title: string
}

/** The form of a request about an order, in a panel. When a button has opened it, its heading takes the focus. */
export function RequestForm({ title, onCancel, ...form }: RequestFormProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>({ enabled: onCancel !== undefined })
  return (
    <Panel title={title} headingRef={heading}>
      <Form {...form} label={title} columns={2} submit="提交申请" onCancel={onCancel} />
    </Panel>
  )
}

interface RequestKind {
  readonly kind: string
  readonly name: string
  readonly text: string
}

/** The kinds of a request as options. */
export function kindOptions(kinds: readonly RequestKind[]): RadioOption[] {
  return kinds.map(({ kind, name, text }) => ({ value: kind, label: name, description: text }))
}
