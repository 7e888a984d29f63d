import { forwardRef, type ReactNode } from 'react'
import * as css from './Dialog.css'
import {
  DialogBody,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  DialogOverlay,
  DialogPortal,
  DialogRoot,
  type DialogRootProps,
  DialogTitle,
} from './DialogParts'

export interface DialogProps extends DialogRootProps, Omit<DialogContentProps, 'title' | 'children'> {
  /** Names the dialog. */
  title: ReactNode
  /** What it is about, read out after the name. */
  description?: ReactNode
  /** Buttons at the bottom, the main one last. */
  footer?: ReactNode
  /**
   * On narrow screens it comes up from the bottom, over the whole width.
   * @default true
   */
  sheet?: boolean
}

/**
 * A dialog over the page: title, what it is about, buttons. Renders `div` and takes what {@link DialogContent} takes;
 * data attributes as there.
 */
export const Dialog = forwardRef<HTMLDivElement, DialogProps>(function Dialog(
  { open, defaultOpen, onOpenChange, labels, title, description, footer, children, ...content },
  ref,
) {
  // Without a description Radix would point at one that is not there.
  const undescribed = description ? {} : { 'aria-describedby': undefined }
  return (
    <DialogRoot {...{ open, defaultOpen, onOpenChange, labels }}>
      <DialogPortal>
        <DialogOverlay />
        <DialogContent sheet {...undescribed} {...content} ref={ref}>
          <div className={css.head} data-part="head">
            <DialogTitle>{title}</DialogTitle>
            {description && <DialogDescription>{description}</DialogDescription>}
          </div>
          <DialogBody>{children}</DialogBody>
          {footer && (
            <div className={css.foot} data-part="foot">
              {footer}
            </div>
          )}
          <DialogClose />
        </DialogContent>
      </DialogPortal>
    </DialogRoot>
  )
})
