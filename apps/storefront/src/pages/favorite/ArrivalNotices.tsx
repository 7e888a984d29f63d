import { arrivalList } from '@yaoji/api-client/contract/arrival'
import { useCall } from '@yaoji/hooks/data'
import { Announcement } from '@yaoji/ui/announcement'
import { Empty } from '@yaoji/ui/empty'
import { ArrivalTable } from '@yaoji/ui/favorite-table'
import { linksTo } from '../../core/navigation/linksTo'
import { QueryView } from '../../core/page/QueryView'
import { href } from '../../routes'
import { useCancelArrival } from './useCancelArrival'

/** The sold-out products of which the buyer is told when they can be bought again, newest first. */
export function ArrivalNotices() {
  const query = useCall(arrivalList, {}, { inline: true })
  const { run, busy } = useCancelArrival()
  const table = {
    label: '到货通知',
    goodsHref: ({ id }: { id: number }) => href('goods', { id }),
    busy,
    onCancel: run,
  }
  return (
    <>
      <QueryView
        query={query}
        pending={<ArrivalTable {...table} rows={undefined} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<NoNotices />}
      >
        {({ list }) => <ArrivalTable {...table} rows={list} />}
      </QueryView>
      <Announcement
        text={query.data ? `共登记 ${query.data.list.length} 种商品` : ''}
        pending={query.isFetching}
      />
    </>
  )
}

function NoNotices() {
  return (
    <Empty
      title="没有登记到货通知"
      text="在缺货的商品上点“到货通知”，到货后给您发站内消息，登记随之结束。"
      links={linksTo({ list: '去看看商品' })}
    />
  )
}
