import type { GoodsListInput } from '@yaoji/api-client/contract/goods'
import { Container } from '@yaoji/ui/container'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { PageTop } from '../../core/page/PageTop'
import type { BrowseCardsProps } from '../browse/BrowseCards'
import { type BrowseView, NoMatchingGoods } from '../browse/BrowseFilters'
import { GoodsBrowser } from '../browse/GoodsBrowser'
import * as css from './ZonePage.css'

export interface ZonePageProps extends Pick<BrowseCardsProps, 'attributesOf' | 'actionHref'> {
  title: string
  zone: NonNullable<GoodsListInput['zone']>
  /** The zone's order, where it is another than that of other lists. */
  sort?: GoodsListInput['sort']
  /** Beside the title. */
  aside?: ReactNode
  /** Between the title and the list: pictures, notes, promo rows. */
  children?: ReactNode
  /** What is above the list has not arrived yet: the list is invisible until then, so that it never moves. */
  waits?: boolean
  /** Default: cards. */
  view?: BrowseView
  /** Addresses of the views, with the choice kept. Default: one view. */
  views?: Readonly<Partial<Record<BrowseView, string>>>
}

/** A zone of the shop: its pictures and promo rows, then all of its products with filters. */
export function ZonePage(props: ZonePageProps) {
  const { title, zone, sort, aside, children, waits, view = 'card', views = {}, ...cards } = props
  const { pathname } = useLocation()
  return (
    <Container>
      <PageTop title={title} aside={aside} />
      <div className={css.page}>
        {children}
        <section aria-label="全部商品" className={waits ? css.invisible : undefined}>
          <GoodsBrowser
            base={{ zone }}
            defaultSort={sort}
            view={view}
            views={views}
            empty={<NoMatchingGoods href={pathname} />}
            {...cards}
          />
        </section>
      </div>
    </Container>
  )
}
