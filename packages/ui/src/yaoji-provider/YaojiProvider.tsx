import type { Currency } from '@yaoji/domain'
import type { ReactNode } from 'react'
import { ConfirmProvider } from '../confirm'
import { FormatsProvider, type Times } from '../formats'
import { type Labels, LabelsProvider } from '../labels'
import { type LinkComponent, LinkProvider } from '../link'
import { ToastProvider } from '../toast'

export interface YaojiProviderProps {
  /** The application's link, for its router. Without it links are plain ones. */
  link?: LinkComponent
  /**
   * Words in place of the Chinese ones, by the names of their sets: `en` of `@yaoji/ui/locales/en`, or your own.
   * @default {}
   */
  labels?: Labels
  /**
   * How amounts are written: `{ prefix: '$' }`.
   * @default yuan, `¥1,234.50`
   */
  currency?: Currency
  /**
   * How times are written, in place of the form of the wire. Keep it the same object between renders.
   * @default those of the wire
   */
  times?: Partial<Times>
  children?: ReactNode
}

const NONE: Labels = {}

/**
 * Everything that components expect around them, in one: words, amounts, times, links, questions and toasts. It is
 * LabelsProvider, FormatsProvider, LinkProvider, ConfirmProvider and ToastProvider; an application that needs only some
 * uses those. Renders its children, and after them the list of toasts.
 */
export function YaojiProvider({ link, labels = NONE, currency, times, children }: YaojiProviderProps) {
  const content = (
    <ConfirmProvider>
      <ToastProvider>{children}</ToastProvider>
    </ConfirmProvider>
  )
  return (
    <LabelsProvider labels={labels}>
      <FormatsProvider currency={currency} times={times}>
        {link ? <LinkProvider link={link}>{content}</LinkProvider> : content}
      </FormatsProvider>
    </LabelsProvider>
  )
}
