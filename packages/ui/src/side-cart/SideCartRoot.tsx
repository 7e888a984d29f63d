'use client'
import { capBadge } from '@yaoji/domain'
import {
  createContext,
  forwardRef,
  type HTMLAttributes,
  type KeyboardEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { Icon } from '../icon'
import { useLabels } from '../labels/useLabels'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { type OnOpenChange, useOpenState } from '../part/openChange'
import { useRequiredContext } from '../part/useRequiredContext'
import { VisuallyHidden } from '../part/VisuallyHidden'
import * as css from './SideCart.css'

export const sideCartLabels = {
  /** Name of the landmark, for screen readers. */
  landmark: '购物车侧栏',
  /** The button that opens the panel, and the panel's heading. */
  cart: '购物车',
  /** After the number of lines on the button, for screen readers. */
  countUnit: '种',
  close: '收起购物车',
  /** For screen readers. */
  refreshing: '正在刷新',
  /** In place of the lines. */
  loading: '正在加载购物车',
  failed: '购物车未能刷新',
  empty: '购物车空空如也~',
  /** Name of the list, for screen readers. */
  lines: '购物车商品',
  more: (count: number) => `还有 ${count} 种，`,
  moreLink: '在购物车中查看',
  remove: '删除',
  /** Name of the button that removes a line, for screen readers. */
  removeLine: (name: string) => `删除 ${name}`,
  /** Name of a line's quantity, for screen readers. */
  quantity: (name: string) => `${name} 数量`,
  selected: (count: number) => `已选 ${count} 种`,
  goods: '商品金额',
  /** Full reductions of the selected products. */
  reduction: '满减',
  /** After the number of selected products: what prices, promotions and full reductions save. */
  saved: (amount: string) => `，已省 ${amount}`,
  shipping: '运费',
  freeShipping: '免运费',
  payable: '应付',
  toCart: '去购物车',
  checkout: '去结算',
}

interface SideCartContext {
  readonly open: boolean
  readonly refreshing: boolean
  readonly close: () => void
  readonly words: typeof sideCartLabels
}

const Context = createContext<SideCartContext | null>(null)

/** Whether the panel is open, and how it closes; for contents of your own. */
export const useSideCartPanel = (part: string) => useRequiredContext(Context, part, 'SideCartRoot')

export interface SideCartRootProps extends HTMLAttributes<HTMLElement> {
  /** Whether the panel is open, where the application decides about it. */
  open?: boolean
  /**
   * Whether the panel is open at first, where the side cart itself decides about it.
   * @default false
   */
  defaultOpen?: boolean
  /** The panel opens or closes: `reason` is `trigger`, `escape` or `close`. */
  onOpenChange?: OnOpenChange
  /**
   * False where it must not open: on the cart's own page.
   * @default true
   */
  allowed?: boolean
  /** Number of lines in the cart. */
  count: number
  /**
   * The cart is being fetched again.
   * @default false
   */
  refreshing?: boolean
  /** Words in place of those of {@link sideCartLabels}. */
  labels?: Partial<typeof sideCartLabels>
}

/**
 * The cart at the edge of a page (CH-14): a button with the number of its lines, and a panel that it opens around what is
 * put inside, which may load when it is first wanted ({@link SideCartContent}). Esc closes the panel; focus that was
 * inside goes back to the button. Renders `aside`; sets `data-side-cart`, `data-open`, `data-refreshing`.
 */
export const SideCartRoot = forwardRef<HTMLElement, SideCartRootProps>(function SideCartRoot(props, ref) {
  const { open: given, defaultOpen, onOpenChange, allowed = true, count, ...others } = props
  const { refreshing = false, labels, onKeyDown, className, children, ...rest } = others
  const { open: wanted, change } = useOpenState({ open: given, defaultOpen, onOpenChange })
  const open = wanted && allowed
  const { root, trigger } = useFocusOnTrigger(open)
  const panelId = useId()
  const words = useLabels('sideCart', sideCartLabels, labels)
  useImperativeHandle(ref, () => root.current as HTMLElement)
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) change(false, 'escape')
  }
  return (
    <Context.Provider value={{ open, refreshing, close: () => change(false, 'close'), words }}>
      <aside
        aria-label={words.landmark}
        {...rest}
        ref={root}
        className={joinClass(css.root, className)}
        onKeyDown={composeEventHandlers(onKeyDown, closeOnEscape)}
        data-side-cart=""
        data-open={dataAttr(open)}
        data-refreshing={dataAttr(refreshing)}
      >
        <button
          type="button"
          ref={trigger}
          aria-expanded={open}
          aria-controls={panelId}
          aria-disabled={!allowed || undefined}
          className={css.trigger}
          data-part="trigger"
          onClick={() => allowed && change(!open, 'trigger')}
        >
          <Icon name="cart" />
          <span className={css.word} data-part="word">
            {words.cart}
          </span>
          {count > 0 && (
            <span className={css.badge} data-part="badge">
              {capBadge(count)}
              <VisuallyHidden> {words.countUnit}</VisuallyHidden>
            </span>
          )}
        </button>
        <div id={panelId} hidden={!open} className={css.panel} data-part="panel">
          {children}
        </div>
      </aside>
    </Context.Provider>
  )
})

/** Moves the focus to the trigger when the panel that holds it closes. */
function useFocusOnTrigger(open: boolean) {
  const root = useRef<HTMLElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const holder = document.activeElement
    // The panel is hidden by now, and what is in it about to lose the focus.
    if (!open && holder !== trigger.current && root.current?.contains(holder)) trigger.current?.focus()
  }, [open])
  return { root, trigger }
}
