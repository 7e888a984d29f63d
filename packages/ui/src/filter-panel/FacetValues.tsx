'use client'
import { dataAttr } from '../part/dataAttr'
import { type Facet, shownValues } from './choice'
import * as css from './FilterPanel.css'
import { usePanel } from './panelContext'

/** How many values a folded facet shows. */
export const FEW = 8
/** From how many values on a facet can be searched. */
const SEARCH_FROM = 20

export interface FacetSearchProps {
  facet: Facet
  search: string
  onSearchChange: (search: string) => void
}

/** Narrows the values of a facet by a part of their names. Renders `input`, or nothing for a few values. */
export function FacetSearch({ facet, search, onSearchChange }: FacetSearchProps) {
  const { words } = usePanel('FacetSearch')
  if (facet.values.length < SEARCH_FROM) return null
  return (
    <input
      type="search"
      aria-label={words.search(facet.name)}
      placeholder={words.searchPlaceholder(facet.name)}
      value={search}
      onChange={event => onSearchChange(event.currentTarget.value)}
      className={css.search}
      data-part="search"
    />
  )
}

export interface FacetValuesProps {
  facet: Facet
  /** All values, or the first few and the chosen ones. */
  all: boolean
  search: string
  onPress: (value: string, pressed: HTMLElement) => void
}

/** The values with their counts, as buttons that set `data-on` while they are chosen. */
export function FacetValues({ facet, all, search, onPress }: FacetValuesProps) {
  const { chosen, words } = usePanel('FacetValues')
  const held = chosen[facet.key] ?? []
  const shown = shownValues(facet, held, { all, search, few: FEW })
  return (
    <ul className={css.values} data-part="values">
      {shown.map(({ value, name, count }) => {
        const on = held.includes(value)
        return (
          <li key={value} className={css.valueItem} data-part="value-item">
            <button
              type="button"
              aria-pressed={on}
              title={name}
              onClick={event => onPress(value, event.currentTarget)}
              className={css.value}
              data-part="value"
              data-on={dataAttr(on)}
            >
              <span className={css.valueName} data-part="value-name">
                {name}
              </span>
              <span className={css.count} data-part="count">
                {count}
              </span>
            </button>
          </li>
        )
      })}
      {shown.length === 0 && (
        <li className={css.none} data-part="none">
          {words.none}
        </li>
      )}
    </ul>
  )
}
