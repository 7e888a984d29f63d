'use client'
import { invoiceEmailProblem } from '@yaoji/domain'
import { forwardRef, useState } from 'react'
import { useLabels } from '../labels/useLabels'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { TextField, type TextFieldProps } from '../text-field'

export const invoiceEmailFieldLabels = {
  label: '接收发票的邮箱（选填）',
  hint: '开票后把 PDF 发到这个邮箱',
  /** What is wrong with what was typed; null for nothing. */
  problem: (email: string): string | null => invoiceEmailProblem(email),
}

export interface InvoiceEmailFieldProps extends Omit<TextFieldProps, 'label' | 'hint' | 'error' | 'labels'> {
  /** Words in place of those of {@link invoiceEmailFieldLabels}. */
  labels?: Partial<typeof invoiceEmailFieldLabels>
}

/** The e-mail address to which an invoice is sent. It says what is wrong when the buyer leaves it. Renders TextField. */
export const InvoiceEmailField = forwardRef<HTMLInputElement, InvoiceEmailFieldProps>(
  function InvoiceEmailField({ onValueChange, onBlur, labels, ...rest }, ref) {
    const words = useLabels('invoiceEmailField', invoiceEmailFieldLabels, labels)
    const [error, setError] = useState<string | null>(null)
    return (
      <TextField
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={320}
        {...rest}
        ref={ref}
        label={words.label}
        hint={words.hint}
        error={error ?? undefined}
        onBlur={composeEventHandlers(onBlur, event => setError(words.problem(event.currentTarget.value)))}
        onValueChange={value => {
          if (error) setError(words.problem(value))
          onValueChange?.(value)
        }}
      />
    )
  },
)
