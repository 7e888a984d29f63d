import type { ReactNode } from 'react'
import { ConfirmProvider } from '../confirm'
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
  children?: ReactNode
}

const NONE: Labels = {}

/**
 * Everything that components expect around them, in one: words, links, questions and toasts. It is LabelsProvider,
 * LinkProvider, ConfirmProvider and ToastProvider; an application that needs only some uses those. Renders its children,
 * and after them the list of toasts.
 */
export function YaojiProvider({ link, labels = NONE, children }: YaojiProviderProps) {
  const content = (
    <ConfirmProvider>
      <ToastProvider>{children}</ToastProvider>
    </ConfirmProvider>
  )
  return (
    <LabelsProvider labels={labels}>
      {link ? <LinkProvider link={link}>{content}</LinkProvider> : content}
    </LabelsProvider>
  )
}
