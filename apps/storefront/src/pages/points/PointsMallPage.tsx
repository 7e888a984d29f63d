import { type PointsGift, pointsGiftList } from '@yaoji/api-client/contract/redemption'
import { GIFT_CATEGORIES } from '@yaoji/domain'
import { Container } from '@yaoji/ui/container'
import { ListEmpty } from '@yaoji/ui/list-panel'
import { TextLink } from '@yaoji/ui/text-link'
import { useState } from 'react'
import { choiceField, integerField, pageField } from '../../core/navigation/searchFields'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PageTop } from '../../core/page/PageTop'
import { RecordList } from '../../core/page/RecordList'
import { useListCall } from '../../core/page/useListCall'
import { DrawZone } from '../../features/draw/DrawZone'
import { href } from '../../routes'
import { GiftGrid, GiftGridSkeleton } from './GiftGrid'
import { PointsBar } from './PointsBar'
import { RedeemDialog } from './RedeemDialog'

const TABS = ['all', ...GIFT_CATEGORIES.map(({ category }) => category)] as const

const TAB_ITEMS = [
  { value: 'all', name: '全部' },
  ...GIFT_CATEGORIES.map(({ category, text }) => ({ value: category, name: text })),
] as const

const FIELDS = {
  category: choiceField(TABS, 'all'),
  affordable: choiceField([1]),
  /** The activity of the draw that is open. */
  draw: integerField(1),
  page: pageField,
}

/** The gift of a dialog. It is the one that was pressed until the list has a newer one: it can leave the list. */
interface Chosen {
  readonly gift: PointsGift
  readonly open: boolean
  /** Counts the dialogs, so that each begins empty. */
  readonly turn: number
}

/** RT-07: what points can be redeemed for, by group, what the buyer has, and the draws. */
export default function PointsMallPage() {
  const { title } = useRouteRow()
  const [{ draw, ...search }, change] = useSearchState(FIELDS)
  const [chosen, choose] = useState<Chosen | null>(null)
  const query = useListCall(pointsGiftList, search)
  return (
    <Container>
      <PageTop aside={<TextLink href={href('ordersPoints')}>积分订单</TextLink>} />
      <DrawZone activityId={draw} />
      <RecordList
        name="礼品"
        query={query}
        cards
        filters={
          <PointsBar
            points={query.data?.points}
            affordable={search.affordable === 1}
            onAffordableChange={checked => change({ affordable: checked ? 1 : undefined })}
          />
        }
        tabs={{
          label: '礼品分类',
          items: TAB_ITEMS,
          value: search.category,
          onChange: next => change({ category: next }),
        }}
        pending={<GiftGridSkeleton />}
        empty={
          <ListEmpty
            name="礼品"
            filtered={{ title: '现有积分还不能兑换礼品', text: '订单确认收货后获得积分。' }}
            none={{
              title: '暂时没有可兑换的礼品',
              text: '新的礼品会放在这里，积分在到期前一直有效。',
              links: [['看积分记录', href('walletPoints')]],
            }}
            onShowAll={search.affordable === 1 ? () => change({ affordable: undefined }) : undefined}
          />
        }
      >
        {({ list }) => (
          <GiftGrid
            list={list}
            label={title}
            onRedeem={gift => choose({ gift, open: true, turn: (chosen?.turn ?? 0) + 1 })}
          />
        )}
      </RecordList>
      {chosen && (
        <RedeemDialog
          key={chosen.turn}
          gift={query.data?.list.find(({ id }) => id === chosen.gift.id) ?? chosen.gift}
          open={chosen.open}
          onClose={() => choose({ ...chosen, open: false })}
        />
      )}
    </Container>
  )
}
