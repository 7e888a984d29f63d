import type { DataOf } from '@yaoji/api-client'
import type { PromoSummary, promoPage } from '@yaoji/api-client/contract/promo-page'
import { Countdown } from '@yaoji/ui/countdown'
import { Empty } from '@yaoji/ui/empty'
import { Stack } from '@yaoji/ui/stack'
import { minuteText } from '../../core/clock/minuteText'
import { unixSeconds, useServerTime } from '../../core/clock/useServerTime'
import { linksTo } from '../../core/navigation/linksTo'
import { PromoBlocks } from './PromoBlocks'

export interface PromoContentProps {
  data: DataOf<typeof promoPage>
  receivedAt: Date
  /** The page, or a part of it, begins or ends now. */
  onTurn: () => void
}

/** The blocks of a zone or an activity; before it begins, when it does. */
export function PromoContent({ data, receivedAt, onTurn }: PromoContentProps) {
  if (data.page.state === 'coming') return <Coming begin_time={data.page.begin_time} onBegin={onTurn} />
  if (data.blocks.length === 0) return <NothingNow />
  return (
    <Stack>
      <PromoBlocks data={data} receivedAt={receivedAt} onTurn={onTurn} />
    </Stack>
  )
}

/** ER-10: the activity has not begun. */
export function Coming({ begin_time, onBegin }: Pick<PromoSummary, 'begin_time'> & { onBegin: () => void }) {
  const now = useServerTime()
  return (
    <Empty
      title="活动暂未开始"
      text={
        <>
          {minuteText(begin_time)} 开始
          {now !== undefined && (
            <>
              ，还有 <Countdown variant="text" end={unixSeconds(begin_time)} now={now} onEnd={onBegin} />
            </>
          )}
        </>
      }
      links={ONWARD}
    />
  )
}

function NothingNow() {
  return <Empty title="这里暂时没有内容" text="内容更新后会显示在这里。" links={ONWARD} />
}

const ONWARD = linksTo({ activityTemplate: '看正在进行的活动', home: '回首页' })
