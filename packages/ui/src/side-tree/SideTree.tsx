'use client'
import { forwardRef, type HTMLAttributes, type ReactNode, useId, useState } from 'react'
import { Icon } from '../icon'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import * as css from './SideTree.css'
import { useCurrentInView } from './useCurrentInView'

/** The texts of the component; `labels` replaces them. */
export const sideTreeLabels = {
  /** Name of the navigation, for screen readers. */
  navigation: '目录',
  /** The button that opens the tree on a phone. */
  toggle: '目录',
}

export interface SideTreeLink {
  name: string
  url: string
  /** `page`: it is the page that is shown. `true`: the page that is shown belongs to it. */
  current?: 'page' | 'true' | undefined
}

export interface SideTreeGroup {
  id: number | string
  name: string
  children: readonly SideTreeLink[]
}

export interface SideTreeProps extends HTMLAttributes<HTMLElement> {
  /** The links by group, in their order. */
  groups: readonly SideTreeGroup[]
  /**
   * The name of a group opens and closes it. At first only the group of the current page is open. Without
   * it all groups are open.
   * @default false
   */
  collapsible?: boolean
  /**
   * It stays in view while the page beside it scrolls.
   * @default false
   */
  sticky?: boolean
  /** Words in place of those of {@link sideTreeLabels}. */
  labels?: Partial<typeof sideTreeLabels>
  /** In place of the groups, such as a skeleton. */
  children?: ReactNode
}

/**
 * The menu beside a page: links in groups. On a phone it is above the page and closed; following a link closes it again.
 * Renders `nav`; sets `data-sticky`, and `data-open` on what the button opens.
 */
export const SideTree = forwardRef<HTMLElement, SideTreeProps>(function SideTree(
  { groups, collapsible = false, sticky, labels, className, children, ...rest },
  ref,
) {
  const words = useLabels('sideTree', sideTreeLabels, labels)
  const id = useId()
  const [open, setOpen] = useState(false)
  const { isOpen, toggle } = useOpenGroups(groups)
  const list = useCurrentInView(currentOf(groups)?.url)
  return (
    <nav
      aria-label={words.navigation}
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      data-sticky={dataAttr(sticky)}
    >
      <button
        type="button"
        className={css.toggle}
        aria-expanded={open}
        aria-controls={id}
        data-part="toggle"
        onClick={() => setOpen(!open)}
      >
        {words.toggle}
        <Icon name="chevron-down" size="s" className={css.mark} data-part="mark" />
      </button>
      <div ref={list} id={id} className={css.groups} data-part="groups" data-open={dataAttr(open)}>
        {children ??
          groups.map(group => (
            <Group
              key={group.id}
              group={group}
              open={!collapsible || isOpen(group)}
              onToggle={collapsible ? () => toggle(group) : undefined}
              onFollow={() => setOpen(false)}
            />
          ))}
      </div>
    </nav>
  )
})

interface GroupProps {
  group: SideTreeGroup
  open: boolean
  /** Absent when the group cannot be closed. */
  onToggle: (() => void) | undefined
  onFollow: () => void
}

function Group({ group, open, onToggle, onFollow }: GroupProps) {
  const id = useId()
  return (
    <div className={css.group} data-part="group">
      {onToggle ? (
        <button
          type="button"
          id={id}
          className={css.groupToggle}
          aria-expanded={open}
          data-part="group-name"
          onClick={onToggle}
        >
          {group.name}
          <Icon name="chevron-down" size="s" className={css.mark} data-part="mark" />
        </button>
      ) : (
        <p id={id} className={css.groupName} data-part="group-name">
          {group.name}
        </p>
      )}
      <ul aria-labelledby={id} className={css.links} data-part="links" hidden={!open}>
        {group.children.map(({ name, url, current }) => (
          <li key={url} className={css.item} data-part="item">
            <Link href={url} className={css.link} aria-current={current} data-part="link" onClick={onFollow}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const hasCurrent = (group: SideTreeGroup) => group.children.some(link => link.current)

const currentOf = (groups: readonly SideTreeGroup[]) =>
  groups.flatMap(group => group.children).find(link => link.current)

/** Which groups are open: those that the user opened, and the one to which the current page moves. */
function useOpenGroups(groups: readonly SideTreeGroup[]) {
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({})
  const shown = groups.find(hasCurrent)?.id
  const [last, setLast] = useState(shown)
  if (last !== shown) {
    setLast(shown)
    if (shown !== undefined) setToggled({ ...toggled, [shown]: true })
  }
  const isOpen = ({ id }: SideTreeGroup) => toggled[id] ?? shown === id
  const toggle = (group: SideTreeGroup) => setToggled({ ...toggled, [group.id]: !isOpen(group) })
  return { isOpen, toggle }
}
