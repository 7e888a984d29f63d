'use client'
import { forwardRef } from 'react'
import type { LinkButtonEntry } from '../button'
import { Empty, type EmptyProps } from '../empty'
import { useLabels } from '../labels/useLabels'
import { ShowAllButton } from './ListPanel'

export const listEmptyLabels = {
  /** Where the filters find nothing, and the button that removes them. */
  noMatches: (name: string) => `没有符合条件的${name}`,
  showAll: (name: string) => `看全部${name}`,
  /** Where there are no records. */
  none: (name: string) => `还没有${name}`,
}

export interface ListEmptyProps extends Omit<EmptyProps, 'title' | 'text' | 'links' | 'actions'> {
  /** What the list has: `订单`. */
  name: string
  /** Removes the filters; undefined where there are none. */
  onShowAll?: (() => void) | undefined
  /**
   * Where the filters find nothing: what to try, and texts in place of the general ones.
   * @default {}
   */
  filtered?: { readonly title?: string; readonly text?: string; readonly showAll?: string }
  /**
   * For a list without records: what brings some, and where to go, the best first.
   * @default {}
   */
  none?: { readonly title?: string; readonly text?: string; readonly links?: readonly LinkButtonEntry[] }
  /** Words in place of those of {@link listEmptyLabels}. */
  labels?: Partial<typeof listEmptyLabels>
}

/** In place of the rows of a list: the filters find none, or there are none. Renders Empty. */
export const ListEmpty = forwardRef<HTMLDivElement, ListEmptyProps>(function ListEmpty(
  { name, onShowAll, filtered = {}, none = {}, labels, ...rest },
  ref,
) {
  const words = useLabels('listEmpty', listEmptyLabels, labels)
  if (!onShowAll) {
    const { title = words.none(name), text, links } = none
    return <Empty {...rest} ref={ref} title={title} text={text} links={links} />
  }
  const { title = words.noMatches(name), text, showAll = words.showAll(name) } = filtered
  return (
    <Empty
      {...rest}
      ref={ref}
      title={title}
      text={text}
      actions={<ShowAllButton onShowAll={onShowAll}>{showAll}</ShowAllButton>}
    />
  )
})
