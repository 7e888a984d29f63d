import { type PointsGift, type PointsGifts, pointsGiftList } from '@yaoji/api-client/contract/redemption'
import { GIFT_CATEGORIES } from '@yaoji/domain'
import { useCall } from '@yaoji/hooks/data'
import { LinkButtons } from '@yaoji/ui/button'
import { Container } from '@yaoji/ui/container'
import { Empty } from '@yaoji/ui/empty'
import { Link } from '@yaoji/ui/link'
import { ListPanel, ShowAllButton } from '@yaoji/ui/list-panel'
import { Tabs } from '@yaoji/ui/tabs'
import { useState } from 'react'
import { choiceField, integerField, pageField } from '../../core/navigation/searchFields'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PagedResults } from '../../core/page/PagedResults'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import { DrawZone } from '../../features/draw/DrawZone'
import { asideLink } from '../../features/zone/ZonePage.css'
import { href } from '../../routes'
import { GiftGrid, GiftGridSkeleton } from './GiftGrid'
import { PointsBar } from './PointsBar'
import * as css from './PointsMallPage.css'
import { RedeemDialog } from './RedeemDialog'

const TABS = ['all', ...GIFT_CATEGORIES.map(({ category }) => category)] as const

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
  const query = useCall(pointsGiftList, search, { inline: true, placeholderData: shown => shown })
  return (
    <Container>
      <PageTop
        aside={
          <Link href={href('ordersPoints')} className={asideLink}>
            积分订单
          </Link>
        }
      />
      <DrawZone activityId={draw} />
      <ListPanel
        name="礼品"
        counts={query.data}
        refreshing={query.isFetching}
        filters={
          <PointsBar
            points={query.data?.points}
            affordable={search.affordable === 1}
            onAffordableChange={checked => change({ affordable: checked ? 1 : undefined })}
          />
        }
      >
        <Tabs
          label="礼品分类"
          items={tabsOf(query.data)}
          value={search.category}
          activationMode="manual"
          onValueChange={next => change({ category: TABS.find(tab => tab === next) })}
        >
          <div className={css.results}>
            <QueryView
              query={query}
              pending={<GiftGridSkeleton />}
              isEmpty={({ total }) => total === 0}
              empty={
                <NoGifts
                  onClear={search.affordable === 1 ? () => change({ affordable: undefined }) : undefined}
                />
              }
            >
              {answer => (
                <PagedResults answer={answer} refreshing={query.isPlaceholderData}>
                  <GiftGrid
                    list={answer.list}
                    label={title}
                    onRedeem={gift => choose({ gift, open: true, turn: (chosen?.turn ?? 0) + 1 })}
                  />
                </PagedResults>
              )}
            </QueryView>
          </div>
        </Tabs>
      </ListPanel>
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

/** The groups with their numbers of gifts, once they are known. */
function tabsOf(answer: PointsGifts | undefined) {
  return [{ category: 'all', text: '全部' }, ...GIFT_CATEGORIES].map(({ category, text }) => ({
    value: category,
    name: text,
    count: answer?.tabs.find(each => each.tab === category)?.count,
  }))
}

function NoGifts({ onClear }: { onClear: (() => void) | undefined }) {
  if (onClear) {
    return (
      <Empty
        title="现有积分还不能兑换礼品"
        text="订单确认收货后获得积分。"
        actions={<ShowAllButton onShowAll={onClear}>看全部礼品</ShowAllButton>}
      />
    )
  }
  return (
    <Empty
      title="暂时没有可兑换的礼品"
      text="新的礼品会放在这里，积分在到期前一直有效。"
      actions={<LinkButtons links={[['看积分记录', href('walletPoints')]]} />}
    />
  )
}
