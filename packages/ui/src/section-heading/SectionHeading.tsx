import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { Link } from '../link'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { joinClass } from '../part/withClass'
import * as css from './SectionHeading.css'

export interface SectionHeadingProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title: string
  /** A few words on what is below. */
  words?: readonly string[]
  /** Where all of it is. */
  moreHref?: string
  moreText?: string
  /** Id of the title, to name the section by. */
  titleId?: string
  /** What stands at the far end, before the link: a countdown, tabs. */
  children?: ReactNode
}

/** The heading of a block of the home page: title, a few words, a link to all of it. Renders `header` with an `h2`. */
export const SectionHeading = forwardRef<HTMLElement, SectionHeadingProps>(function SectionHeading(
  { title, words = [], moreHref, moreText = '查看更多', titleId, className, children, ...rest },
  ref,
) {
  return (
    <header {...rest} ref={ref} className={joinClass(css.root, className)}>
      <h2 id={titleId} className={css.title}>
        {title}
      </h2>
      {words.length > 0 && (
        <p className={css.words}>
          {words.map(word => (
            <span key={word} className={css.word}>
              {word}
            </span>
          ))}
        </p>
      )}
      <div className={css.aside}>
        {children}
        {moreHref && (
          <Link href={moreHref} className={css.more}>
            {moreText}
            <VisuallyHidden>：{title}</VisuallyHidden>
          </Link>
        )}
      </div>
    </header>
  )
})
