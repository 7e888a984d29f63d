import { PageHeading, type PageHeadingProps } from '@yaoji/ui/page-heading'
import type { PlainRouteName } from '../../routes'
import { crumbTo } from '../navigation/crumbTo'
import { useRouteRow } from '../navigation/useRouteRow'
import { noPrint } from './printSheet.css'

export interface PageTopProps extends Pick<PageHeadingProps, 'aside' | 'actions' | 'size' | 'notes'> {
  /** Default: the title of the route. */
  title?: string
  /** The levels between home and the page. */
  parents?: readonly PlainRouteName[]
  /** The page prints a sheet, which has its own heading. Default: false. */
  printsSheet?: boolean
}

/** The heading of a page, below a breadcrumb from home. */
export function PageTop({ title, parents = [], printsSheet, ...rest }: PageTopProps) {
  const row = useRouteRow()
  const name = title ?? row.title
  const crumbs = [crumbTo('home'), ...parents.map(crumbTo), { name }]
  return <PageHeading {...rest} title={name} crumbs={crumbs} className={printsSheet ? noPrint : undefined} />
}
