'use client'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon'
import { joinClass, withClass } from '../part/withClass'
import * as css from './Toast.css'
import * as Headless from './Toast.headless'

export const ToastItem = withClass(Headless.ToastItem, css.item, 'ToastItem')
export const ToastText = withClass(Headless.ToastText, css.text, 'ToastText')
export const ToastAction = withClass(Headless.ToastAction, css.action, 'ToastAction')

export function ToastClose({ className, ...rest }: React.ComponentPropsWithoutRef<'button'>) {
  return (
    <Headless.ToastClose {...rest} className={joinClass(css.close, className)}>
      <Icon name="close" size="s" />
    </Headless.ToastClose>
  )
}

const MARKS = { plain: 'info', success: 'check', warning: 'warning' } satisfies Record<string, IconName>

/** The toasts that stand now, low in the middle of the page. */
export function ToastRegion() {
  const list = Headless.useToastList('ToastRegion')
  return (
    <Headless.ToastRegion className={css.region}>
      {list.map(toast => (
        <ToastItem key={toast.id} toast={toast}>
          <Icon name={MARKS[toast.tone ?? 'plain']} className={css.mark} />
          <ToastText />
          <ToastAction />
          <ToastClose />
        </ToastItem>
      ))}
    </Headless.ToastRegion>
  )
}

/** Lets everything below show toasts with `useToast`, and shows them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <Headless.ToastProvider>
      {children}
      <ToastRegion />
    </Headless.ToastProvider>
  )
}
