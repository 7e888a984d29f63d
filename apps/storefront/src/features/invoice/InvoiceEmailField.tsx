import { emailProblem } from '@yaoji/domain'
import { TextField, type TextFieldProps } from '@yaoji/ui/text-field'
import { useState } from 'react'

/** What is wrong with the address to which an invoice is sent; null for a good one, and for none. VA-02. */
export function invoiceEmailProblem(email: string): string | null {
  return email.trim() === '' ? null : emailProblem(email.trim())
}

export interface InvoiceEmailFieldProps
  extends Pick<TextFieldProps, 'name' | 'value' | 'defaultValue' | 'onValueChange'> {}

/** The e-mail address to which an invoice is sent. It says what is wrong when the buyer leaves it. */
export function InvoiceEmailField({ onValueChange, ...rest }: InvoiceEmailFieldProps) {
  const [error, setError] = useState<string | null>(null)
  return (
    <TextField
      {...rest}
      label="接收发票的邮箱（选填）"
      hint="开票后把 PDF 发到这个邮箱"
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={320}
      error={error ?? undefined}
      onBlur={event => setError(invoiceEmailProblem(event.currentTarget.value))}
      onValueChange={value => {
        if (error) setError(invoiceEmailProblem(value))
        onValueChange?.(value)
      }}
    />
  )
}
