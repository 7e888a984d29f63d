import type { TabItem } from './Tabs'

/**
 * The tabs of a list with their numbers of records, once they are known. `all` is the name of a first tab with the value
 * `all`.
 */
export function tabsWithCounts<Tab extends string>(
  rows: readonly { readonly tab: Tab; readonly text: string }[],
  counts: readonly { readonly tab: string; readonly count: number }[] | undefined,
  all?: string,
): TabItem[] {
  const tabs = all === undefined ? rows : [{ tab: 'all', text: all }, ...rows]
  return tabs.map(({ tab, text }) => ({
    value: tab,
    name: text,
    count: counts?.find(each => each.tab === tab)?.count,
  }))
}
