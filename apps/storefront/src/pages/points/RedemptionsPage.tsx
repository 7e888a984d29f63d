import { type Redemptions, redemptionList } from '@yaoji/api-client/contract/redemption'
import { REDEMPTION_STATUSES } from '@yaoji/domain'
import { useCall } from '@yaoji/hooks/data'
import { LinkButtons } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { KeywordFilter } from '@yaoji/ui/keyword-filter'
import { Link } from '@yaoji/ui/link'
import { ListPanel, ShowAllButton } from '@yaoji/ui/list-panel'
import { SkeletonGroup } from '@yaoji/ui/skeleton'
import { Tabs } from '@yaoji/ui/tabs'
import { choiceField, keywordsField, pageField } from '../../core/navigation/searchFields'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PagedResults } from '../../core/page/PagedResults'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import { asideLink } from '../../features/zone/ZonePage.css'
import { href } from '../../routes'
import { RedemptionRow } from './RedemptionRow'
import * as css from './RedemptionsPage.css'

const TABS = ['all', ...REDEMPTION_STATUSES.map(({ tab }) => tab)] as const

const FIELDS = { tab: choiceField(TABS, 'all'), keywords: keywordsField, page: pageField }

/** RT-29: the gifts that the buyer redeemed points for, by status, and what can be done with each. */
export default function RedemptionsPage() {
  const { title } = useRouteRow()
  const [search, change] = useSearchState(FIELDS)
  const query = useCall(redemptionList, search, {
    inline: true,
    staleTime: 0,
    placeholderData: shown => shown,
  })
  const isFiltered = search.tab !== 'all' || Boolean(search.keywords)
  return (
    <>
      <PageTop
        parents={['orders']}
        aside={
          <Link href={href('pointsMall')} className={asideLink}>
            积分商城
          </Link>
        }
      />
      <ListPanel
        name="积分订单"
        counts={query.data}
        refreshing={query.isFetching}
        filters={
          <KeywordFilter
            label="单号或礼品"
            value={search.keywords}
            onSearch={keywords => change({ keywords })}
          />
        }
      >
        <Tabs
          label="积分订单状态"
          items={tabsOf(query.data)}
          value={search.tab}
          activationMode="manual"
          onValueChange={next => change({ tab: TABS.find(tab => tab === next) })}
        >
          <QueryView
            query={query}
            pending={<RedemptionsSkeleton />}
            isEmpty={({ total }) => total === 0}
            empty={
              <NoRedemptions
                onClear={isFiltered ? () => change({ tab: 'all', keywords: undefined }) : undefined}
              />
            }
          >
            {answer => (
              <PagedResults answer={answer} refreshing={query.isPlaceholderData}>
                <ul aria-label={title}>
                  {answer.list.map(redemption => (
                    <RedemptionRow key={redemption.id} redemption={redemption} />
                  ))}
                </ul>
              </PagedResults>
            )}
          </QueryView>
        </Tabs>
      </ListPanel>
    </>
  )
}

/** The tabs with their numbers, once they are known. */
function tabsOf(answer: Redemptions | undefined) {
  return [{ tab: 'all', text: '全部' }, ...REDEMPTION_STATUSES].map(({ tab, text }) => ({
    value: tab,
    name: text,
    count: answer?.tabs.find(each => each.tab === tab)?.count,
  }))
}

function NoRedemptions({ onClear }: { onClear: (() => void) | undefined }) {
  if (onClear) {
    return (
      <Empty
        title="没有符合条件的积分订单"
        actions={<ShowAllButton onShowAll={onClear}>看全部积分订单</ShowAllButton>}
      />
    )
  }
  return (
    <Empty
      title="还没有积分订单"
      text="用积分兑换的礼品会列在这里。"
      actions={<LinkButtons links={[['去积分商城', href('pointsMall')]]} />}
    />
  )
}

/** Rows while the list loads. */
const PLACES = 4

function RedemptionsSkeleton() {
  return (
    <SkeletonGroup label="正在加载积分订单" count={PLACES}>
      <span className={css.blank} />
    </SkeletonGroup>
  )
}
