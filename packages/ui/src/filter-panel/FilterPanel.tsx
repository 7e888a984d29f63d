'use client'
import { type ComponentType, forwardRef, type HTMLAttributes, type ReactNode, useState } from 'react'
import { Button } from '../button'
import { Icon } from '../icon'
import { useLabels } from '../labels/useLabels'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { type Chosen, type ChosenChangeDetails, chosenValues, type Facet } from './choice'
import { ChosenChips, ClearChoice } from './FilterChoice'
import { FilterFacets } from './FilterFacets'
import * as css from './FilterPanel.css'
import type { FilterSheetProps } from './FilterSheet'
import { filterPanelLabels } from './filterPanelLabels'
import { PanelContext } from './panelContext'

export interface FilterPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** What to filter by, with the values of each. */
  facets: readonly Facet[]
  /** The chosen values by facet. */
  chosen: Chosen
  /** Another choice was made. */
  onChosenChange: (chosen: Chosen, details: ChosenChangeDetails) => void
  /** How many products the choice leaves, for the sheet's button. */
  total?: number
  /** The bar below, which is always there: on narrow screens it takes the button that opens the sheet. */
  children?: (opener: ReactNode) => ReactNode
  /** Texts in place of {@link filterPanelLabels}. */
  labels?: Partial<typeof filterPanelLabels>
}

/**
 * Facets in rows with their counts, and the chosen values above. On narrow screens the rows are in a sheet behind a
 * button. Renders `section`, or nothing without facets, choice and bar; sets `data-with-bar`.
 */
export const FilterPanel = forwardRef<HTMLElement, FilterPanelProps>(function FilterPanel(
  { facets, chosen, onChosenChange, total, labels, className, children, ...rest },
  ref,
) {
  const sheet = useSheet()
  const words = useLabels('filterPanel', filterPanelLabels, labels)
  const count = chosenValues(chosen, facets).length
  const filled = facets.some(facet => facet.values.length > 0)
  const empty = !filled && Object.keys(chosen).length === 0
  if (empty && !children) return null
  const opener = filled && !sheet.failed && (
    <OpenSheet text={words.open} count={count} busy={sheet.loading} onOpen={sheet.show} />
  )
  return (
    <PanelContext.Provider value={{ facets, chosen, change: onChosenChange, words }}>
      <section
        aria-label={words.panel}
        {...rest}
        ref={ref}
        className={joinClass(css.root, className)}
        data-with-bar={dataAttr(children !== undefined)}
      >
        {!empty && (
          <div
            className={css.box}
            data-part="box"
            data-chosen={dataAttr(count > 0)}
            data-inline={dataAttr(sheet.failed)}
          >
            <div className={css.bar} data-part="bar" data-chosen={dataAttr(count > 0)}>
              {!children && opener}
              <ChosenChips />
              <ClearChoice variant="quiet" size="s" />
            </div>
            <div className={css.rows} data-part="rows" data-inline={dataAttr(sheet.failed)}>
              <FilterFacets />
            </div>
          </div>
        )}
        {children?.(opener)}
        {sheet.Sheet && <sheet.Sheet open={sheet.open} onOpenChange={sheet.setOpen} total={total} />}
      </section>
    </PanelContext.Provider>
  )
})

interface OpenSheetProps {
  text: string
  /** How many values are chosen. */
  count: number
  busy: boolean
  onOpen: () => void
}

function OpenSheet({ text, count, busy, onOpen }: OpenSheetProps) {
  return (
    <Button
      size="s"
      aria-haspopup="dialog"
      busy={busy}
      onClick={onOpen}
      className={css.open}
      data-part="open"
    >
      <Icon name="filter" size="s" />
      <span className={css.openText} data-part="open-text" data-counted={dataAttr(count > 0)}>
        {text}
      </span>
      {count > 0 && ` ${count}`}
    </Button>
  )
}

/** The sheet needs the dialog library, so it is loaded when it is first opened. */
function useSheet() {
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps> | null>(null)
  const [open, setOpen] = useState(false)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  async function show() {
    setOpen(true)
    if (Sheet) return
    setState('loading')
    try {
      const loaded = await import('./FilterSheet')
      setSheet(() => loaded.default)
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return { Sheet, open, setOpen, show, loading: state === 'loading', failed: state === 'failed' }
}
