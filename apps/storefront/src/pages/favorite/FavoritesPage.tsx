import type { DataOf } from '@yaoji/api-client'
import { favoriteList } from '@yaoji/api-client/contract/favorite'
import { canAddToCart } from '@yaoji/domain'
import { useChoice } from '@yaoji/hooks'
import { Announcement } from '@yaoji/ui/announcement'
import { Empty } from '@yaoji/ui/empty'
import { FavoritePanel, FavoriteTable } from '@yaoji/ui/favorite-table'
import { Tabs } from '@yaoji/ui/tabs'
import { TextLink } from '@yaoji/ui/text-link'
import { linksTo } from '../../core/navigation/linksTo'
import { choiceField, pageField } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PagedResults } from '../../core/page/PagedResults'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import { useListCall } from '../../core/page/useListCall'
import { useGoodsActions } from '../../features/browse/useGoodsActions'
import { ReorderDialog } from '../../features/orders/ReorderDialog'
import { href } from '../../routes'
import { ArrivalNotices } from './ArrivalNotices'
import { useAddFavorites } from './useAddFavorites'
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

const LABEL = '我的收藏'

/** RT-23, RT-32: the favourite products, and the sold-out ones of which the buyer is told when they arrive. */
export default function FavoritesPage() {
  const [{ tab, page }, change] = useSearchState(FIELDS)
  return (
    <>
      <PageTop size="s" aside={<TextLink href={href('messages', {}, { alerts: '1' })}>提醒设置</TextLink>} />
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
  const query = useListCall(favoriteList, { page })
  const { data } = query
  return (
    <>
      <QueryView
        query={query}
        pending={
          <FavoritePanel actions={undefined}>
            <FavoriteTable label={LABEL} rows={undefined} goodsHref={() => ''} />
          </FavoritePanel>
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
  const { list, total } = answer
  const choice = useChoice(list, ({ goods }) => goods.id)
  const actions = useGoodsActions()
  const addAll = useAddFavorites(choice.clear)
  const remove = useRemoveFavorites()
  const buyable = choice.chosen.filter(({ goods }) => canAddToCart(goods.buy_state))
  const removing = remove.busy ? 'remove' : undefined
  return (
    <PagedResults answer={answer} refreshing={refreshing}>
      <FavoritePanel
        actions={{
          ...{ total, choice, buyable: buyable.length, busy: addAll.busy ? 'add' : removing },
          onAdd: () => void addAll.run(buyable),
          onRemove: () => remove.run(choice.chosen),
        }}
      >
        <FavoriteTable
          label={LABEL}
          rows={list}
          {...{ refreshing, choice }}
          {...actions}
          onRemove={favorite => remove.run([favorite])}
        />
      </FavoritePanel>
      <ReorderDialog title="加入购物车" {...addAll.dialog} />
    </PagedResults>
  )
}

function NoFavorites() {
  return (
    <Empty
      title="还没有收藏商品"
      text="在商品页收藏常买的商品，可以在这里看降价和到货，并一次加入购物车。"
      links={linksTo({ list: '去看看商品' })}
    />
  )
}
