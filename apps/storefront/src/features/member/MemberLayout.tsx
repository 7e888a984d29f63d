import { Container } from '@yaoji/ui/container'
import { Icon } from '@yaoji/ui/icon'
import { Link } from '@yaoji/ui/link'
import { type ReactNode, useId, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import * as css from './MemberLayout.css'
import { currentOf, linkOf, MEMBER_MENU } from './memberMenu'

/** The member centre around each of its pages: the menu beside the page, on a phone above it and closed. */
export default function MemberLayout({ children }: { children?: ReactNode }) {
  return (
    <Container className={css.root}>
      <MemberMenu />
      <div className={css.page}>{children}</div>
    </Container>
  )
}

function MemberMenu() {
  const { name } = useRouteRow()
  const { pathname } = useLocation()
  const id = useId()
  // The menu is open on the page where it was opened: following one of its links closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === pathname
  return (
    <nav aria-label="会员中心" className={css.menu}>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpenAt(open ? null : pathname)}
      >
        会员中心菜单
        <Icon name="chevron-down" size="s" />
      </button>
      <div id={id} className={css.groups} data-open={open || undefined}>
        {MEMBER_MENU.map(group => (
          <MemberMenuGroup key={group.title} group={group} shown={name} />
        ))}
      </div>
    </nav>
  )
}

function MemberMenuGroup({ group, shown }: { group: (typeof MEMBER_MENU)[number]; shown: string }) {
  const id = useId()
  return (
    <div className={css.group}>
      <p id={id} className={css.title}>
        {group.title}
      </p>
      <ul aria-labelledby={id} className={css.entries}>
        {group.entries.map(entry => {
          const { title, href } = linkOf(entry)
          return (
            <li key={entry.name}>
              <Link href={href} className={css.entry} aria-current={currentOf(entry, shown)}>
                {title}
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
