'use client'
import { useReturnFocus } from '@yaoji/hooks'
import { Button, type ButtonProps } from '../button'
import { Icon } from '../icon'
import { plain } from '../theme/base.css'
import { clearFacets, toggleValue } from './choice'
import * as css from './FilterPanel.css'
import { usePanel } from './panelContext'

/** The chosen values; a press removes one, and the focus goes on to the next. Renders `ul`, or nothing. */
export function ChosenChips() {
  const { chosen, change, values, words } = usePanel('ChosenChips')
  const { remember, giveBack } = useReturnFocus()
  if (values.length === 0) return null
  return (
    <ul aria-label={words.chosen} className={css.chips} data-part="chips">
      {values.map(({ facet, value, name }) => (
        <li key={`${facet.key} ${value}`} className={plain} data-part="chip-item">
          <button
            type="button"
            className={css.chip}
            data-part="chip"
            title={words.remove(facet.name, name)}
            onClick={() => {
              remember()
              giveBack()
              change(toggleValue(chosen, facet, value), { reason: 'removed' })
            }}
          >
            {words.chip(facet.name, name)}
            <Icon name="close" size="s" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Removes every chosen value. Renders `button`, or nothing while nothing is chosen. */
export function ClearChoice(look: Pick<ButtonProps, 'variant' | 'size'>) {
  const { facets, chosen, change, values, words } = usePanel('ClearChoice')
  const { remember, giveBack } = useReturnFocus()
  if (values.length === 0) return null
  return (
    <Button
      {...look}
      data-part="clear"
      onClick={() => {
        remember()
        giveBack()
        change(clearFacets(chosen, facets), { reason: 'cleared' })
      }}
    >
      {words.clear}
    </Button>
  )
}
