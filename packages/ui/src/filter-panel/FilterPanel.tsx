'use client'
import { type ComponentType, type ReactNode, useState } from 'react'
import { Button } from '../button'
import * as button from '../button/Button.css'
import { Icon } from '../icon'
import { dataAttr } from '../part/dataAttr'
import { joinClass, withClass } from '../part/withClass'
import { FilterFacets } from './FilterFacets'
import * as css from './FilterPanel.css'
import * as Headless from './FilterPanel.headless'
import type { FilterSheetProps } from './FilterSheet'

export {
  FilterPanelFacet,
  FilterPanelMore,
  FilterPanelName,
  FilterPanelSearch,
  FilterPanelValues,
} from './FilterFacets'

export const FilterPanelRoot = withClass(Headless.FilterPanelRoot, css.root, 'FilterPanelRoot')

/** What is chosen, as chips that a press takes off. */
export function FilterPanelChosen({ className, chipClassName, ...rest }: Headless.FilterPanelChosenProps) {
  return (
    <Headless.FilterPanelChosen
      mark={<Icon name="close" size="s" />}
      {...rest}
      className={joinClass(css.chips, className)}
      chipClassName={joinClass(css.chip, chipClassName)}
    />
  )
}

/** Takes everything off. */
export function FilterPanelClear({ className, ...rest }: React.ComponentPropsWithoutRef<'button'>) {
  return (
    <Headless.FilterPanelClear
      {...rest}
      className={joinClass(button.root, className)}
      data-variant="quiet"
      data-size="s"
    />
  )
}

export interface FilterPanelProps extends Omit<Headless.FilterPanelRootProps, 'children'> {
  /** How many goods the choice leaves, for the sheet's button. */
  total?: number
  /** The bar below, which is there in any case: on narrow screens it takes the button that opens the sheet. */
  children?: (opener: ReactNode) => ReactNode
}

/**
 * Facets in rows with their counts, what is chosen as chips above. On narrow screens the rows stand in a sheet behind a
 * button. Renders nothing without facets, without a choice and without a bar.
 */
export function FilterPanel({ total, children, ...root }: FilterPanelProps) {
  const sheet = useSheet()
  const filled = root.facets.some(facet => facet.values.length > 0)
  const empty = !filled && Object.keys(root.chosen).length === 0
  if (empty && !children) return null
  const opener = filled && !sheet.failed && <OpenSheet onOpen={sheet.show} busy={sheet.loading} />
  return (
    <FilterPanelRoot {...root} data-with-bar={dataAttr(children !== undefined)}>
      {!empty && (
        <div className={css.box}>
          <div className={css.bar}>
            {!children && opener}
            <FilterPanelChosen />
            <FilterPanelClear />
          </div>
          <div className={css.rows} data-inline={dataAttr(sheet.failed)}>
            <FilterFacets />
          </div>
        </div>
      )}
      {children?.(opener)}
      {sheet.Sheet && <sheet.Sheet open={sheet.open} onOpenChange={sheet.setOpen} total={total} />}
    </FilterPanelRoot>
  )
}

function OpenSheet({ onOpen, busy }: { onOpen: () => void; busy: boolean }) {
  const { values } = Headless.useFilterPanel('FilterPanel')
  return (
    <Button size="s" className={css.open} aria-haspopup="dialog" busy={busy} onClick={onOpen}>
      <Icon name="filter" size="s" />
      <span className={css.openText} data-counted={dataAttr(values.length > 0)}>
        筛选
      </span>
      {values.length > 0 && ` ${values.length}`}
    </Button>
  )
}

/** The sheet brings the dialog library with it, so it comes when it is first wanted. */
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
