'use client'
import {
  type ForwardedRef,
  forwardRef,
  type HTMLAttributes,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react'
import { joinClass } from '../part/joinClass'
import * as css from './FormError.css'

/** Why a form was refused: the message, and for a 422 the messages by field in the service's order. */
export interface FormFailure {
  message: string
  fields?: Readonly<Record<string, readonly string[]>> | undefined
}

/** First message of the first failing field, else the failure's own. VA-03. */
export function firstMessage({ message, fields = {} }: FormFailure): string {
  return Object.values(fields)[0]?.[0] ?? message
}

/** First message for one field, to show at the field; undefined when the field is valid. */
export function fieldMessage(failure: FormFailure | null | undefined, name: string): string | undefined {
  return failure?.fields?.[name]?.[0]
}

export interface FormErrorProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Why the form was refused; each new object takes the focus, also with the same messages. */
  failure: FormFailure | null | undefined
}

/**
 * Says why the form around it was refused: the first message of the first failing field (VA-03), and moves the focus to
 * the control of that name, or to itself where there is none. Renders `div`, an alert, hidden without a failure.
 */
export const FormError = forwardRef<HTMLDivElement, FormErrorProps>(function FormError(
  { failure, className, ...rest },
  ref,
) {
  const box = useFailureFocus(failure, ref)
  return (
    <div
      role="alert"
      tabIndex={-1}
      {...rest}
      ref={box}
      className={joinClass(css.root, className)}
      hidden={!failure}
    >
      {failure && firstMessage(failure)}
    </div>
  )
})

function useFailureFocus(failure: FormFailure | null | undefined, ref: ForwardedRef<HTMLDivElement>) {
  const box = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => box.current as HTMLDivElement)
  useEffect(() => {
    if (!failure || !box.current) return
    const [name] = Object.keys(failure.fields ?? {})
    const found = name === undefined ? null : box.current.closest('form')?.elements.namedItem(name)
    // Radio buttons of one name come as a list.
    const control = found instanceof RadioNodeList ? found[0] : found
    const target = control instanceof HTMLElement ? control : box.current
    target.focus()
  }, [failure])
  return box
}
