'use client'
import { useReturnFocus } from '@yaoji/hooks'
import { Button, type ButtonProps } from '../button'
import { clearFacets } from './choice'
import { usePanel } from './panelContext'

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
