import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { Link } from '../link'

export interface SiteFooterGroup {
  title: string
  links: readonly { name: string; url: string }[]
}

/** The foot of every page (CH-16). Renders `footer`. */
export const SiteFooterRoot = forwardRef<HTMLElement, ComponentPropsWithoutRef<'footer'>>(
  function Root(props, ref) {
    return <footer {...props} ref={ref} />
  },
)

export interface SiteFooterHelpProps extends ComponentPropsWithoutRef<'nav'> {
  groups: readonly SiteFooterGroup[]
  titleClassName?: string
  linkClassName?: string
}

/** Ways into the help centre; nothing where there are none. Renders `nav` with a section a group. */
export const SiteFooterHelp = forwardRef<HTMLElement, SiteFooterHelpProps>(function Help(
  { groups, titleClassName, linkClassName, ...rest },
  ref,
) {
  if (groups.length === 0) return null
  return (
    <nav aria-label="帮助" {...rest} ref={ref}>
      {groups.map(({ title, links }) => (
        <section key={title} aria-label={title}>
          <h2 className={titleClassName}>{title}</h2>
          <ul>
            {links.map(({ name, url }) => (
              <li key={url}>
                <Link href={url} className={linkClassName}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
})

export interface SiteFooterLicencesProps extends ComponentPropsWithoutRef<'ul'> {
  licences: readonly { name: string; number: string }[]
}

/** The company's licences; nothing while they are not known. Renders `ul`. */
export const SiteFooterLicences = forwardRef<HTMLUListElement, SiteFooterLicencesProps>(function Licences(
  { licences, ...rest },
  ref,
) {
  if (licences.length === 0) return null
  return (
    <ul aria-label="经营资质" {...rest} ref={ref}>
      {licences.map(({ name, number }) => (
        <li key={name}>
          {name}：{number}
        </li>
      ))}
    </ul>
  )
})

/** What is not published here. Renders `p`. */
export const SiteFooterNotice = forwardRef<HTMLParagraphElement, ComponentPropsWithoutRef<'p'>>(
  function Notice(props, ref) {
    return (
      <p {...props} ref={ref}>
        本站不发布毒性药品、麻醉药品、精神药品、放射性药品、戒毒药品和特殊复方制剂的任何信息
      </p>
    )
  },
)

export interface SiteFooterRightsProps extends ComponentPropsWithoutRef<'p'> {
  /** The current year. */
  year: number
  /** Whose the site is. */
  company?: string | undefined
  /** Number under which the site is filed; it links to the register, as the rules of filing ask. */
  record_no: string
  recordHref?: string | undefined
  linkClassName?: string
}

/** Year, company and filing number. Renders `p`. */
export const SiteFooterRights = forwardRef<HTMLParagraphElement, SiteFooterRightsProps>(function Rights(
  { year, company = '药集', record_no, recordHref = 'https://beian.miit.gov.cn/', linkClassName, ...rest },
  ref,
) {
  return (
    <p {...rest} ref={ref}>
      <span>
        © {year} {company} 版权所有
      </span>
      {record_no !== '' && (
        <a href={recordHref} target="_blank" rel="noreferrer" className={linkClassName}>
          {record_no}
        </a>
      )}
    </p>
  )
})
