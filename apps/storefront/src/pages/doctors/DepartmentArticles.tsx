import type { DepartmentArticle } from '@yaoji/api-client/contract/department'
import { Link } from '@yaoji/ui/link'
import * as css from './DoctorsPage.css'

export interface DepartmentArticlesProps {
  list: readonly DepartmentArticle[]
  /** What is listed, for screen readers. */
  label: string
}

/** Articles or notices, each with its department and day. */
export function DepartmentArticles({ list, label }: DepartmentArticlesProps) {
  return (
    <ul aria-label={label} className={css.articles}>
      {list.map(({ id, url, name, summary, department_name, published_on }) => (
        <li key={id} className={css.article}>
          <Link href={url} className={css.name}>
            {name}
          </Link>
          <span className={css.about}>
            {department_name || '各科室'} <time dateTime={published_on}>{published_on}</time>
          </span>
          <p className={css.summary}>{summary}</p>
        </li>
      ))}
    </ul>
  )
}
