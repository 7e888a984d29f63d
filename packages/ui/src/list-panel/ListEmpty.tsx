import { forwardRef } from 'react'
import { type LinkButtonEntry, LinkButtons } from '../button'
import { Empty, type EmptyProps } from '../empty'
import { ShowAllButton } from './ListPanel'

export interface ListEmptyProps extends Omit<EmptyProps, 'title' | 'text' | 'actions'> {
  /** Where the filters find nothing: what to try, and the button that removes them. */
  filtered: { readonly title: string; readonly text?: string; readonly showAll: string }
  /** For a list without records: what brings some, and where to go, the best first. */
  none: { readonly title: string; readonly text?: string; readonly links?: readonly LinkButtonEntry[] }
  /** Removes the filters; undefined where there are none. */
  onShowAll: (() => void) | undefined
}

/** In place of the rows of a list: the filters find none, or there are none. Renders Empty. */
export const ListEmpty = forwardRef<HTMLDivElement, ListEmptyProps>(function ListEmpty(
  { filtered, none, onShowAll, ...rest },
  ref,
) {
  if (!onShowAll) {
    const { title, text, links } = none
    return (
      <Empty {...rest} ref={ref} title={title} text={text} actions={links && <LinkButtons links={links} />} />
    )
  }
  return (
    <Empty
      {...rest}
      ref={ref}
      title={filtered.title}
      text={filtered.text}
      actions={<ShowAllButton onShowAll={onShowAll}>{filtered.showAll}</ShowAllButton>}
    />
  )
})
