import { forwardRef, type HTMLAttributes } from 'react'
import { Frame } from '../frame'
import { Link } from '../link'
import { joinClass } from '../part/withClass'
import * as css from './SiteFooter.css'

export interface SiteFooterGroup {
  title: string
  links: readonly { name: string; url: string }[]
}

export interface SiteFooterProps extends HTMLAttributes<HTMLElement> {
  /** The company's licences. */
  licences: readonly { name: string; number: string }[]
  /** Number under which the site is filed; it links to the register, as the rules of filing ask. */
  record_no: string
  recordHref?: string
  /** The current year. */
  year: number
  /** Whose the site is. */
  company?: string
  /** Ways into the help centre. */
  groups?: readonly SiteFooterGroup[]
}

/** The foot of every page: help, licences, filing number, what is not published, and the year (CH-16). Renders `footer`. */
export const SiteFooter = forwardRef<HTMLElement, SiteFooterProps>(function SiteFooter(props, ref) {
  const { licences, record_no, year, company = '药集', groups = [], className, ...rest } = props
  const { recordHref = 'https://beian.miit.gov.cn/', ...root } = rest
  return (
    <footer {...root} ref={ref} className={joinClass(css.root, className)}>
      <Frame>
        {groups.length > 0 && (
          <nav aria-label="帮助" className={css.groups}>
            {groups.map(({ title, links }) => (
              <section key={title} aria-label={title}>
                <h2 className={css.groupTitle}>{title}</h2>
                <ul>
                  {links.map(({ name, url }) => (
                    <li key={url}>
                      <Link href={url} className={css.link}>
                        {name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
        )}
        <div className={css.legal}>
          {licences.length > 0 && (
            <ul aria-label="经营资质" className={css.line}>
              {licences.map(({ name, number }) => (
                <li key={name}>
                  {name}：{number}
                </li>
              ))}
            </ul>
          )}
          <p className={css.notice}>
            本站不发布毒性药品、麻醉药品、精神药品、放射性药品、戒毒药品和特殊复方制剂的任何信息
          </p>
          <p className={css.line}>
            <span>
              © {year} {company} 版权所有
            </span>
            {record_no !== '' && (
              <a href={recordHref} target="_blank" rel="noreferrer" className={css.link}>
                {record_no}
              </a>
            )}
          </p>
        </div>
      </Frame>
    </footer>
  )
})
