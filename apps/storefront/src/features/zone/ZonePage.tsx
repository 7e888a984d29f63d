import type { DataOf } from '@yaoji/api-client'
import type { GoodsListInput } from '@yaoji/api-client/contract/goods'
import type { focusKxzq } from '@yaoji/api-client/contract/zone'
import type { ViewedQuery } from '@yaoji/hooks'
import { Container } from '@yaoji/ui/container'
import { Stack } from '@yaoji/ui/stack'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { PageTop } from '../../core/page/PageTop'
import { NoMatchingGoods } from '../browse/BrowseFilters'
import { GoodsBrowser, type GoodsBrowserProps } from '../browse/GoodsBrowser'
import { ZonePromos, ZoneStrip } from './ZonePromos'

export interface ZonePageProps extends Pick<GoodsBrowserProps, 'attributesOf' | 'actionHref'> {
  title: string
  zone: NonNullable<GoodsListInput['zone']>
  /** The zone's order, where it is another than that of other lists. */
  sort?: GoodsListInput['sort']
  /** Beside the title. */
  aside?: ReactNode
  /** Between the title and the list: notes. */
  children?: ReactNode
  /** The pictures of the zone, in a line above the list, and its promo rows below it: the list waits for neither. */
  promos?: ViewedQuery<DataOf<typeof focusKxzq>>
  /** Whether the zone has pictures. Default: true. */
  pictures?: boolean
}

/** A zone of the shop: all of its products with filters, between its pictures and its promo rows. */
export function ZonePage(props: ZonePageProps) {
  const { title, zone, sort, aside, children, promos, pictures = true, ...cards } = props
  const { pathname } = useLocation()
  return (
    <Container>
      <Stack gap={2}>
        <PageTop
          title={title}
          aside={aside}
          size="s"
          notes={
            <>
              {promos && pictures && <ZoneStrip query={promos} />}
              {children}
            </>
          }
        />
        <section aria-label="全部商品">
          <GoodsBrowser
            base={{ zone }}
            defaultSort={sort}
            empty={<NoMatchingGoods href={pathname} />}
            {...cards}
          />
        </section>
        {promos && <ZonePromos query={promos} />}
      </Stack>
    </Container>
  )
}
