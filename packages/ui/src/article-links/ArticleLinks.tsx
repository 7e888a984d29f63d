'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { useTimes } from '../formats/useTimes'
import { Link } from '../link'
import { joinClass } from '../part/joinClass'
import { plain } from '../theme/base.css'
import * as css from './ArticleLinks.css'

/** What is shown of an article before it is opened. */
export interface ArticleLink {
  id: number
  name: string
  url: string
  /** Absent or empty: only the name is shown. */
  summary?: string | undefined
  /** What it belongs to, beside its name: a department. */
  about?: string | undefined
  /** The day, `YYYY-MM-DD`. */
  published_on?: string | undefined
}

export interface ArticleLinksProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** The articles, in the order of the list. */
  list: readonly ArticleLink[]
  /**
   * `grid` of names with a summary in two columns; `rows` that also say what an article belongs to, and its day.
   * @default 'grid'
   */
  variant?: 'grid' | 'rows'
  /**
   * With a border of its own; false within a panel.
   * @default true
   */
  framed?: boolean
}

/** Articles by name and summary, each a link. Renders `ul`; sets `data-variant`, `data-framed`. */
export const ArticleLinks = forwardRef<HTMLUListElement, ArticleLinksProps>(function ArticleLinks(
  { list, variant = 'grid', framed = true, className, ...rest },
  ref,
) {
  const Entry = variant === 'grid' ? Card : Row
  return (
    <ul
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      data-variant={variant}
      data-framed={framed}
    >
      {list.map(article => (
        <Entry key={article.id} article={article} />
      ))}
    </ul>
  )
})

/** All of it is the link. */
function Card({ article: { name, url, summary } }: { article: ArticleLink }) {
  return (
    <li className={plain}>
      <Link href={url} className={css.card}>
        <span className={css.cardName} data-part="name">
          {name}
        </span>
        <span className={css.cardSummary} data-part="summary">
          {summary}
        </span>
      </Link>
    </li>
  )
}

function Row({ article: { name, url, summary, about, published_on } }: { article: ArticleLink }) {
  const times = useTimes()
  return (
    <li className={css.row}>
      <Link href={url} className={css.name} data-part="name">
        {name}
      </Link>
      <span className={css.about} data-part="about">
        {about}{' '}
        {published_on && (
          <time dateTime={published_on} className={plain}>
            {times.date(published_on)}
          </time>
        )}
      </span>
      {summary && (
        <p className={css.summary} data-part="summary">
          {summary}
        </p>
      )}
    </li>
  )
}
