'use client'
import { type ButtonHTMLAttributes, forwardRef } from 'react'
import { Button } from '../button'
import { FailureCallout } from '../callout'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { moveFocus } from '../part/moveFocus'
import { PopoverClose, PopoverContent, PopoverRoot, type PopoverRootProps, PopoverTrigger } from '../popover'
import { Skeleton } from '../skeleton'
import type { StoreTableStore } from '../store-table/StoreTable'
import * as css from './StoreMenu.css'

export const storeMenuLabels = {
  /** The button, and the name of the panel. */
  menu: '切换门店',
  /** Name of the button where it has the name of the store, for screen readers. */
  menuOf: (company: string) => `切换门店，当前 ${company}`,
  loading: '正在加载门店',
  failed: '门店加载失败',
  retry: '重试',
  head: '总部',
  current: '当前门店',
  /** For a buyer who logged in as one store. */
  headOnly: '由总部切换',
  /** Orders that wait for payment. */
  unpaid: (count: number) => `待付款 ${count}`,
  /** While the buyer goes to a store. */
  changing: '正在切换…',
  /** The link to the page of the stores. */
  all: '多店管理',
}

/** A store of a chain, by the wire's names. */
export type StoreOfMenu = Pick<
  StoreTableStore,
  | 'user_id'
  | 'company'
  | 'is_head'
  | 'is_current'
  | 'can_switch'
  | 'licence_text'
  | 'is_passed'
  | 'unpaid_count'
>

export interface StoreMenuProps<Store extends StoreOfMenu = StoreOfMenu>
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'>,
    Pick<PopoverRootProps, 'open' | 'defaultOpen' | 'onOpenChange'> {
  /** The store in which the buyer is: narrow screens have it on the button, in place of its words. */
  company?: string | undefined
  /** Undefined while they load. */
  stores: readonly Store[] | undefined
  /** Loads the stores again; given where that failed. */
  onRetry?: (() => void) | undefined
  /** Id of the store that the buyer goes to; the other ones are disabled meanwhile. */
  busy?: number | undefined
  /** Why the buyer did not get there, as a mutation has it. */
  error?: unknown
  /** The buyer changes to a store. */
  onSwitch: (store: Store) => void
  /** Where all stores are managed; without it there is no link. */
  allHref?: string | undefined
  /** Words in place of those of {@link storeMenuLabels}. */
  labels?: Partial<typeof storeMenuLabels>
}

/**
 * The stores of a chain behind one button, for the bar above the header: a press on one goes there. The panel stays open
 * until the application has changed the store. Renders `button`, and the panel while it is open.
 */
export const StoreMenu = forwardRef<HTMLButtonElement, StoreMenuProps>(function StoreMenu(
  {
    company,
    stores,
    onRetry,
    busy,
    error,
    onSwitch,
    allHref,
    open,
    defaultOpen,
    onOpenChange,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const words = useLabels('storeMenu', storeMenuLabels, labels)
  return (
    <PopoverRoot {...{ open, defaultOpen, onOpenChange }}>
      <PopoverTrigger
        aria-label={company && words.menuOf(company)}
        {...rest}
        ref={ref}
        className={joinClass(css.trigger, className)}
      >
        {company ? (
          <>
            <span className={css.words} data-part="words">
              {words.menu}
            </span>
            <span className={css.company} data-part="company">
              {company}
            </span>
          </>
        ) : (
          words.menu
        )}
      </PopoverTrigger>
      <PopoverContent
        aria-label={words.menu}
        align="start"
        className={css.panel}
        onKeyDown={event => moveFocus(event, '[data-part="choose"]')}
      >
        <FailureCallout error={error} />
        <Stores {...{ stores, onRetry, busy, onSwitch, words }} />
        {allHref && (
          <PopoverClose asChild>
            <Link href={allHref} className={css.all} data-part="all">
              {words.all}
            </Link>
          </PopoverClose>
        )}
      </PopoverContent>
    </PopoverRoot>
  )
})

interface StoresProps extends Pick<StoreMenuProps, 'stores' | 'onRetry' | 'busy' | 'onSwitch'> {
  words: typeof storeMenuLabels
}

/** The stores, or why there are none to see. */
function Stores({ stores, onRetry, words, ...rest }: StoresProps) {
  if (onRetry) {
    return (
      <p role="alert" className={css.problem} data-part="problem">
        {words.failed}{' '}
        <Button size="s" variant="quiet" onClick={onRetry}>
          {words.retry}
        </Button>
      </p>
    )
  }
  if (!stores) return <Skeleton variant="rows" count={3} label={words.loading} />
  return (
    <ul className={css.stores} data-part="stores">
      {stores.map(store => (
        <li key={store.user_id} className={css.store} data-part="store">
          <StoreChoice {...rest} store={store} words={words} />
        </li>
      ))}
    </ul>
  )
}

interface StoreChoiceProps extends Pick<StoresProps, 'busy' | 'onSwitch' | 'words'> {
  store: StoreOfMenu
}

/** One store. A buyer who logged in as a store cannot go to another one. */
function StoreChoice({ store, busy, onSwitch, words }: StoreChoiceProps) {
  const {
    user_id,
    company,
    is_head,
    is_current,
    can_switch,
    licence_text,
    is_passed,
    unpaid_count = 0,
  } = store
  const about = [
    is_head === 1 && words.head,
    is_current === 1 ? words.current : can_switch === 0 && words.headOnly,
    is_passed === 0 && licence_text,
    unpaid_count > 0 && words.unpaid(unpaid_count),
    busy === user_id && words.changing,
  ]
  const shown = about.filter(Boolean).join(' · ')
  return (
    <button
      type="button"
      className={css.choose}
      data-part="choose"
      data-current={dataAttr(is_current === 1)}
      aria-current={is_current === 1 || undefined}
      aria-disabled={can_switch === 0 || busy !== undefined || undefined}
      onClick={() => can_switch === 1 && busy === undefined && onSwitch(store)}
    >
      <span className={css.name} data-part="name">
        {company}
      </span>
      {shown && (
        <span className={css.about} data-part="about">
          {shown}
        </span>
      )}
    </button>
  )
}
