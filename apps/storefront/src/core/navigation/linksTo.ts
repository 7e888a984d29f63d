import type { LinkButtonEntry } from '@yaoji/ui/button'
import { href, type PlainRouteName } from '../../routes'

/** Links that lead on, by the route and with their texts, the best first: `linksTo({ list: '看全部商品', home: '回首页' })`. */
export function linksTo(texts: Partial<Record<PlainRouteName, string>>): LinkButtonEntry[] {
  const names = Object.keys(texts) as PlainRouteName[] // The type has no other keys.
  return names.map(name => [texts[name] ?? '', href(name)])
}
