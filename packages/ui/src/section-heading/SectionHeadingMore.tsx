'use client'
import { forwardRef } from 'react'
import { useLabels } from '../labels/useLabels'
import { Link, type LinkProps } from '../link'
import { joinClass } from '../part/joinClass'
import { VisuallyHidden } from '../part/VisuallyHidden'
import * as css from './SectionHeading.css'

export const sectionHeadingLabels = {
  /** The link to all content of the section. */
  more: '查看更多',
  /** Behind the link's text, for screen readers. */
  moreOf: (title: string) => `：${title}`,
}

export interface SectionHeadingMoreProps extends LinkProps {
  /** Title of the section, read out behind the text. */
  title: string
  /** Words in place of those of {@link sectionHeadingLabels}. */
  labels?: Partial<typeof sectionHeadingLabels> | undefined
}

/** The link from a section to all of its content: `查看更多`. Renders the application's link. */
export const SectionHeadingMore = forwardRef<HTMLAnchorElement, SectionHeadingMoreProps>(
  function SectionHeadingMore({ title, labels, className, children, ...rest }, ref) {
    const words = useLabels('sectionHeading', sectionHeadingLabels, labels)
    return (
      <Link {...rest} ref={ref} className={joinClass(css.more, className)}>
        {children ?? words.more}
        <VisuallyHidden>{words.moreOf(title)}</VisuallyHidden>
      </Link>
    )
  },
)
