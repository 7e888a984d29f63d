import { type Form, useFocusOnMount } from '@yaoji/hooks'
import { Button } from '@yaoji/ui/button'
import { FormError } from '@yaoji/ui/form-error'
import { Panel } from '@yaoji/ui/panel'
import type { RadioOption } from '@yaoji/ui/radio-group'
import type { ReactNode } from 'react'
import { buttons, fields, whole } from '../../core/form/formLayout.css'

export interface RequestFormProps {
  title: string
  form: Pick<Form<string>, 'formProps' | 'failure' | 'busy'>
  /** What the button says while files are being sent; absent otherwise. */
  uploading: string | undefined
  /** Closes the form, which a button has opened. Without it the form cannot be closed. */
  onCancel: (() => void) | undefined
  /** The fields. */
  children: ReactNode
}

/** The form of a request about an order, in a panel. When a button has opened it, its heading takes the focus. */
export function RequestForm({ title, form, uploading, onCancel, children }: RequestFormProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>({ enabled: onCancel !== undefined })
  return (
    <Panel title={title} headingRef={heading}>
      <form {...form.formProps} aria-label={title}>
        <div className={fields}>
          <FormError failure={form.failure} className={whole} />
          {children}
        </div>
        <div className={buttons}>
          {onCancel && (
            <Button size="l" onClick={onCancel}>
              取消
            </Button>
          )}
          <Button type="submit" variant="primary" size="l" busy={form.busy || uploading !== undefined}>
            {uploading ?? '提交申请'}
          </Button>
        </div>
      </form>
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
