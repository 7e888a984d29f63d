import { Container } from '@yaoji/ui/container'
import { SideLayout } from '@yaoji/ui/side-layout'
import { SideTree } from '@yaoji/ui/side-tree'
import type { ReactNode } from 'react'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import type { PageName } from '../../routes'
import { currentOf, linkOf, MEMBER_MENU } from './memberMenu'

const LABELS = { navigation: '会员中心', toggle: '会员中心菜单' }

/** Pages that need the whole width: their breadcrumb leads to the member centre. */
const WIDE: ReadonlySet<string> = new Set<PageName>(['quickBuy'])

/**
 * The member centre around each of its pages: the menu beside the page, on a phone above it and closed. A wide page has
 * no menu.
 */
export default function MemberLayout({ children }: { children?: ReactNode }) {
  const { name } = useRouteRow()
  if (WIDE.has(name)) return <Container>{children}</Container>
  return (
    <Container>
      <SideLayout aside={<MemberMenu />}>{children}</SideLayout>
    </Container>
  )
}

function MemberMenu() {
  const { name: shown } = useRouteRow()
  const groups = MEMBER_MENU.map(({ title, entries }) => ({
    id: title,
    name: title,
    children: entries.map(entry => ({ ...linkOf(entry), current: currentOf(entry, shown) })),
  }))
  return <SideTree groups={groups} labels={LABELS} />
}
