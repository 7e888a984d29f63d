'use client'
import { type AriaAttributes, forwardRef, type HTMLAttributes, type MouseEvent, type ReactNode } from 'react'
import { Icon } from '../icon'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
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

export interface PaginationProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
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

/** Previous, numbered pages, next. Renders `nav`, or nothing where there is only one page. */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(
  { page, pageCount, hrefOf, onPageChange, labels, className, ...rest },
  ref,
) {
  const words = useLabels('pagination', paginationLabels, labels)
  if (pageCount <= 1) return null
  const pages = { pageCount, hrefOf, onPageChange }
  const items = pageWindow(page, pageCount)
  return (
    <nav aria-label={words.navigation} {...rest} ref={ref} className={joinClass(css.root, className)}>
      <Step {...pages} to={page - 1} rel="prev" aria-label={words.previous} data-part="previous">
        <Icon name="chevron-left" size="s" />
      </Step>
      {items.map((item, index) =>
        item === 'gap' ? (
          <span key={`gap-${items[index - 1]}`} aria-hidden className={css.gap} data-part="gap" data-far="">
            …
          </span>
        ) : (
          <Step
            key={item}
            {...pages}
            to={item}
            aria-current={item === page ? 'page' : undefined}
            className={css.page}
            data-part="page"
            data-far={dataAttr(Math.abs(item - page) > 1)}
            data-current={dataAttr(item === page)}
          >
            <span aria-hidden className={plain} data-part="number">
              {item}
            </span>
            <VisuallyHidden>{words.page(item)}</VisuallyHidden>
          </Step>
        ),
      )}
      <Step {...pages} to={page + 1} rel="next" aria-label={words.next} data-part="next">
        <Icon name="chevron-right" size="s" />
      </Step>
    </nav>
  )
})

interface StepProps extends Pick<PaginationProps, 'pageCount' | 'hrefOf' | 'onPageChange'>, AriaAttributes {
  to: number
  rel?: string
  className?: string | undefined
  children: ReactNode
  'data-part': string
  'data-current'?: '' | undefined
  'data-far'?: '' | undefined
}

/**
 * A link to a page, or a button where pages have no addresses. Where there is no such page it is disabled, and stays the
 * element that it is: it can have the focus then.
 */
function Step({ to, pageCount, hrefOf, onPageChange, rel, className, ...rest }: StepProps) {
  const disabled = to < 1 || to > pageCount
  const shared = {
    ...rest,
    className: joinClass(css.step, className),
    'aria-disabled': disabled || undefined,
    onClick(event: MouseEvent) {
      if (disabled) event.preventDefault()
      else onPageChange?.(to)
    },
  }
  // A link always has an address: without a page, that of the page next to it, which is shown.
  if (hrefOf)
    return (
      <Link
        {...shared}
        href={hrefOf(Math.min(Math.max(to, 1), pageCount))}
        rel={disabled ? undefined : rel}
      />
    )
  return <button type="button" {...shared} />
}
