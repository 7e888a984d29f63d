'use client'
import { useId, useState } from 'react'
import { Icon } from '../icon'
import { dataAttr } from '../part/dataAttr'
import { type Facet, shownValues, toggleValue } from './choice'
import * as css from './FilterPanel.css'
import { usePanel } from './panelContext'

/** How many values a folded facet shows. */
const FEW = 8
/** From how many values on an unfolded facet can be searched. */
const SEARCH_FROM = 20

/** Every facet that has values, in rows. */
export function FilterFacets() {
  const { facets } = usePanel('FilterFacets')
  return facets
    .filter(facet => facet.values.length > 0)
    .map(facet => <FacetRow key={facet.key} facet={facet} />)
}

/** A facet with its first values, or with all of them and a search. Renders a group; sets `data-open`. */
function FacetRow({ facet }: { facet: Facet }) {
  const { words } = usePanel('FacetRow')
  const [open, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  const nameId = useId()

  function toggle() {
    setOpen(!open)
    setSearch('')
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div
      role="group"
      aria-labelledby={nameId}
      className={css.facet}
      data-part="facet"
      data-open={dataAttr(open)}
    >
      <p id={nameId} className={css.name} data-part="name">
        {facet.name}
      </p>
      <div className={css.body} data-part="body">
        {open && facet.values.length >= SEARCH_FROM && (
          <input
            type="search"
            aria-label={words.search(facet.name)}
            placeholder={words.searchPlaceholder(facet.name)}
            value={search}
            onChange={event => setSearch(event.currentTarget.value)}
            className={css.search}
            data-part="search"
          />
        )}
        <Values facet={facet} open={open} search={search} />
      </div>
      {facet.values.length > FEW && (
        <button type="button" aria-expanded={open} onClick={toggle} className={css.more} data-part="more">
          {open ? words.less : words.more}
          <Icon name={open ? 'chevron-up' : 'chevron-down'} size="s" />
        </button>
      )}
    </div>
  )
}

interface ValuesProps {
  facet: Facet
  open: boolean
  search: string
}

/** The values with their counts, as buttons that set `data-on` while they are chosen. */
function Values({ facet, open, search }: ValuesProps) {
  const { chosen, change, words } = usePanel('Values')
  const held = chosen[facet.key] ?? []
  const shown = shownValues(facet, held, { all: open, search, few: FEW })
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
              onClick={() => change(toggleValue(chosen, facet, value), { reason: 'value' })}
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
