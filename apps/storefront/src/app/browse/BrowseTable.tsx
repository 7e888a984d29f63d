import type { Goods } from '@yaoji/api-client/contract/goods'

export default function BrowseTable(_: { list: readonly Goods[]; refreshing: boolean }) {
  return null
}
