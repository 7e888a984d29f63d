'use client'
import { useId, useState } from 'react'
import { Icon } from '../icon'
import { dataAttr } from '../part/dataAttr'
import { type Facet, toggleValue } from './choice'
import { FacetSearch, FacetValues, FEW } from './FacetValues'
import * as css from './FilterPanel.css'
import { usePanel } from './panelContext'

/** Every facet that has values, in rows. */
export function FilterFacets() {
  const { facets } = usePanel('FilterFacets')
  return facets
    .filter(facet => facet.values.length > 0)
    .map(facet => <FacetRow key={facet.key} facet={facet} />)
}

/** A facet with its first values, or with all of them and a search. Renders a group; sets `data-open`. */
function FacetRow({ facet }: { facet: Facet }) {
  const { chosen, change, words } = usePanel('FacetRow')
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
        {open && <FacetSearch facet={facet} search={search} onSearchChange={setSearch} />}
        <FacetValues
          facet={facet}
          all={open}
          search={search}
          onPress={value => change(toggleValue(chosen, facet, value), { reason: 'value' })}
        />
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
