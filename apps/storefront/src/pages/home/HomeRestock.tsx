import { restockList } from '@yaoji/api-client/contract/restock'
import { useMediaQuery } from '@yaoji/hooks'
import { useCall, useSession } from '@yaoji/hooks/data'
import { Link } from '@yaoji/ui/link'
import { Panel } from '@yaoji/ui/panel'
import { TextLink } from '@yaoji/ui/text-link'
import { media } from '@yaoji/ui/theme'
import { useLayoutEffect } from 'react'
import { RestockShelf } from '../../features/restock/RestockShelf'
import { href } from '../../routes'
import * as css from './HomeRestock.css'

/** Rows that have room below the strip, in a usual and in a wide window; the others scroll. */
const ROWS = 4
const WIDE_ROWS = 6

/** Regular products that are asked for. */
const REGULAR = 12

export interface HomeRestockProps {
  /** Called once it is known whether the rows are shown, for which the banner makes room. */
  onStrip: (strip: boolean) => void
}

/** What a buyer with earlier purchases begins the day with; nothing for others, and where it does not load. */
export default function HomeRestock({ onStrip }: HomeRestockProps) {
  const { user } = useSession()
  const { data, isFetched } = useCall(
    restockList,
    { count: REGULAR },
    { enabled: user !== null, staleTime: 0 },
  )
  const isSmall = useMediaQuery(media.medium)
  const isWide = useMediaQuery(media.wide)
  const known = user !== null && data !== undefined && data.list.length > 0
  const strip = known && !isSmall
  useLayoutEffect(() => {
    if (isFetched) onStrip(strip)
  }, [isFetched, strip, onStrip])
  useLayoutEffect(() => {
    return () => onStrip(false)
  }, [onStrip])
  if (!known) return null
  const isDue = data.due > 0
  const title = isDue ? `今日补货：${data.due} 种该补货了` : '常购商品'
  if (isSmall) {
    return (
      <Link href={href('user')} className={css.line}>
        {title} ›
      </Link>
    )
  }
  return (
    <Panel
      size="s"
      title={title}
      className={css.panel}
      aside={
        isDue ? (
          <TextLink href={href('user')}>全部常购商品</TextLink>
        ) : (
          <TextLink href={href('quickBuy')}>快捷采购</TextLink>
        )
      }
    >
      <RestockShelf regular={data.list} visibleRows={isWide ? WIDE_ROWS : ROWS} />
    </Panel>
  )
}
