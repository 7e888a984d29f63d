'use client'
import { type Flyouts, useFlyouts } from '@yaoji/hooks'
import { useState } from 'react'
import { Icon } from '../icon'
import { dataAttr } from '../part/dataAttr'
import { moveFocus } from '../part/moveFocus'
import { type Facet, toggleValue } from './choice'
import { FacetSearch, FacetValues } from './FacetValues'
import * as css from './FilterPanel.css'
import { usePanel } from './panelContext'

/** Every facet as a button of one width, which opens its values below the bar and has the chosen one as its text. */
export function FilterMenus() {
  const { facets } = usePanel('FilterMenus')
  const flyouts = useFlyouts()
  return (
    <div {...flyouts.rootProps} className={css.menus} data-part="menus">
      {facets.map(facet => (
        <Menu key={facet.key} facet={facet} flyouts={flyouts} />
      ))}
    </div>
  )
}

interface MenuProps {
  facet: Facet
  flyouts: Flyouts
}

/** A facet without values that could be chosen is a button that cannot be pressed: its place stays. */
function Menu({ facet, flyouts }: MenuProps) {
  const { chosen, change, values, words } = usePanel('Menu')
  const own = values.filter(each => each.facet.key === facet.key)
  const text = own.map(({ name }) => name).join('、')
  const open = flyouts.open === facet.key
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its buttons have the focus
    <div
      onKeyDown={event => open && moveFocus(event, '[data-part="value"]')}
      className={css.menu}
      data-part="menu"
      data-chosen={dataAttr(own.length > 0)}
      data-open={dataAttr(open)}
    >
      <button
        type="button"
        disabled={facet.values.length === 0 && own.length === 0}
        aria-label={text ? words.chip(facet.name, text) : undefined}
        title={text || undefined}
        {...flyouts.triggerProps(facet.key)}
        className={css.menuButton}
        data-part="menu-button"
      >
        <span className={css.menuText} data-part="menu-text">
          {text || facet.name}
        </span>
        {!text && <Icon name="chevron-down" size="s" />}
      </button>
      {own.length > 0 && (
        <button
          type="button"
          aria-label={words.remove(facet.name, text)}
          title={words.remove(facet.name, text)}
          onClick={event => {
            // The button goes away with the choice; the focus stays at the facet.
            const { previousElementSibling: menuButton } = event.currentTarget
            if (menuButton instanceof HTMLElement) menuButton.focus()
            const { [facet.key]: _removed, ...others } = chosen
            change(others, { reason: 'removed' })
          }}
          className={css.menuRemove}
          data-part="menu-remove"
        >
          <Icon name="close" size="s" />
        </button>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a panel in every browser */}
      <div
        role="group"
        aria-label={facet.name}
        {...flyouts.panelProps(facet.key)}
        className={css.menuPanel}
        data-part="menu-panel"
      >
        {open && <MenuValues facet={facet} close={flyouts.close} />}
      </div>
    </div>
  )
}

/** A press on a value of a facet that has one only closes the panel, and the focus is at the facet again. */
function MenuValues({ facet, close }: { facet: Facet; close: () => void }) {
  const { chosen, change } = usePanel('MenuValues')
  const [search, setSearch] = useState('')
  return (
    <>
      <FacetSearch facet={facet} search={search} onSearchChange={setSearch} />
      <FacetValues
        facet={facet}
        all
        search={search}
        onPress={(value, pressed) => {
          change(toggleValue(chosen, facet, value), { reason: 'value' })
          if (facet.multiple) return
          pressed.closest('[data-part="menu"]')?.querySelector('button')?.focus()
          close()
        }}
      />
    </>
  )
}
