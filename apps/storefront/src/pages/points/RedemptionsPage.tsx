import { redemptionList } from '@yaoji/api-client/contract/redemption'
import { REDEMPTION_STATUSES } from '@yaoji/domain'
import { KeywordFilter } from '@yaoji/ui/keyword-filter'
import { ListEmpty } from '@yaoji/ui/list-panel'
import { RedemptionRowsSkeleton } from '@yaoji/ui/redemption-row'
import { TextLink } from '@yaoji/ui/text-link'
import { choiceField, keywordsField, pageField } from '../../core/navigation/searchFields'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PageTop } from '../../core/page/PageTop'
import { RecordList } from '../../core/page/RecordList'
import { useListCall } from '../../core/page/useListCall'
import { href } from '../../routes'
import { RedemptionRow } from './RedemptionRow'

const TABS = ['all', ...REDEMPTION_STATUSES.map(({ tab }) => tab)] as const

const TAB_ITEMS = [
  { value: 'all', name: '全部' },
  ...REDEMPTION_STATUSES.map(({ tab, text }) => ({ value: tab, name: text })),
] as const

const FIELDS = { tab: choiceField(TABS, 'all'), keywords: keywordsField, page: pageField }

/** RT-29: the gifts that the buyer redeemed points for, by status, and what can be done with each. */
export default function RedemptionsPage() {
  const { title } = useRouteRow()
  const [search, change] = useSearchState(FIELDS)
  const query = useListCall(redemptionList, search, { staleTime: 0 })
  const isFiltered = search.tab !== 'all' || Boolean(search.keywords)
  return (
    <>
      <PageTop parents={['orders']} aside={<TextLink href={href('pointsMall')}>积分商城</TextLink>} />
      <RecordList
        name="积分订单"
        query={query}
        aside={
          <KeywordFilter
            label="单号或礼品"
            value={search.keywords}
            onSearch={keywords => change({ keywords })}
          />
        }
        tabs={{
          label: '积分订单状态',
          items: TAB_ITEMS,
          value: search.tab,
          onChange: next => change({ tab: next }),
        }}
        pending={<RedemptionRowsSkeleton />}
        empty={
          <ListEmpty
            name="积分订单"
            none={{ text: '用积分兑换的礼品会列在这里。', links: [['去积分商城', href('pointsMall')]] }}
            onShowAll={isFiltered ? () => change({ tab: 'all', keywords: undefined }) : undefined}
          />
        }
      >
        {({ list }) => (
          <ul aria-label={title}>
            {list.map(redemption => (
              <RedemptionRow key={redemption.id} redemption={redemption} />
            ))}
          </ul>
        )}
      </RecordList>
    </>
  )
}
