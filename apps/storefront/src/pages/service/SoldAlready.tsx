import { goodsClassify } from '@yaoji/api-client/contract/goods'
import { useCall } from '@yaoji/hooks/data'
import { Text } from '@yaoji/ui/text'
import { TextLink } from '@yaoji/ui/text-link'
import { href } from '../../routes'

/** How many categories are named. */
const NAMED = 3

/** Says that the shop sells products of this name already, before the buyer asks for one. Nothing when it has none. */
export function SoldAlready({ name }: { name: string }) {
  const { data } = useCall(goodsClassify, { keywords: name }, { enabled: name.length > 1 })
  if (!data || data.list.length === 0) return null
  const count = data.list.reduce((sum, category) => sum + category.count, 0)
  const named = data.list.slice(0, NAMED).map(category => `${category.name} ${category.count} 种`)
  return (
    <Text role="status">
      药集在售“{name}”相关商品 {count} 种（{named.join('，')}
      {data.list.length > NAMED && '等'}）。
      <TextLink href={href('search', {}, { keywords: name })} underlined>
        先看看这些商品
      </TextLink>
    </Text>
  )
}
