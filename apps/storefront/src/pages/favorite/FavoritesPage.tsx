import type { DataOf } from '@yaoji/api-client'
import { favoriteList } from '@yaoji/api-client/contract/favorite'
import { useCall } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { Tabs } from '@yaoji/ui/tabs'
import { crumbTo } from '../../core/navigation/crumbTo'
import { choiceField, pageField } from '../../core/navigation/searchFields'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { useSearchState } from '../../core/navigation/useSearchState'
import { Announcement } from '../../core/page/Announcement'
import { PagedResults } from '../../core/page/PagedResults'
import { PageHeading } from '../../core/page/PageHeading'
import { QueryView } from '../../core/page/QueryView'
import { touchTarget } from '../../core/page/touchTarget.css'
import { href } from '../../routes'
import { ArrivalNotices } from './ArrivalNotices'
import { FavoriteActions } from './FavoriteActions'
import * as css from './FavoritesPage.css'
import { FavoriteTable } from './FavoriteTable'
import { useChosenFavorites } from './useChosenFavorites'
import { useRemoveFavorites } from './useRemoveFavorites'

const TABS = [
  { value: 'favorites', name: '收藏' },
  { value: 'arrival', name: '到货通知' },
] as const

const FIELDS = {
  tab: choiceField(
    TABS.map(({ value }) => value),
    'favorites',
  ),
  page: pageField,
}

/** RT-23, RT-32: the favourite products, and the sold-out ones of which the buyer is told when they arrive. */
export default function FavoritesPage() {
  const { title } = useRouteRow()
  const [{ tab, page }, change] = useSearchState(FIELDS)
  return (
    <>
      <PageHeading title={title} crumbs={[crumbTo('home'), { name: title }]} />
      <Tabs
        label="收藏和到货通知"
        items={TABS}
        value={tab}
        activationMode="manual"
        onValueChange={next => change({ tab: TABS.find(({ value }) => value === next)?.value })}
      >
        {tab === 'arrival' ? <ArrivalNotices /> : <FavoritePages page={page} />}
      </Tabs>
    </>
  )
}

/** The favourite products with their price then and now; adding or removing several. */
function FavoritePages({ page }: { page: number }) {
  const query = useCall(favoriteList, { page }, { inline: true, placeholderData: shown => shown })
  const { data } = query
  return (
    <>
      <QueryView
        query={query}
        pending={
          <div className={css.root}>
            <div className={css.bar} />
            <FavoriteTable rows={undefined} />
          </div>
        }
        isEmpty={answer => answer.total === 0}
        empty={<NoFavorites />}
      >
        {answer => <Favorites key={answer.page} answer={answer} refreshing={query.isPlaceholderData} />}
      </QueryView>
      <Announcement text={data ? `共收藏 ${data.total} 种商品` : ''} pending={query.isFetching} />
    </>
  )
}

interface FavoritesProps {
  answer: DataOf<typeof favoriteList>
  /** The answer is for another page. */
  refreshing: boolean
}

function Favorites({ answer, refreshing }: FavoritesProps) {
  const choice = useChosenFavorites(answer.list)
  const remove = useRemoveFavorites()
  return (
    <PagedResults answer={answer} refreshing={refreshing}>
      <div className={css.root}>
        <FavoriteActions total={answer.total} choice={choice} removing={remove.busy} onRemove={remove.run} />
        <FavoriteTable rows={answer.list} refreshing={refreshing} choice={choice} onRemove={remove.run} />
      </div>
    </PagedResults>
  )
}

function NoFavorites() {
  return (
    <Empty
      title="还没有收藏商品"
      text="在商品页收藏常买的商品，可以在这里看降价和到货，并一次加入购物车。"
      actions={
        <LinkButton href={href('list')} variant="primary" className={touchTarget}>
          去看看商品
        </LinkButton>
      }
    />
  )
}
