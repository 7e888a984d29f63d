'use client'
import { forwardRef, type HTMLAttributes, useId } from 'react'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { plain } from '../theme/base.css'
import { type ArticleLink, ArticleLinks } from './ArticleLinks'
import * as css from './ArticleLinks.css'

export const articleGroupsLabels = {
  /** In place of a group without articles. */
  empty: '这一类还没有文章。',
}

/** A group of articles, by the wire's names. */
export interface ArticleGroup {
  id: number
  name: string
  children: readonly ArticleLink[]
}

export interface ArticleGroupsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The articles by category. */
  groups: readonly ArticleGroup[]
  /** Words in place of those of {@link articleGroupsLabels}. */
  labels?: Partial<typeof articleGroupsLabels>
}

/** Groups of a help centre, each with its articles below its name. Renders `div` with a region for each group. */
export const ArticleGroups = forwardRef<HTMLDivElement, ArticleGroupsProps>(function ArticleGroups(
  { groups, labels, className, ...rest },
  ref,
) {
  const words = useLabels('articleGroups', articleGroupsLabels, labels)
  return (
    <div {...rest} ref={ref} className={joinClass(plain, className)}>
      {groups.map(group => (
        <Group key={group.id} group={group} empty={words.empty} />
      ))}
    </div>
  )
})

function Group({ group: { name, children }, empty }: { group: ArticleGroup; empty: string }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.group} data-part="group">
      <h2 id={id} className={css.groupName} data-part="name">
        {name}
      </h2>
      {children.length > 0 ? (
        <ArticleLinks list={children} />
      ) : (
        <p className={css.empty} data-part="empty">
          {empty}
        </p>
      )}
    </section>
  )
}
