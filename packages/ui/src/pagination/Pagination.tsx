'use client'
import * as button from '../button/Button.css'
import { Icon } from '../icon'
import { joinClass, withClass } from '../part/withClass'
import * as css from './Pagination.css'
import * as Headless from './Pagination.headless'

export const PaginationRoot = withClass(Headless.PaginationRoot, css.root, 'PaginationRoot')
export const PaginationPage = withClass(Headless.PaginationPage, css.step, 'PaginationPage')
export const PaginationPrevious = withClass(Headless.PaginationPrevious, css.step, 'PaginationPrevious')
export const PaginationNext = withClass(Headless.PaginationNext, css.step, 'PaginationNext')

export type PaginationProps = Omit<Headless.PaginationRootProps, 'children'>

/** Before, numbered pages, after. Nothing when there is but one page. */
export function Pagination(props: PaginationProps) {
  if (props.last_page <= 1) return null
  return (
    <PaginationRoot {...props}>
      <PaginationPrevious>
        <Icon name="chevron-left" size="s" />
      </PaginationPrevious>
      <Pages />
      <PaginationNext>
        <Icon name="chevron-right" size="s" />
      </PaginationNext>
    </PaginationRoot>
  )
}

function Pages() {
  const { named, page } = Headless.usePagination('Pagination')
  return named.map((name, index) =>
    name === 'gap' ? (
      <span key={`gap-${named[index - 1]}`} aria-hidden className={joinClass(css.gap, css.far)}>
        …
      </span>
    ) : (
      <PaginationPage key={name} page={name} className={Math.abs(name - page) > 1 ? css.far : undefined} />
    ),
  )
}

/** Before and after, for lists that are paged by key. */
export function KeyPagination({ className, buttonClassName, ...rest }: Headless.KeyPaginationProps) {
  return (
    <Headless.KeyPagination
      {...rest}
      className={joinClass(css.root, className)}
      buttonClassName={joinClass(css.step, buttonClassName)}
    />
  )
}

/** How many are shown, and a button that fetches what comes next. */
export function LoadMore({ className, statusClassName, ...rest }: Headless.LoadMoreProps) {
  return (
    <div className={css.more}>
      <Headless.LoadMore
        data-variant="secondary"
        data-size="m"
        {...rest}
        className={joinClass(button.root, className)}
        statusClassName={joinClass(css.status, statusClassName)}
      />
    </div>
  )
}
