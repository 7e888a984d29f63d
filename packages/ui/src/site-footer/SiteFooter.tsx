import { forwardRef, type HTMLAttributes } from 'react'
import { Frame } from '../frame'
import { joinClass, withClass } from '../part/withClass'
import * as css from './SiteFooter.css'
import * as Headless from './SiteFooter.headless'

export const SiteFooterRoot = withClass(Headless.SiteFooterRoot, css.root, 'SiteFooterRoot')
export const SiteFooterLicences = withClass(Headless.SiteFooterLicences, css.line, 'SiteFooterLicences')
export const SiteFooterNotice = withClass(Headless.SiteFooterNotice, css.notice, 'SiteFooterNotice')

export function SiteFooterHelp({ titleClassName, linkClassName, ...rest }: Headless.SiteFooterHelpProps) {
  return (
    <Headless.SiteFooterHelp
      {...rest}
      className={joinClass(css.groups, rest.className)}
      titleClassName={joinClass(css.groupTitle, titleClassName)}
      linkClassName={joinClass(css.link, linkClassName)}
    />
  )
}

export function SiteFooterRights({ linkClassName, ...rest }: Headless.SiteFooterRightsProps) {
  return (
    <Headless.SiteFooterRights
      {...rest}
      className={joinClass(css.line, rest.className)}
      linkClassName={joinClass(css.link, linkClassName)}
    />
  )
}

export interface SiteFooterProps
  extends Omit<HTMLAttributes<HTMLElement>, 'children'>,
    Pick<Headless.SiteFooterLicencesProps, 'licences'>,
    Pick<Headless.SiteFooterRightsProps, 'year' | 'company' | 'record_no' | 'recordHref'> {
  /** Ways into the help centre. */
  groups?: readonly Headless.SiteFooterGroup[]
}

/** The foot of every page: help, licences, filing number, what is not published, and the year (CH-16). Renders `footer`. */
export const SiteFooter = forwardRef<HTMLElement, SiteFooterProps>(function SiteFooter(
  { licences, record_no, recordHref, year, company, groups = [], ...root },
  ref,
) {
  return (
    <SiteFooterRoot {...root} ref={ref}>
      <Frame>
        <SiteFooterHelp groups={groups} />
        <div className={css.legal}>
          <SiteFooterLicences licences={licences} />
          <SiteFooterNotice />
          <SiteFooterRights year={year} company={company} record_no={record_no} recordHref={recordHref} />
        </div>
      </Frame>
    </SiteFooterRoot>
  )
})
