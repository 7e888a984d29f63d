'use client'
import * as Radix from '@radix-ui/react-tabs'
import {
  type ComponentPropsWithoutRef,
  createContext,
  forwardRef,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { showWhole } from '../part/showWhole'
import { useControllable } from '../part/useControllable'
import { useRequiredContext } from '../part/useRequiredContext'
import * as css from './Tabs.css'

/*
 * Radix makes ids from values, where a space would part two of them, and takes the empty value for "none is open".
 * It gets every value encoded and not empty.
 */
const encode = (value: string) => `v${encodeURIComponent(value)}`
const decode = (encoded: string) => decodeURIComponent(encoded.slice(1))

/** The value of the open tab; undefined while none is. */
interface OpenTab {
  readonly value: string | undefined
}

const Context = createContext<OpenTab | null>(null)

const useOpenTab = (part: string) => useRequiredContext(Context, part, 'TabsRoot').value

export interface TabsRootProps extends Omit<ComponentPropsWithoutRef<typeof Radix.Root>, 'asChild'> {
  /** The open tab, where the caller holds it. */
  value?: string | undefined
  /**
   * The tab that is open at first.
   * @default none
   */
  defaultValue?: string | undefined
  onValueChange?: (value: string) => void
  /**
   * Which arrows go to the next tab: Left and Right, or Up and Down.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical'
  /**
   * `automatic`: a tab opens when it gets the focus; `manual`: by Enter, Space or a press.
   * @default 'automatic'
   */
  activationMode?: 'automatic' | 'manual'
}

/** Holds which tab is open. Renders `div`; sets `data-orientation`. */
export const TabsRoot = forwardRef<HTMLDivElement, TabsRootProps>(function TabsRoot(
  { value, defaultValue, onValueChange, className, ...rest },
  ref,
) {
  const [open, setOpen] = useControllable(value, defaultValue, onValueChange)
  // A press also moves the focus, and Radix reports both: one event, one report.
  const reported = useRef<string | null>(null)
  function choose(encoded: string) {
    if (encoded === reported.current) return
    reported.current = encoded
    queueMicrotask(() => {
      reported.current = null
    })
    setOpen(decode(encoded))
  }
  return (
    <Context.Provider value={{ value: open }}>
      <Radix.Root
        {...rest}
        ref={ref}
        className={joinClass(css.root, className)}
        value={open === undefined ? '' : encode(open)}
        onValueChange={choose}
      />
    </Context.Provider>
  )
})

const showOpenTab = (row: HTMLElement) =>
  showWhole(row, row.querySelector('[role="tab"][aria-selected="true"]'))

export type TabsListProps = ComponentPropsWithoutRef<typeof Radix.List>

/**
 * The row of tabs; give it an `aria-label`. A row that scrolls shows its open tab. Renders `div`, a tablist; sets
 * `data-orientation`.
 */
export const TabsList = forwardRef<HTMLDivElement, TabsListProps>(function TabsList(
  { className, ...rest },
  ref,
) {
  const open = useOpenTab('TabsList')
  const row = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => row.current as HTMLDivElement)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is open
  useEffect(() => {
    if (row.current) showOpenTab(row.current)
  }, [open])
  return <Radix.List {...rest} ref={row} className={joinClass(css.list, className)} />
})

export type TabsTabProps = ComponentPropsWithoutRef<typeof Radix.Trigger>

/** One tab. Renders `button`; sets `data-selected`, `data-disabled`. */
export const TabsTab = forwardRef<HTMLButtonElement, TabsTabProps>(function TabsTab(
  { value, className, ...rest },
  ref,
) {
  const selected = useOpenTab('TabsTab') === value
  return (
    <Radix.Trigger
      {...rest}
      ref={ref}
      className={joinClass(css.tab, className)}
      value={encode(value)}
      data-selected={dataAttr(selected)}
    />
  )
})

export type TabsPanelProps = ComponentPropsWithoutRef<typeof Radix.Content>

/** The content of a tab; empty and hidden while another is open. Renders `div`, a tabpanel. */
export const TabsPanel = forwardRef<HTMLDivElement, TabsPanelProps>(function TabsPanel(
  { value, className, ...rest },
  ref,
) {
  useOpenTab('TabsPanel')
  return (
    <Radix.Content {...rest} ref={ref} className={joinClass(css.panel, className)} value={encode(value)} />
  )
})

export interface TabItem {
  value: string
  /** The text of the tab. */
  name: string
  /** How many things the tab has; 0 is not shown. */
  count?: number
  /** @default false */
  disabled?: boolean
}

export interface TabsProps extends Omit<TabsRootProps, 'children'> {
  /** What the tabs choose between: 订单状态. */
  label: string
  items: readonly TabItem[]
  /** At the end of the row of tabs, such as a filter; below the row where there is no room, and in a column. */
  aside?: ReactNode
  /** The content of the open tab. */
  children: ReactNode | ((value: string) => ReactNode)
}

/**
 * A row of tabs with the content of the open one below; at first the first that is not disabled. Renders `div`; data
 * attributes as {@link TabsRoot}.
 */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  { label, items, aside, defaultValue, children, ...root },
  ref,
) {
  const first = items.find(item => !item.disabled)?.value
  return (
    <TabsRoot {...root} defaultValue={defaultValue ?? first} ref={ref}>
      <div className={css.row} data-part="row">
        <TabsList aria-label={label} className={css.listInRow}>
          {items.map(({ value, name, count, disabled }) => (
            <TabsTab key={value} value={value} disabled={disabled}>
              {name}
              {Boolean(count) && (
                <span className={css.count} data-part="count">
                  {count}
                </span>
              )}
            </TabsTab>
          ))}
        </TabsList>
        {aside && (
          <div className={css.aside} data-part="aside">
            {aside}
          </div>
        )}
      </div>
      {items.map(({ value }) => (
        <TabsPanel key={value} value={value}>
          {typeof children === 'function' ? children(value) : children}
        </TabsPanel>
      ))}
    </TabsRoot>
  )
})
