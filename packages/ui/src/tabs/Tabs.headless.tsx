'use client'
import {
  type ComponentPropsWithoutRef,
  createContext,
  forwardRef,
  type HTMLAttributes,
  type KeyboardEvent,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { dataAttr } from '../part/dataAttr'
import { useRequiredContext } from '../part/useRequiredContext'

interface TabsState {
  readonly base: string
  readonly value: string | undefined
  readonly choose: (value: string) => void
}

const Context = createContext<TabsState | null>(null)

const useTabs = (part: string) => useRequiredContext(Context, part, 'TabsRoot')

export interface TabsRootProps extends HTMLAttributes<HTMLDivElement> {
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
}

/** Holds which tab is open. Renders `div`. */
export const TabsRoot = forwardRef<HTMLDivElement, TabsRootProps>(function Root(
  { value, defaultValue, onValueChange, ...rest },
  ref,
) {
  const [own, setOwn] = useState(defaultValue)
  const base = useId()
  function choose(next: string) {
    if (next === (value ?? own)) return
    setOwn(next)
    onValueChange?.(next)
  }
  return (
    <Context.Provider value={{ base, value: value ?? own, choose }}>
      <div {...rest} ref={ref} />
    </Context.Provider>
  )
})

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** Left, Right, Home and End go to a tab and open it. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key]
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)')]
  const at = event.target instanceof HTMLElement ? tabs.indexOf(event.target) : -1
  const next = tabs[step(at, tabs.length)]
  if (at < 0 || !next) return
  event.preventDefault()
  next.focus()
  next.click()
}

/** Scrolls a row sideways until its open tab is whole, and the page not at all. */
function showOpenTab(row: HTMLElement) {
  const tab = row.querySelector('[role="tab"][aria-selected="true"]')
  if (!tab) return
  const { left, right } = row.getBoundingClientRect()
  const box = tab.getBoundingClientRect()
  if (box.right > right) row.scrollLeft += box.right - right
  if (box.left < left) row.scrollLeft += box.left - left
}

/** The row of tabs; give it an `aria-label`. Renders a tablist; a row that scrolls shows its open tab. */
export const TabsList = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(function List(
  { onKeyDown, ...rest },
  ref,
) {
  const { value } = useTabs('TabsList')
  const row = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => row.current as HTMLDivElement)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is open
  useEffect(() => {
    if (row.current) showOpenTab(row.current)
  }, [value])
  return <div role="tablist" {...rest} ref={row} onKeyDown={composeEventHandlers(onKeyDown, moveFocus)} />
})

export interface TabsTabProps extends Omit<ComponentPropsWithoutRef<'button'>, 'value'> {
  value: string
}

/** One tab. Renders `button`; sets `data-selected`. Only the open one is a stop of the Tab key. */
export const TabsTab = forwardRef<HTMLButtonElement, TabsTabProps>(function Tab(
  { value, onClick, ...rest },
  ref,
) {
  const state = useTabs('TabsTab')
  const selected = state.value === value
  return (
    <button
      type="button"
      role="tab"
      id={`${state.base}-${value}-tab`}
      aria-selected={selected}
      aria-controls={selected ? `${state.base}-${value}-panel` : undefined}
      tabIndex={selected ? 0 : -1}
      {...rest}
      ref={ref}
      onClick={composeEventHandlers(onClick, () => state.choose(value))}
      data-selected={dataAttr(selected)}
    />
  )
})

export interface TabsPanelProps extends HTMLAttributes<HTMLDivElement> {
  value: string
}

/** What belongs to a tab; nothing while another is open. Renders a tabpanel. */
export const TabsPanel = forwardRef<HTMLDivElement, TabsPanelProps>(function Panel({ value, ...rest }, ref) {
  const state = useTabs('TabsPanel')
  if (state.value !== value) return null
  return (
    <div
      role="tabpanel"
      id={`${state.base}-${value}-panel`}
      aria-labelledby={`${state.base}-${value}-tab`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern makes a panel a stop, for panels that hold text only
      tabIndex={0}
      {...rest}
      ref={ref}
    />
  )
})
