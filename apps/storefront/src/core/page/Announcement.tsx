import { useSettledAnnouncement } from '@yaoji/hooks'
import * as css from './Announcement.css'

export interface AnnouncementProps {
  text: string
  /** The text is about to change: it is announced when nothing is pending. */
  pending: boolean
}

/** A status for screen readers, such as the number of results. It is not visible. */
export function Announcement({ text, pending }: AnnouncementProps) {
  const announced = useSettledAnnouncement(text, { pending })
  return (
    <p role="status" className={css.root}>
      {announced}
    </p>
  )
}
