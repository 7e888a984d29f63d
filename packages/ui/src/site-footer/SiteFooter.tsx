'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { Container } from '../container'
import { useLabels } from '../labels/useLabels'
import { Link, safeHref } from '../link'
import { joinClass } from '../part/joinClass'
import { plain } from '../theme/base.css'
import * as css from './SiteFooter.css'

export const siteFooterLabels = {
  /** Name of the links to the help centre, for screen readers. */
  help: '帮助',
  /** Name of the other sites, for screen readers. */
  sites: '官方网站',
  /** Name of the licences, for screen readers. */
  licences: '经营资质',
  licence: (name: string, number: string) => `${name}：${number}`,
  /** What is not published on the site. */
  notice: '本站不发布毒性药品、麻醉药品、精神药品、放射性药品、戒毒药品和特殊复方制剂的任何信息',
  /** The company, where the caller does not name it. */
  company: '药集',
  rights: (year: number, company: string) => `© ${year} ${company} 版权所有`,
}

export interface SiteFooterGroup {
  title: string
  links: readonly { name: string; url: string }[]
}

export interface SiteFooterProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The company's licences; empty while they are not known. */
  licences: readonly { name: string; number: string }[]
  /** Filing number of the site, linked to the register as the rules of filing ask; empty where there is none. */
  recordNumber: string
  /**
   * Address of the register.
   * @default 'https://beian.miit.gov.cn/'
   */
  recordHref?: string
  /** The current year. */
  year: number
  /**
   * Name of the company.
   * @default the word `company`, 药集
   */
  company?: string
  /**
   * Links to the help centre, by group.
   * @default []
   */
  groups?: readonly SiteFooterGroup[]
  /**
   * Other sites, such as those of the authorities; each opens in a tab of its own. They are the last line, so that
   * nothing moves when they arrive later.
   * @default []
   */
  sites?: readonly { name: string; url: string }[]
  /** Texts in place of {@link siteFooterLabels}. */
  labels?: Partial<typeof siteFooterLabels>
}

/** The foot of every page: help, licences, what is not published, the year, the filing number and other sites (CH-16). Renders `footer`. */
export const SiteFooter = forwardRef<HTMLElement, SiteFooterProps>(function SiteFooter(props, ref) {
  const { licences, recordNumber, recordHref = 'https://beian.miit.gov.cn/', year, ...others } = props
  const { company, groups = [], sites = [], labels, className, ...rest } = others
  const words = useLabels('siteFooter', siteFooterLabels, labels)
  return (
    <footer {...rest} ref={ref} className={joinClass(css.root, className)}>
      <Container>
        {groups.length > 0 && <Help groups={groups} label={words.help} />}
        <div className={css.legal} data-part="legal">
          {licences.length > 0 && (
            <ul aria-label={words.licences} className={css.line} data-part="licences">
              {licences.map(({ name, number }) => (
                <li key={name} className={plain} data-part="licence">
                  {words.licence(name, number)}
                </li>
              ))}
            </ul>
          )}
          <p className={css.notice} data-part="notice">
            {words.notice}
          </p>
          <p className={css.line} data-part="rights">
            <span className={plain} data-part="owner">
              {words.rights(year, company ?? words.company)}
            </span>
            {recordNumber !== '' && (
              <a
                href={safeHref(recordHref)}
                target="_blank"
                rel="noreferrer"
                className={css.link}
                data-part="record"
              >
                {recordNumber}
              </a>
            )}
          </p>
          {sites.length > 0 && (
            <ul aria-label={words.sites} className={css.line} data-part="sites">
              {sites.map(({ name, url }) => (
                <li key={url} className={plain} data-part="site">
                  <a
                    href={safeHref(url)}
                    target="_blank"
                    rel="noreferrer"
                    className={css.link}
                    data-part="site-link"
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </Container>
    </footer>
  )
})

function Help({ groups, label }: { groups: readonly SiteFooterGroup[]; label: string }) {
  return (
    <nav aria-label={label} className={css.groups} data-part="help">
      {groups.map(({ title, links }) => (
        <section key={title} aria-label={title} className={plain} data-part="group">
          <h2 className={css.groupTitle} data-part="group-title">
            {title}
          </h2>
          <ul className={plain} data-part="links">
            {links.map(({ name, url }) => (
              <li key={url} className={plain} data-part="item">
                <Link href={url} className={css.link} data-part="link">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
