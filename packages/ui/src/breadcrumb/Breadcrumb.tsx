import { joinClass } from '../part/withClass'
import * as css from './Breadcrumb.css'
import * as Headless from './Breadcrumb.headless'

/** The way from the home page to this one, in small print; long names are cut and keep their whole text as tooltip. */
export function Breadcrumb({ listClassName, itemClassName, ...rest }: Headless.BreadcrumbProps) {
  return (
    <Headless.Breadcrumb
      {...rest}
      listClassName={joinClass(css.list, listClassName)}
      itemClassName={joinClass(css.item, itemClassName)}
    />
  )
}
