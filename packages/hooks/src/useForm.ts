'use client'

import { type FocusEvent, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { checkForm, type FormSchema } from './checkForm'
import { type FormFailure, failureOfError } from './failureOfError'
import { useCompositionGuard } from './useCompositionGuard'
import { useSingleFlight } from './useSingleFlight'

export type { FormFailure } from './failureOfError'

type Initial = Readonly<Record<string, string | number | undefined>>

export interface UseFormOptions<Values> {
  /** Values of the controls at the start. */
  readonly initial?: Readonly<Partial<Record<keyof Values, string | number | undefined>>> | undefined
  /** Values without a control, such as an id or uploaded files. Another value is checked as that of a control is. */
  readonly extra?: Readonly<Partial<Values>>
  /** Sends the form. Rejects when the service refuses it. */
  readonly onSubmit: (values: Values) => unknown
  /** The failure to show for an error of `onSubmit`; null shows nothing. Default: what a `MarketError` says. */
  readonly failureOf?: (error: unknown) => FormFailure | null
}

/** Props of a control, and the message to show at it. */
export interface FormField {
  readonly name: string
  readonly defaultValue: string | undefined
  readonly error: string | undefined
}

/** Props of a checkbox whose value is 1. */
export interface FormCheckbox {
  readonly name: string
  readonly value: '1'
  readonly defaultChecked: boolean
}

export interface Form<Name extends string> {
  readonly field: (name: Name) => FormField
  /** A flag: the value is 1 while it is checked, and absent otherwise. */
  readonly checkbox: (name: Name) => FormCheckbox
  /** Shows every wrong value and focuses the first one, as a submit does, and sends nothing. Whether none is wrong. */
  readonly validate: (form: HTMLFormElement) => boolean
  /** Removes the message of a control until it is left, changed or submitted again. */
  readonly clearError: (name: Name) => void
  /** Whether a control has another value than at the start. Call it when the form is about to be closed. */
  readonly isChanged: () => boolean
  /** A failure that belongs to no control; null when there is none. Show it above the fields. */
  readonly failure: FormFailure | null
  /** The form is being sent. */
  readonly busy: boolean
  /** Spread onto the `form`. */
  readonly formProps: {
    readonly noValidate: true
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
    readonly onChange: (event: FormEvent<HTMLFormElement>) => void
    readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void
    readonly onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void
    readonly onCompositionStart: () => void
    readonly onCompositionEnd: () => void
  }
}

type Messages = Readonly<Record<string, string>>

/** The controls to focus once their messages are shown: the first one that can be. */
interface FocusRequest {
  readonly form: HTMLFormElement
  readonly names: readonly string[]
}

/**
 * A form over a payload schema. The controls are uncontrolled and belong to it by name. A field's message appears once
 * the field was left or the form submitted, and disappears when the value is right. On submit the first wrong field
 * gets the focus. A second submit while the first is sent does nothing, nor does Enter that belongs to an input method.
 * A refusal by field is shown at the field until its value changes, any other one in `failure`.
 */
export function useForm<Values extends object>(
  schema: FormSchema<Values>,
  { initial, extra, onSubmit, failureOf = failureOfError }: UseFormOptions<Values>,
): Form<keyof Values & string> {
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set())
  const [errors, setErrors] = useState<Messages>({})
  const [refused, setRefused] = useState<Messages>({})
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const requestFocus = useFocusRequest()
  const checkedForm = useRef<HTMLFormElement>(null)
  const changedForm = useRef<HTMLFormElement>(null)
  const { composing, owns, fieldProps } = useCompositionGuard()
  const { run, busy } = useSingleFlight(onSubmit)

  function check(form: HTMLFormElement) {
    checkedForm.current = form
    const result = checkForm(schema, { ...valuesOf(form), ...extra })
    setErrors(result.errors)
    return result
  }

  const extraText = JSON.stringify(extra)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has no control sends no event, so its text is compared
  useEffect(() => {
    if (!checkedForm.current) return
    setRefused(before =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !(name in (extra ?? {})))),
    )
    check(checkedForm.current)
  }, [extraText])

  /** Shows a refusal: at its fields, and above them what belongs to no control. */
  function refuse(form: HTMLFormElement, { message, fields = {} }: FormFailure) {
    const names = Object.keys(fields)
    const placed = names.filter(name => controlOf(form, [name]))
    const [other] = names.filter(name => !placed.includes(name))
    setRefused(Object.fromEntries(placed.map(name => [name, fields[name]?.[0] ?? message])))
    if (other !== undefined) setFailure({ message: fields[other]?.[0] ?? message })
    else if (placed.length === 0) setFailure({ message })
    requestFocus({ form, names: placed })
  }

  /** Shows what is wrong. Returns the values when nothing is. */
  function checkAll(form: HTMLFormElement): { readonly values: Values } | null {
    const { values, errors } = check(form)
    setChecked(new Set(Array.from(form.elements, nameOf)))
    setRefused({})
    setFailure(null)
    if (Object.keys(errors).length === 0) return { values }
    refuse(form, failureFrom(errors))
    return null
  }

  async function submit(form: HTMLFormElement) {
    const right = checkAll(form)
    if (!right) return
    try {
      await run(right.values)
    } catch (error) {
      const failure = failureOf(error)
      if (failure) refuse(form, failure)
    }
  }

  return {
    field: name => ({
      name,
      defaultValue: initial?.[name] === undefined ? undefined : String(initial[name]),
      error: refused[name] ?? (checked.has(name) ? errors[name] : undefined),
    }),
    checkbox: name => ({ name, value: '1', defaultChecked: String(initial?.[name]) === '1' }),
    validate: form => checkAll(form) !== null,
    clearError(name) {
      setRefused(({ [name]: _, ...others }) => others)
      setChecked(before => new Set([...before].filter(each => each !== name)))
    },
    isChanged: () => changedForm.current?.isConnected === true && isFormChanged(changedForm.current, initial),
    failure,
    busy,
    formProps: {
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        if (!composing && !busy) void submit(event.currentTarget)
      },
      onChange(event) {
        const name = nameOf(event.target)
        setRefused(({ [name]: _, ...others }) => others)
        changedForm.current = event.currentTarget
        check(event.currentTarget)
      },
      onBlur(event) {
        fieldProps.onBlur()
        // The button is about to submit: a message that moves it now would make the press miss it.
        if (isSubmit(event.relatedTarget)) return
        setChecked(before => new Set(before).add(nameOf(event.target)))
        check(event.currentTarget)
      },
      onKeyDown(event) {
        if (event.key === 'Enter' && owns(event)) event.preventDefault()
      },
      onCompositionStart: fieldProps.onCompositionStart,
      onCompositionEnd: fieldProps.onCompositionEnd,
    },
  }
}

/** Focuses a control after the messages are rendered, so that a screen reader reads its message with it. */
function useFocusRequest(): (request: FocusRequest) => void {
  const [request, setRequest] = useState<FocusRequest | null>(null)
  useEffect(() => {
    if (!request) return
    const control = controlOf(request.form, request.names)
    // A screen reader reads nothing when the focus does not change.
    if (control === document.activeElement) control?.blur()
    control?.focus()
  }, [request])
  return setRequest
}

function failureFrom(errors: Messages): FormFailure {
  const fields = Object.entries(errors).map(([name, message]) => [name, [message]])
  return { message: '', fields: Object.fromEntries(fields) }
}

/** The values by name. A control without a value is empty, also when the browser leaves it out. */
function valuesOf(form: HTMLFormElement): Record<string, unknown> {
  const names = Array.from(form.elements, nameOf).filter(name => name !== '')
  return { ...Object.fromEntries(names.map(name => [name, ''])), ...Object.fromEntries(new FormData(form)) }
}

function isFormChanged(form: HTMLFormElement, initial: Initial = {}): boolean {
  return Array.from(form.elements).some(control => {
    const name = nameOf(control)
    if (name === '' || !('value' in control)) return false
    if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
      return control.checked !== (String(initial[name]) === control.value)
    }
    return control.value !== String(initial[name] ?? '')
  })
}

function nameOf(target: EventTarget): string {
  return 'name' in target ? String(target.name) : ''
}

/** The first control of a form, in the order of the page, that has one of these names and can be focused. */
function controlOf(form: HTMLFormElement, names: readonly string[]): HTMLElement | undefined {
  return Array.from(form.elements).find((control): control is HTMLElement => {
    const isReachable = control instanceof HTMLElement && !control.matches(':disabled, [type=hidden]')
    return isReachable && names.includes(nameOf(control))
  })
}

function isSubmit(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && target.type === 'submit'
}
