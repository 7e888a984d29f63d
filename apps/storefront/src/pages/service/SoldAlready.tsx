import { goodsClassify } from '@yaoji/api-client/contract/goods'
import { useCall } from '@yaoji/hooks/data'
import { Link } from '@yaoji/ui/link'
import { textLink } from '../../core/page/link.css'
import { href } from '../../routes'
import * as css from './WantedPage.css'

/** How many categories are named. */
const NAMED = 3

/** Says that the shop sells products of this name already, before the buyer asks for one. Nothing when it has none. */
export function SoldAlready({ name }: { name: string }) {
  const { data } = useCall(goodsClassify, { keywords: name }, { enabled: name.length > 1 })
  if (!data || data.list.length === 0) return null
  const count = data.list.reduce((sum, category) => sum + category.count, 0)
  const named = data.list.slice(0, NAMED).map(category => `${category.name} ${category.count} 种`)
  return (
    <p role="status" className={css.sold}>
      药集在售“{name}”相关商品 {count} 种（{named.join('，')}
      {data.list.length > NAMED && '等'}）。
      <Link href={href('search', {}, { keywords: name })} className={textLink}>
        先看看这些商品
      </Link>
    </p>
  )
}
