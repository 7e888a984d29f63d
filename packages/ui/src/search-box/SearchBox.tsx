'use client'

import { forwardRef, type ReactNode } from 'react'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { plain } from '../theme/base.css'
import * as css from './SearchBox.css'
import { SearchBoxInput, SearchBoxTypes } from './SearchBoxField'
import { SearchBoxRoot, type SearchBoxRootProps, searchBoxLabels } from './SearchBoxRoot'
import { SearchBoxList, SearchBoxStatus } from './SearchBoxSuggestions'

export interface SearchBoxProps extends Omit<SearchBoxRootProps, 'children'> {
  /**
   * Hot searches under the field, as the common configuration has them (CH-06).
   * @default []
   */
  hotSearches?: readonly { name: string; url: string }[]
  /**
   * `compact` for a bar that sticks: lower, and without hot searches.
   * @default 'default'
   */
  size?: 'default' | 'compact'
  /** Products beside the suggestions: `SearchRows`, which can be loaded when the field gets the focus. */
  rows?: ReactNode
}

/**
 * The search of every page: type switch, field with suggestions, button, hot searches. Renders `form`; data attributes
 * as {@link SearchBoxRoot}, and `data-size`.
 */
export const SearchBox = forwardRef<HTMLFormElement, SearchBoxProps>(function SearchBox(
  { hotSearches = [], size = 'default', rows, ...root },
  ref,
) {
  const words = useLabels('searchBox', searchBoxLabels, root.labels)
  return (
    <SearchBoxRoot {...root} ref={ref} data-size={size}>
      <div className={css.field} data-part="field">
        <SearchBoxTypes />
        <SearchBoxInput />
        <button type="submit" className={css.submit} data-part="submit">
          {words.submit}
        </button>
        <div className={css.panel} data-part="panel">
          {rows}
          <SearchBoxStatus />
          <SearchBoxList />
        </div>
      </div>
      {hotSearches.length > 0 && (
        <ul aria-label={words.hotSearches} className={css.hot} data-part="hot">
          {hotSearches.map(({ name, url }) => (
            <li key={name} className={plain} data-part="hot-item">
              <Link href={url} className={css.hotLink} data-part="hot-link">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </SearchBoxRoot>
  )
})
