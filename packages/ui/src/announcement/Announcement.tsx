'use client'
import { useSettledAnnouncement } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes } from 'react'
import { joinClass } from '../part/joinClass'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { plain } from '../theme/base.css'

export interface AnnouncementProps extends Omit<HTMLAttributes<HTMLParagraphElement>, 'children'> {
  /** The status, like the number of results. */
  text: string
  /**
   * The text is about to change: it is announced when nothing is pending.
   * @default false
   */
  pending?: boolean
}

/** A status for screen readers that is not shown, because the page shows it in another way. Renders `p`, a status. */
export const Announcement = forwardRef<HTMLParagraphElement, AnnouncementProps>(function Announcement(
  { text, pending = false, className, ...rest },
  ref,
) {
  const announced = useSettledAnnouncement(text, { pending })
  return (
    <p role="status" {...rest} ref={ref} className={joinClass(plain, className)}>
      <VisuallyHidden>{announced}</VisuallyHidden>
    </p>
  )
})
