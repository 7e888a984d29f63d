'use client'
import { type ComponentType, forwardRef, type HTMLAttributes, type ReactNode, useState } from 'react'
import { Button } from '../button'
import { Icon } from '../icon'
import { useLabels } from '../labels/useLabels'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { ClearChoice } from './ClearChoice'
import { type Chosen, type ChosenChangeDetails, chosenValues, type Facet } from './choice'
import { FilterFacets } from './FilterFacets'
import { FilterMenus } from './FilterMenus'
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
  /**
   * The bar that the controls are a part of, such as a SortBar: `controls` are the buttons of the facets, on narrow
   * screens the button of the sheet; `clear` removes every choice and is there while something is chosen.
   */
  children?: (controls: ReactNode, clear: ReactNode) => ReactNode
  /**
   * Stays below the header that sticks, but on narrow screens; column heads stay below it.
   * @default false
   */
  sticky?: boolean
  /** Texts in place of {@link filterPanelLabels}. */
  labels?: Partial<typeof filterPanelLabels>
}

/**
 * What a list is filtered by, in one row: each facet is a button that opens its values and says which one is chosen. On
 * narrow screens the facets are in a sheet behind one button. Nothing moves by a choice. Renders `section`, or nothing
 * without facets; sets `data-with-bar`, `data-sticky`.
 */
export const FilterPanel = forwardRef<HTMLElement, FilterPanelProps>(function FilterPanel(
  { facets, chosen, onChosenChange, total, sticky, labels, className, children, ...rest },
  ref,
) {
  const sheet = useSheet()
  const words = useLabels('filterPanel', filterPanelLabels, labels)
  const count = chosenValues(chosen, facets).length
  const filled = facets.some(facet => facet.values.length > 0)
  if (!children && !filled && count === 0) return null
  const controls = (
    <>
      {facets.length > 0 && !sheet.failed && (
        <OpenSheet
          text={words.open}
          count={count}
          disabled={!filled}
          busy={sheet.loading}
          onOpen={sheet.show}
        />
      )}
      <FilterMenus />
    </>
  )
  const clear = <ClearChoice variant="quiet" size="s" />
  return (
    <PanelContext.Provider value={{ facets, chosen, change: onChosenChange, words }}>
      <section
        aria-label={words.panel}
        {...rest}
        ref={ref}
        className={joinClass(css.root, className)}
        data-with-bar={dataAttr(children !== undefined)}
        data-sticky={dataAttr(sticky)}
      >
        {children ? (
          children(controls, clear)
        ) : (
          <div className={css.bar} data-part="bar">
            {controls}
            {clear}
          </div>
        )}
        {sheet.failed && (
          <div className={css.rows} data-part="rows">
            <FilterFacets />
          </div>
        )}
        {sheet.Sheet && <sheet.Sheet open={sheet.open} onOpenChange={sheet.setOpen} total={total} />}
      </section>
    </PanelContext.Provider>
  )
})

interface OpenSheetProps {
  text: string
  /** How many values are chosen. */
  count: number
  /** Nothing to choose from yet: its place stays. */
  disabled: boolean
  busy: boolean
  onOpen: () => void
}

function OpenSheet({ text, count, disabled, busy, onOpen }: OpenSheetProps) {
  return (
    <Button
      size="s"
      aria-haspopup="dialog"
      disabled={disabled}
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
