'use client'
import { useReturnFocus } from '@yaoji/hooks'
import {
  type ComponentPropsWithoutRef,
  createContext,
  forwardRef,
  type HTMLAttributes,
  useId,
  useState,
} from 'react'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { dataAttr } from '../part/dataAttr'
import { useRequiredContext } from '../part/useRequiredContext'
import { type Chosen, chosenValues, clearFacets, type Facet, shownValues, toggleValue } from './choice'

/** How many values a folded facet shows. */
const FEW = 8
/** From how many values on an unfolded facet can be searched. */
const SEARCH_FROM = 20

interface Panel {
  readonly facets: readonly Facet[]
  readonly chosen: Chosen
  readonly change: (chosen: Chosen) => void
}

interface OneFacet {
  readonly facet: Facet
  readonly nameId: string
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
  readonly search: string
  readonly setSearch: (search: string) => void
}

const PanelContext = createContext<Panel | null>(null)
const FacetContext = createContext<OneFacet | null>(null)

const useFacet = (part: string) => useRequiredContext(FacetContext, part, 'FilterPanelFacet')

/** The facets and what is chosen; for parts of your own. */
export function useFilterPanel(part: string) {
  const panel = useRequiredContext(PanelContext, part, 'FilterPanelRoot')
  return { ...panel, values: chosenValues(panel.chosen, panel.facets) }
}

export interface FilterPanelRootProps extends HTMLAttributes<HTMLElement> {
  facets: readonly Facet[]
  chosen: Chosen
  onChosenChange: (chosen: Chosen) => void
}

/** What a list is filtered by. Renders `section`. */
export const FilterPanelRoot = forwardRef<HTMLElement, FilterPanelRootProps>(function Root(
  { facets, chosen, onChosenChange, ...rest },
  ref,
) {
  return (
    <PanelContext.Provider value={{ facets, chosen, change: onChosenChange }}>
      <section aria-label="筛选" {...rest} ref={ref} />
    </PanelContext.Provider>
  )
})

export interface FilterPanelChosenProps extends HTMLAttributes<HTMLUListElement> {
  chipClassName?: string
  /** A mark at the end of a chip. */
  mark?: React.ReactNode
}

/** What is chosen, each with a press to take it off. Renders `ul`, or nothing. The focus goes on to the next chip. */
export const FilterPanelChosen = forwardRef<HTMLUListElement, FilterPanelChosenProps>(function ChosenList(
  { chipClassName, mark, ...rest },
  ref,
) {
  const { chosen, change, values } = useFilterPanel('FilterPanelChosen')
  const { remember, giveBack } = useReturnFocus()
  if (values.length === 0) return null
  return (
    <ul aria-label="已选条件" {...rest} ref={ref}>
      {values.map(({ facet, value, name }) => (
        <li key={`${facet.key} ${value}`}>
          <button
            type="button"
            className={chipClassName}
            title={`移除 ${facet.name}：${name}`}
            onClick={() => {
              remember()
              giveBack()
              change(toggleValue(chosen, facet, value))
            }}
          >
            {facet.name}：{name}
            {mark}
          </button>
        </li>
      ))}
    </ul>
  )
})

/** Takes everything off. Renders `button`, or nothing while nothing is chosen. */
export const FilterPanelClear = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(
  function Clear({ onClick, children = '清空条件', ...rest }, ref) {
    const { facets, chosen, change, values } = useFilterPanel('FilterPanelClear')
    const { remember, giveBack } = useReturnFocus()
    if (values.length === 0) return null
    function clear() {
      remember()
      giveBack()
      change(clearFacets(chosen, facets))
    }
    return (
      <button type="button" {...rest} ref={ref} onClick={composeEventHandlers(onClick, clear)}>
        {children}
      </button>
    )
  },
)

/** One facet. Renders a group named by it; sets `data-open`. */
export const FilterPanelFacet = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement> & { facet: Facet }>(
  function FacetGroup({ facet, ...rest }, ref) {
    const [open, setOpen] = useState(false)
    const [search, setSearch] = useState('')
    const nameId = useId()
    return (
      <FacetContext.Provider value={{ facet, nameId, open, setOpen, search, setSearch }}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser */}
        <div role="group" aria-labelledby={nameId} {...rest} ref={ref} data-open={dataAttr(open)} />
      </FacetContext.Provider>
    )
  },
)

/** Its name. Renders `p`. */
export const FilterPanelName = forwardRef<HTMLParagraphElement, ComponentPropsWithoutRef<'p'>>(
  function Name(props, ref) {
    const { facet, nameId } = useFacet('FilterPanelName')
    return (
      <p {...props} ref={ref} id={nameId}>
        {facet.name}
      </p>
    )
  },
)

export interface FilterPanelValuesProps extends HTMLAttributes<HTMLUListElement> {
  valueClassName?: string
  countClassName?: string
  /** What stands when the search inside finds nothing. */
  emptyText?: string
}

/** Its values with their counts: the first few, or all that are found. Renders `ul` of buttons that set `data-on`. */
export const FilterPanelValues = forwardRef<HTMLUListElement, FilterPanelValuesProps>(function Values(
  { valueClassName, countClassName, emptyText = '没有匹配的选项', ...rest },
  ref,
) {
  const { chosen, change } = useFilterPanel('FilterPanelValues')
  const { facet, open, search } = useFacet('FilterPanelValues')
  const held = chosen[facet.key] ?? []
  const shown = shownValues(facet, held, { all: open, search, few: FEW })
  return (
    <ul {...rest} ref={ref}>
      {shown.map(({ value, name, count }) => {
        const on = held.includes(value)
        return (
          <li key={value}>
            <button
              type="button"
              className={valueClassName}
              aria-pressed={on}
              title={name}
              onClick={() => change(toggleValue(chosen, facet, value))}
              data-on={dataAttr(on)}
            >
              <span>{name}</span>
              <span className={countClassName}>{count}</span>
            </button>
          </li>
        )
      })}
      {shown.length === 0 && <li className={countClassName}>{emptyText}</li>}
    </ul>
  )
})

/** Unfolds and folds a facet. Renders `button`, or nothing where all values are shown anyway. */
export const FilterPanelMore = forwardRef<
  HTMLButtonElement,
  Omit<ComponentPropsWithoutRef<'button'>, 'children'> & {
    children?: (open: boolean) => React.ReactNode
  }
>(function More({ onClick, children = open => (open ? '收起' : '更多'), ...rest }, ref) {
  const { facet, open, setOpen, setSearch } = useFacet('FilterPanelMore')
  if (facet.values.length <= FEW) return null
  function toggle() {
    setOpen(!open)
    setSearch('')
  }
  return (
    <button
      type="button"
      aria-expanded={open}
      {...rest}
      ref={ref}
      onClick={composeEventHandlers(onClick, toggle)}
    >
      {children(open)}
    </button>
  )
})

/** Searches the values of an unfolded facet. Renders `input`, or nothing where they are few. */
export const FilterPanelSearch = forwardRef<
  HTMLInputElement,
  Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'type'>
>(function Search({ onChange, ...rest }, ref) {
  const { facet, open, search, setSearch } = useFacet('FilterPanelSearch')
  if (!open || facet.values.length < SEARCH_FROM) return null
  return (
    <input
      type="search"
      aria-label={`在${facet.name}中查找`}
      placeholder={`查找${facet.name}`}
      {...rest}
      ref={ref}
      value={search}
      onChange={composeEventHandlers(onChange, event => setSearch(event.currentTarget.value))}
    />
  )
})
