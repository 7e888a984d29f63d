'use client'
import {
  type ComponentPropsWithoutRef,
  createContext,
  forwardRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type RefObject,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { dataAttr } from '../part/dataAttr'
import { useRequiredContext } from '../part/useRequiredContext'
import { VisuallyHidden } from '../part/VisuallyHidden'

interface SideCartContext {
  readonly open: boolean
  readonly allowed: boolean
  readonly count: number
  readonly refreshing: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly panelId: string
  readonly toggle: RefObject<HTMLButtonElement | null>
}

const Context = createContext<SideCartContext | null>(null)

/** Whether the panel is open, and how many kinds the cart holds; for parts of your own. */
export const useSideCartPanel = (part: string) => useRequiredContext(Context, part, 'SideCartRoot')

export interface SideCartRootProps extends HTMLAttributes<HTMLElement> {
  open: boolean
  onOpenChange?: (open: boolean) => void
  /** False where it must not open: on the cart's own page. */
  allowed?: boolean
  /** Kinds in the cart. */
  count: number
  /** The cart is being fetched anew. */
  refreshing?: boolean
}

/**
 * The cart at the edge of a page: a strip with its count, and a panel that it opens. Renders `aside`; sets
 * `data-open`, `data-refreshing`. Esc closes the panel; focus that was inside goes back to the strip. CH-14.
 */
export const SideCartRoot = forwardRef<HTMLElement, SideCartRootProps>(function Root(
  { open, onOpenChange, allowed = true, count, refreshing = false, onKeyDown, ...rest },
  ref,
) {
  const root = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const shown = open && allowed
  useImperativeHandle(ref, () => root.current as HTMLElement)
  useLayoutEffect(() => {
    const holder = document.activeElement
    // The panel is hidden by now, and what is in it about to lose the focus.
    if (!shown && holder !== toggle.current && root.current?.contains(holder)) toggle.current?.focus()
  }, [shown])
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && shown) onOpenChange?.(false)
  }
  return (
    <Context.Provider
      value={{
        open: shown,
        allowed,
        count,
        refreshing,
        onOpenChange: onOpenChange ?? (() => {}),
        panelId,
        toggle,
      }}
    >
      <aside
        aria-label="购物车侧栏"
        {...rest}
        ref={root}
        onKeyDown={composeEventHandlers(onKeyDown, closeOnEscape)}
        data-open={dataAttr(shown)}
        data-refreshing={dataAttr(refreshing)}
      />
    </Context.Provider>
  )
})

/** Opens and closes the panel; name it by what is inside. Renders `button`; where the panel must not open it waits. */
export const SideCartToggle = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(
  function Toggle({ onClick, ...rest }, ref) {
    const { open, allowed, onOpenChange, panelId, toggle } = useSideCartPanel('SideCartToggle')
    useImperativeHandle(ref, () => toggle.current as HTMLButtonElement)
    return (
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        aria-disabled={!allowed || undefined}
        {...rest}
        ref={toggle}
        onClick={composeEventHandlers(onClick, () => allowed && onOpenChange(!open))}
      />
    )
  },
)

/** What the strip opens. Renders `div`, hidden while closed. */
export const SideCartPanel = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(
  function Panel(props, ref) {
    const { open, panelId } = useSideCartPanel('SideCartPanel')
    return <div {...props} ref={ref} id={panelId} hidden={!open} />
  },
)

/** Closes the panel. Renders `button`. */
export const SideCartClose = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(function Close(
  { onClick, ...rest },
  ref,
) {
  const { onOpenChange } = useSideCartPanel('SideCartClose')
  return (
    <button
      type="button"
      aria-label="收起购物车"
      {...rest}
      ref={ref}
      onClick={composeEventHandlers(onClick, () => onOpenChange(false))}
    />
  )
})

/** Says that the cart is being fetched anew; what is known stays readable meanwhile. */
export const SideCartRefreshing = forwardRef<HTMLSpanElement, HTMLAttributes<HTMLSpanElement>>(
  function Refreshing({ children, ...rest }, ref) {
    const { refreshing } = useSideCartPanel('SideCartRefreshing')
    return (
      <span role="status" {...rest} ref={ref} data-refreshing={dataAttr(refreshing)}>
        {refreshing && (children ?? <VisuallyHidden>正在刷新</VisuallyHidden>)}
      </span>
    )
  },
)
