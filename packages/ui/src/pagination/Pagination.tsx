'use client'
import { type AnchorHTMLAttributes, createContext, forwardRef, type HTMLAttributes, type Ref } from 'react'
import { Icon } from '../icon'
import { Link } from '../link'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { useRequiredContext } from '../part/useRequiredContext'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { plain } from '../theme/base.css'
import * as css from './Pagination.css'
import { pageWindow } from './pageWindow'

export const paginationLabels = {
  /** Name of the navigation, for screen readers. */
  navigation: '分页',
  previous: '上一页',
  next: '下一页',
  /** Name of a page, for screen readers; the number is shown. */
  page: (page: number) => `第 ${page} 页`,
}

interface Pages {
  readonly page: number
  readonly pageCount: number
  readonly hrefOf: ((page: number) => string) | undefined
  readonly goTo: (page: number) => void
  readonly words: typeof paginationLabels
}

const Context = createContext<Pages | null>(null)

const usePages = (part: string) => useRequiredContext(Context, part, 'PaginationRoot')

/** The current page, and in `items` which pages are shown; for parts of your own. */
export function usePagination(part: string) {
  const pages = usePages(part)
  return { ...pages, items: pageWindow(pages.page, pages.pageCount) }
}

export interface PaginationRootProps extends HTMLAttributes<HTMLElement> {
  /** The current page, from 1. */
  page: number
  /** How many pages there are. */
  pageCount: number
  /** Address of a page; with it pages are links, which open in a new tab and can be shared, without it buttons. */
  hrefOf?: ((page: number) => string) | undefined
  onPageChange?: (page: number) => void
  /** Words in place of those of {@link paginationLabels}. */
  labels?: Partial<typeof paginationLabels>
}

/** The pages of a numbered list. Renders `nav`. */
export const PaginationRoot = forwardRef<HTMLElement, PaginationRootProps>(function PaginationRoot(
  { page, pageCount, hrefOf, onPageChange, labels, className, ...rest },
  ref,
) {
  const goTo = (next: number) => onPageChange?.(next)
  const words = { ...paginationLabels, ...labels }
  return (
    <Context.Provider value={{ page, pageCount, hrefOf, goTo, words }}>
      <nav aria-label={words.navigation} {...rest} ref={ref} className={joinClass(css.root, className)} />
    </Context.Provider>
  )
})

interface StepProps extends HTMLAttributes<HTMLElement>, Pick<AnchorHTMLAttributes<HTMLElement>, 'rel'> {
  to: number
  part: string
  'data-current'?: '' | undefined
}

/** A link to a page, a button where pages have no addresses, or a disabled button where there is no such page. */
const Step = forwardRef<HTMLElement, StepProps>(function Step(
  { to, part, rel, onClick, className, ...rest },
  ref,
) {
  const { pageCount, hrefOf, goTo } = usePages(part)
  const disabled = to < 1 || to > pageCount
  const shared = {
    ...rest,
    className: joinClass(css.step, className),
    onClick: composeEventHandlers(onClick, () => goTo(to)),
  }
  // The element is one or the other; callers get what they need of both.
  if (hrefOf && !disabled)
    return <Link {...shared} href={hrefOf(to)} rel={rel} ref={ref as Ref<HTMLAnchorElement>} />
  return <button type="button" {...shared} disabled={disabled} ref={ref as Ref<HTMLButtonElement>} />
})

export interface PaginationPageProps extends HTMLAttributes<HTMLElement> {
  page: number
}

/** One page. Renders the application's link, or `button` without `hrefOf`; the current one sets `data-current`. */
export const PaginationPage = forwardRef<HTMLElement, PaginationPageProps>(function PaginationPage(
  { page, children = page, ...rest },
  ref,
) {
  const pages = usePages('PaginationPage')
  const current = pages.page === page
  return (
    <Step
      aria-current={current ? 'page' : undefined}
      {...rest}
      ref={ref}
      part="PaginationPage"
      to={page}
      data-current={dataAttr(current)}
    >
      <span aria-hidden className={plain} data-part="number">
        {children}
      </span>
      <VisuallyHidden>{pages.words.page(page)}</VisuallyHidden>
    </Step>
  )
})

/** The previous page. Renders the application's link, or `button`: without `hrefOf`, and disabled on the first page. */
export const PaginationPrevious = forwardRef<HTMLElement, HTMLAttributes<HTMLElement>>(
  function PaginationPrevious({ children = <Icon name="chevron-left" size="s" />, ...rest }, ref) {
    const { page, words } = usePages('PaginationPrevious')
    return (
      <Step
        rel="prev"
        aria-label={words.previous}
        {...rest}
        ref={ref}
        part="PaginationPrevious"
        to={page - 1}
      >
        {children}
      </Step>
    )
  },
)

/** The next page. Renders the application's link, or `button`: without `hrefOf`, and disabled on the last page. */
export const PaginationNext = forwardRef<HTMLElement, HTMLAttributes<HTMLElement>>(function PaginationNext(
  { children = <Icon name="chevron-right" size="s" />, ...rest },
  ref,
) {
  const { page, words } = usePages('PaginationNext')
  return (
    <Step rel="next" aria-label={words.next} {...rest} ref={ref} part="PaginationNext" to={page + 1}>
      {children}
    </Step>
  )
})

export type PaginationProps = Omit<PaginationRootProps, 'children'>

/** Previous, numbered pages, next. Renders `nav`, or nothing where there is only one page. */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(props, ref) {
  if (props.pageCount <= 1) return null
  return (
    <PaginationRoot {...props} ref={ref}>
      <PaginationPrevious />
      <Items />
      <PaginationNext />
    </PaginationRoot>
  )
})

function Items() {
  const { items, page } = usePagination('Pagination')
  return items.map((item, index) =>
    item === 'gap' ? (
      <span
        key={`gap-${items[index - 1]}`}
        aria-hidden
        className={joinClass(css.gap, css.far)}
        data-part="gap"
      >
        …
      </span>
    ) : (
      <PaginationPage key={item} page={item} className={joinClass(Math.abs(item - page) > 1 && css.far)} />
    ),
  )
}
