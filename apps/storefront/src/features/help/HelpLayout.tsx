import { Container } from '@yaoji/ui/container'
import { SideLayout } from '@yaoji/ui/side-layout'
import { SideTree } from '@yaoji/ui/side-tree'
import { Skeleton } from '@yaoji/ui/skeleton'
import type { ReactNode } from 'react'
import { ErrorPanel } from '../../core/errors/ErrorPanel'
import { type HelpAddress, type HelpTree, isAt, useHelpTree } from './helpTree'
import { useHelpAddress } from './useHelpAddress'

const LABELS = { navigation: '帮助中心', toggle: '帮助中心目录' }

/** The help centre around each of its pages: the tree of articles beside the page, on a phone above it and closed. */
export default function HelpLayout({ children }: { children?: ReactNode }) {
  return (
    <Container>
      <SideLayout aside={<HelpMenu />}>{children}</SideLayout>
    </Container>
  )
}

function HelpMenu() {
  const { data, error, refetch } = useHelpTree()
  const address = useHelpAddress()
  return (
    <SideTree collapsible sticky labels={LABELS} groups={data ? groupsOf(data.list, address) : []}>
      {data ? undefined : <TreePlaceholder error={error} onRetry={() => void refetch()} />}
    </SideTree>
  )
}

function TreePlaceholder({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error) return <ErrorPanel error={error} onRetry={onRetry} size="s" />
  return <Skeleton variant="lines" count={8} label="正在加载帮助目录" />
}

/** The tree as the menu shows it: groups without articles are left out. */
function groupsOf(tree: HelpTree, address: HelpAddress) {
  return tree
    .filter(group => group.children.length > 0)
    .map(({ id, name, children }) => ({
      id,
      name,
      children: children.map(link => ({
        name: link.name,
        url: link.url,
        current: isAt(link, address) ? ('page' as const) : undefined,
      })),
    }))
}
