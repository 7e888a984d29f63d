'use client'
import { type ComponentPropsWithoutRef, createContext, forwardRef, type HTMLAttributes } from 'react'
import { Link } from '../link'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { dataAttr } from '../part/dataAttr'
import { useRequiredContext } from '../part/useRequiredContext'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { pageWindow } from './pageWindow'

interface Pages {
  readonly page: number
  readonly last_page: number
  readonly href: ((page: number) => string) | undefined
  readonly go: (page: number) => void
}

const Context = createContext<Pages | null>(null)

/** Where a pagination stands, and which pages it names; for parts of your own. */
export function usePagination(part: string) {
  const pages = useRequiredContext(Context, part, 'PaginationRoot')
  return { ...pages, named: pageWindow(pages.page, pages.last_page) }
}

export interface PaginationRootProps extends HTMLAttributes<HTMLElement> {
  /** From 1. */
  page: number
  last_page: number
  /** Address of a page; with it pages are links, which open in a new tab and can be shared. */
  pageHref?: (page: number) => string
  onPageChange?: (page: number) => void
}

/** Where in a numbered list one is. Renders `nav`. */
export const PaginationRoot = forwardRef<HTMLElement, PaginationRootProps>(function Root(
  { page, last_page, pageHref, onPageChange, ...rest },
  ref,
) {
  const go = (next: number) => onPageChange?.(next)
  return (
    <Context.Provider value={{ page, last_page, href: pageHref, go }}>
      <nav aria-label="分页" {...rest} ref={ref} />
    </Context.Provider>
  )
})

export interface PaginationPageProps extends Omit<HTMLAttributes<HTMLElement>, 'onClick'> {
  page: number
}

/** One page: a link, or a button where pages have no addresses. The current one sets `data-current`. */
export function PaginationPage({ page, children, ...rest }: PaginationPageProps) {
  const pages = useRequiredContext(Context, 'PaginationPage', 'PaginationRoot')
  const current = pages.page === page
  return (
    <Step to={page} aria-current={current ? 'page' : undefined} {...rest} data-current={dataAttr(current)}>
      <VisuallyHidden>第 </VisuallyHidden>
      {children ?? page}
      <VisuallyHidden> 页</VisuallyHidden>
    </Step>
  )
}

interface StepProps extends HTMLAttributes<HTMLElement> {
  to: number
  rel?: string
  'data-current'?: '' | undefined
}

function Step({ to, rel, children, ...rest }: StepProps) {
  const { href, go } = useRequiredContext(Context, 'PaginationPage', 'PaginationRoot')
  if (!href) {
    return (
      <button type="button" {...rest} onClick={() => go(to)}>
        {children}
      </button>
    )
  }
  return (
    <Link {...rest} href={href(to)} rel={rel} onClick={() => go(to)}>
      {children}
    </Link>
  )
}

function neighbour(name: string, label: string, step: number) {
  return function Neighbour({ children = label, ...rest }: HTMLAttributes<HTMLElement>) {
    const { page, last_page } = useRequiredContext(Context, name, 'PaginationRoot')
    const to = page + step
    if (to < 1 || to > last_page) {
      return (
        <button type="button" {...rest} disabled aria-label={label}>
          {children}
        </button>
      )
    }
    return (
      <Step to={to} {...rest} aria-label={label} rel={step < 0 ? 'prev' : 'next'}>
        {children}
      </Step>
    )
  }
}

/** The page before; a disabled button on the first. */
export const PaginationPrevious = neighbour('PaginationPrevious', '上一页', -1)

/** The page after; a disabled button on the last. */
export const PaginationNext = neighbour('PaginationNext', '下一页', 1)

export interface KeyPaginationProps extends HTMLAttributes<HTMLElement> {
  /** Absent on the first page. */
  onPrevious?: (() => void) | undefined
  /** Absent on the last page. */
  onNext?: (() => void) | undefined
  buttonClassName?: string
}

/** Before and after, for lists that are paged by key and know no page numbers. Renders `nav`. */
export const KeyPagination = forwardRef<HTMLElement, KeyPaginationProps>(function KeyPagination(
  { onPrevious, onNext, buttonClassName, children, ...rest },
  ref,
) {
  return (
    <nav aria-label="分页" {...rest} ref={ref}>
      <button type="button" className={buttonClassName} disabled={!onPrevious} onClick={onPrevious}>
        上一页
      </button>
      {children}
      <button type="button" className={buttonClassName} disabled={!onNext} onClick={onNext}>
        下一页
      </button>
    </nav>
  )
})

export interface LoadMoreProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** How many are shown. */
  shown: number
  /** How many there are, where that is known. */
  total?: number
  /** There is more to fetch. */
  more: boolean
  /** More is on its way. */
  loading?: boolean
  onMore: () => void
  statusClassName?: string
}

/**
 * Fetches what comes next under what is shown. Says how many are shown, politely; renders a button, which goes when
 * there is no more. Sets `data-busy`.
 */
export function LoadMore(props: LoadMoreProps) {
  const { shown, total, more, loading = false, onMore, onClick, statusClassName, ...rest } = props
  return (
    <>
      <p role="status" className={statusClassName}>
        {countText(shown, total, more)}
      </p>
      {more && (
        <button
          type="button"
          aria-disabled={loading || undefined}
          {...rest}
          onClick={composeEventHandlers(onClick, () => !loading && onMore())}
          data-busy={dataAttr(loading)}
        >
          {loading ? '正在加载' : '加载更多'}
        </button>
      )}
    </>
  )
}

function countText(shown: number, total: number | undefined, more: boolean): string {
  if (!more) return `已全部显示，共 ${shown} 种`
  return total === undefined ? `已显示 ${shown} 种` : `已显示 ${shown} 种，共 ${total} 种`
}
