'use client'
import type { ReactNode } from 'react'
import { Icon } from '../icon'
import { joinClass, withClass } from '../part/withClass'
import * as css from './Dialog.css'
import * as Headless from './Dialog.headless'

export const DialogRoot = Headless.DialogRoot
export const DialogTrigger = Headless.DialogTrigger
export const DialogPortal = Headless.DialogPortal
export const DialogOverlay = withClass(Headless.DialogOverlay, css.overlay, 'DialogOverlay')
export const DialogContent = withClass(Headless.DialogContent, css.content, 'DialogContent')
export const DialogTitle = withClass(Headless.DialogTitle, css.title, 'DialogTitle')
export const DialogDescription = withClass(Headless.DialogDescription, css.description, 'DialogDescription')
export const DialogBody = withClass(Headless.DialogBody, css.body, 'DialogBody')

/** Closes it: a cross in the corner, or what is put inside. */
export function DialogClose({ className, children, ...rest }: React.ComponentPropsWithoutRef<'button'>) {
  if (children) {
    return (
      <Headless.DialogClose {...rest} className={className}>
        {children}
      </Headless.DialogClose>
    )
  }
  return (
    <Headless.DialogClose aria-label="关闭" {...rest} className={joinClass(css.close, className)}>
      <Icon name="close" />
    </Headless.DialogClose>
  )
}

export interface DialogProps
  extends Headless.DialogRootProps,
    Pick<Headless.DialogContentProps, 'size' | 'sheet' | 'returnFocus' | 'onOpenAutoFocus'> {
  title: ReactNode
  description?: ReactNode
  /** Buttons at the bottom, the main one last. */
  footer?: ReactNode
  className?: string
}

/** A dialog over the page: title, what it is about, buttons. On narrow screens a sheet from the bottom. */
export function Dialog({ title, description, footer, children, className, ...rest }: DialogProps) {
  const { size, sheet = true, returnFocus, onOpenAutoFocus, ...root } = rest
  // Without a description Radix would point at one that is not there.
  const undescribed = description ? {} : { 'aria-describedby': undefined }
  return (
    <DialogRoot {...root}>
      <DialogPortal>
        <DialogOverlay />
        <DialogContent {...undescribed} {...{ size, sheet, returnFocus, onOpenAutoFocus, className }}>
          <div className={css.head}>
            <DialogTitle>{title}</DialogTitle>
            {description && <DialogDescription>{description}</DialogDescription>}
          </div>
          <DialogBody>{children}</DialogBody>
          {footer && <div className={css.foot}>{footer}</div>}
          <DialogClose />
        </DialogContent>
      </DialogPortal>
    </DialogRoot>
  )
}
