'use client'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { withClass } from '../part/withClass'
import * as css from './Field.css'
import * as Headless from './Field.headless'

export const FieldRoot = withClass(Headless.FieldRoot, css.root, 'FieldRoot')
export const FieldLabel = withClass(Headless.FieldLabel, css.label, 'FieldLabel')
export const FieldHint = withClass(Headless.FieldHint, css.hint, 'FieldHint')
export const FieldError = withClass(Headless.FieldError, css.error, 'FieldError')

export interface FieldWords {
  label: ReactNode
  /** The label is read out and not shown, where the place says what it is. */
  labelHidden?: boolean
}

export interface FieldProps extends Headless.FieldRootProps, FieldWords {}

/** Label, then a control of your own, then hint and error. The control takes `useFieldControl`. */
export function Field({ label, labelHidden = false, children, ...root }: FieldProps) {
  return (
    <FieldRoot {...root}>
      {labelHidden ? (
        <VisuallyHidden>
          <Headless.FieldLabel>{label}</Headless.FieldLabel>
        </VisuallyHidden>
      ) : (
        <FieldLabel>{label}</FieldLabel>
      )}
      {children}
      <FieldHint />
      <FieldError />
    </FieldRoot>
  )
}
