import { LinkButton } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { LinkProvider } from '@yaoji/ui/link'
import { KeepScrollLink } from '../../core/navigation/KeepScrollLink'
import { focusAround } from '../../core/page/focusAround'
import { touchTarget } from '../../core/page/touchTarget.css'

export interface NoMatchingGoodsProps {
  /** Default: 没有符合条件的商品. */
  title?: string
  /** The address of the list without filters. */
  href: string
}

/** In place of products that none match: a link that takes all filters back. It disappears, so the page gets the focus. */
export function NoMatchingGoods({ title = '没有符合条件的商品', href }: NoMatchingGoodsProps) {
  return (
    <LinkProvider link={KeepScrollLink}>
      <Empty
        title={title}
        text="换一个条件，或清除全部条件再看。"
        actions={
          <LinkButton href={href} className={touchTarget} onClick={focusAround}>
            清除全部条件
          </LinkButton>
        }
      />
    </LinkProvider>
  )
}
