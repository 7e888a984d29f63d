'use client'
import { forwardRef } from 'react'
import { Empty, type EmptyProps } from '../empty'
import { useLabels } from '../labels/useLabels'
import { ShowAllButton } from './ListPanel'

export const noMatchesLabels = {
  title: (name: string) => `没有符合条件的${name}`,
  showAll: (name: string) => `看全部${name}`,
}

export interface NoMatchesProps extends Omit<EmptyProps, 'title' | 'actions'> {
  /** What the list has: `订单`. */
  name: string
  /** Removes the filters. */
  onShowAll: () => void
  /** Words in place of those of {@link noMatchesLabels}. */
  labels?: Partial<typeof noMatchesLabels>
}

/** In place of a list in which the filters leave nothing: shows it without them. Renders Empty. */
export const NoMatches = forwardRef<HTMLDivElement, NoMatchesProps>(function NoMatches(
  { name, onShowAll, labels, ...rest },
  ref,
) {
  const words = useLabels('noMatches', noMatchesLabels, labels)
  return (
    <Empty
      {...rest}
      ref={ref}
      title={words.title(name)}
      actions={<ShowAllButton onShowAll={onShowAll}>{words.showAll(name)}</ShowAllButton>}
    />
  )
})
