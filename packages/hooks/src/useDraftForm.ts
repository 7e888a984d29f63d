'use client'

import type { FormEvent } from 'react'
import type { FormSchema } from './checkForm'
import { type Form, type UseFormOptions, useForm } from './useForm'
import type { FormDraft } from './useFormDraft'

export interface UseDraftFormOptions<Values> extends UseFormOptions<Values> {
  /** The draft, of `useFormDraft`. */
  readonly draft: FormDraft
}

export interface DraftForm<Values> extends Form<keyof Values & string> {
  /** The values at the start, by the names of the controls. */
  readonly initial: Readonly<Record<string, unknown>>
  /** Whether the form was changed, or began with a draft: then it has values that are not saved. */
  readonly isUnsaved: () => boolean
  /** Removes the draft: its texts are on the service now. */
  readonly clearDraft: () => void
}

/**
 * A form of `useForm` whose texts are kept in this tab until `clearDraft`. It starts with the draft where there is one,
 * else with `initial`.
 */
export function useDraftForm<Values extends object>(
  schema: FormSchema<Values>,
  { draft, initial: saved, ...options }: UseDraftFormOptions<Values>,
): DraftForm<Values> {
  // The draft has texts of this form's own fields.
  const initial = { ...saved, ...draft.texts } as NonNullable<typeof saved>
  const begun: Readonly<Record<string, unknown>> = { ...saved }
  const hasDraft = Object.entries(draft.texts).some(([name, text]) => text !== (begun[name] ?? ''))
  const form = useForm(schema, { ...options, initial })
  return {
    ...form,
    initial,
    isUnsaved: () => hasDraft || form.isChanged(),
    clearDraft: draft.clear,
    formProps: {
      ...form.formProps,
      onChange(event: FormEvent<HTMLFormElement>) {
        form.formProps.onChange(event)
        draft.keep(event.currentTarget)
      },
    },
  }
}
