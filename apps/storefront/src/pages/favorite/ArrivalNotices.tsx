import { type ArrivalNotice, arrivalList } from '@yaoji/api-client/contract/arrival'
import { useCall } from '@yaoji/hooks/data'
import { Button, LinkButton } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { Link } from '@yaoji/ui/link'
import { type RecordColumn, RecordsTable } from '@yaoji/ui/records-table'
import { minuteText } from '../../core/clock/minuteText'
import { Announcement } from '../../core/page/Announcement'
import { QueryView } from '../../core/page/QueryView'
import { touchTarget } from '../../core/page/touchTarget.css'
import { href } from '../../routes'
import * as css from './FavoritesPage.css'
import { useCancelArrival } from './useCancelArrival'

/** The sold-out products of which the buyer is told when they can be bought again, newest first. */
export function ArrivalNotices() {
  const query = useCall(arrivalList, {}, { inline: true })
  const cancel = useCancelArrival()
  const columns = columnsOf(cancel)
  return (
    <>
      <QueryView
        query={query}
        pending={<NoticeTable columns={columns} rows={undefined} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<NoNotices />}
      >
        {({ list }) => <NoticeTable columns={columns} rows={list} />}
      </QueryView>
      <Announcement
        text={query.data ? `共登记 ${query.data.list.length} 种商品` : ''}
        pending={query.isFetching}
      />
    </>
  )
}

interface NoticeTableProps {
  columns: readonly RecordColumn<ArrivalNotice>[]
  /** Undefined while they load. */
  rows: readonly ArrivalNotice[] | undefined
}

function NoticeTable({ columns, rows }: NoticeTableProps) {
  return (
    <RecordsTable
      label="到货通知"
      columns={columns}
      rows={rows}
      rowKey={({ goods_id }) => goods_id}
      labels={{ loading: '正在加载到货通知' }}
    />
  )
}

function columnsOf({
  run,
  busy,
}: ReturnType<typeof useCancelArrival>): readonly RecordColumn<ArrivalNotice>[] {
  return [
    {
      key: 'goods',
      title: '商品',
      narrow: 'plain',
      lines: 2,
      render: ({ goods_id, name, ypgg, sccj }) => (
        <div className={css.facts}>
          <Link href={href('goods', { id: goods_id })} className={css.name}>
            {name}
          </Link>
          <span className={css.about}>
            {ypgg} · {sccj}
          </span>
        </div>
      ),
    },
    { key: 'time', title: '登记时间', width: '152px', render: ({ created_at }) => minuteText(created_at) },
    {
      key: 'actions',
      title: '操作',
      width: '112px',
      narrow: 'plain',
      render: notice => (
        <div className={css.actions}>
          <Button
            variant="quiet"
            size="s"
            className={touchTarget}
            busy={busy}
            aria-label={`取消登记 ${notice.name}`}
            onClick={() => run(notice)}
          >
            取消登记
          </Button>
        </div>
      ),
    },
  ]
}

function NoNotices() {
  return (
    <Empty
      title="没有登记到货通知"
      text="在缺货的商品上点“到货通知”，到货后给您发站内消息，登记随之结束。"
      actions={
        <LinkButton href={href('list')} variant="primary" className={touchTarget}>
          去看看商品
        </LinkButton>
      }
    />
  )
}
