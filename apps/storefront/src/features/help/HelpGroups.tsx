import { Link } from '@yaoji/ui/link'
import { useId } from 'react'
import * as css from './HelpGroups.css'
import type { HelpGroup, HelpTree } from './helpTree'

/** Groups of the help centre with their articles. */
export function HelpGroups({ groups }: { groups: HelpTree }) {
  return groups.map(group => <HelpGroupSection key={group.id} group={group} />)
}

function HelpGroupSection({ group }: { group: HelpGroup }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.group}>
      <h2 id={id} className={css.name}>
        {group.name}
      </h2>
      <HelpArticles group={group} />
    </section>
  )
}

/** The articles of one group: name and summary. */
export function HelpArticles({ group }: { group: HelpGroup }) {
  if (group.children.length === 0) return <p className={css.empty}>这一类还没有文章。</p>
  return (
    <ul className={css.articles}>
      {group.children.map(({ id, name, url, summary }) => (
        <li key={id}>
          <Link href={url} className={css.article}>
            <span className={css.articleName}>{name}</span>
            <span className={css.summary}>{summary}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
