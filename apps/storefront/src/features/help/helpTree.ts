import type { DataOf } from '@yaoji/api-client'
import { articleCategory } from '@yaoji/api-client/contract/article'
import { useCall } from '@yaoji/hooks/data'

/** Ids of the categories that pages show: all of the help centre, and 支付与配送. */
export const HELP_CATEGORIES = { help: 3, pay: 32 } as const

export type HelpTree = DataOf<typeof articleCategory>['list']
export type HelpGroup = HelpTree[number]

/** The help centre: its groups, each with links to its articles (AP-63). */
export function useHelpTree() {
  return useCall(articleCategory, { category_id: HELP_CATEGORIES.help }, { inline: true })
}

/** Which article an address names: several may share a path, `?id=` selects one of them (RT-40). */
export interface HelpAddress {
  readonly path: string
  readonly id: number | undefined
}

export function isAt(link: { id: number; url: string }, { path, id }: HelpAddress): boolean {
  return id === undefined ? link.url === path : link.id === id && link.url.split('?')[0] === path
}

/** The group of articles below the same path, such as /help/xrzn; undefined where there is none. */
export function nearestGroup(tree: HelpTree, path: string): HelpGroup | undefined {
  const below = `${path.split('/').slice(0, 3).join('/')}/`
  return tree.find(group => group.children.some(link => link.url.startsWith(below)))
}

/** The articles whose name or summary has every word; groups without one are left out. */
export function findHelp(tree: HelpTree, text: string): HelpTree {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = ({ name, summary }: HelpGroup['children'][number]) => {
    const searched = `${name} ${summary}`.toLowerCase()
    return words.every(word => searched.includes(word))
  }
  const found = tree.map(group => ({ ...group, children: group.children.filter(matches) }))
  return found.filter(group => group.children.length > 0)
}
