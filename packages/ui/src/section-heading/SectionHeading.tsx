import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { joinClass } from '../part/joinClass'
import * as css from './SectionHeading.css'
import { SectionHeadingMore, type sectionHeadingLabels } from './SectionHeadingMore'

export interface SectionHeadingProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title: string
  /**
   * A few words about the section.
   * @default []
   */
  words?: readonly string[]
  /** Address of all its content; without it there is no link. */
  moreHref?: string
  /** Id of the title, for the `aria-labelledby` of the section. */
  titleId?: string
  /** At the end, before the link: a countdown, tabs. */
  children?: ReactNode
  /** Words in place of those of {@link sectionHeadingLabels}. */
  labels?: Partial<typeof sectionHeadingLabels>
}

/** The heading of a section: title, a few words, a link to all of it. Renders `header` with an `h2`. */
export const SectionHeading = forwardRef<HTMLElement, SectionHeadingProps>(function SectionHeading(
  { title, words = [], moreHref, titleId, labels, className, children, ...rest },
  ref,
) {
  return (
    <header {...rest} ref={ref} className={joinClass(css.root, className)}>
      <h2 id={titleId} className={css.title} data-part="title">
        {title}
      </h2>
      {words.length > 0 && (
        <p className={css.words} data-part="words">
          {words.map(word => (
            <span key={word} className={css.word} data-part="word">
              {word}
            </span>
          ))}
        </p>
      )}
      {(children || moreHref) && (
        <div className={css.aside} data-part="aside">
          {children}
          {moreHref && <SectionHeadingMore href={moreHref} title={title} labels={labels} />}
        </div>
      )}
    </header>
  )
})
