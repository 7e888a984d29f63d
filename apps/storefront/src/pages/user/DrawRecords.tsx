import type { DataOf } from '@yaoji/api-client'
import { drawRecord } from '@yaoji/api-client/contract/draw'
import { Empty } from '@yaoji/ui/empty'
import { Panel } from '@yaoji/ui/panel'
import { type RecordColumn, RecordsTable } from '@yaoji/ui/records-table'
import { minuteText } from '../../core/clock/minuteText'
import { pageField } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PagedView } from '../../core/page/PagedView'
import { useListCall } from '../../core/page/useListCall'

type DrawRow = DataOf<typeof drawRecord>['list'][number]

const FIELDS = { page: pageField }

/** Results on a page. */
const PER_PAGE = 5

const COLUMNS: readonly RecordColumn<DrawRow>[] = [
  { key: 'name', title: '结果', narrow: 'plain', render: row => row.name },
  { key: 'remarks', title: '说明', render: row => row.remarks },
  { key: 'activity', title: '活动', render: row => row.activity },
  { key: 'time', title: '时间', width: '148px', render: row => minuteText(row.created_at) },
  { key: 'state', title: '状态', width: '112px', render: row => row.state_text },
]

/** The results of the buyer's draws, also of one whose popup was closed before it showed the result. */
export function DrawRecords() {
  const [{ page }] = useSearchState(FIELDS)
  const query = useListCall(drawRecord, { page, per_page: PER_PAGE }, { staleTime: 0 })
  return (
    <Panel title="抽奖记录">
      <PagedView
        query={query}
        pending={<DrawTable rows={undefined} />}
        empty={
          <Empty size="s" title="还没有抽奖记录" text="抽奖的结果会保存在这里，关闭抽奖窗口也不会丢失。" />
        }
        errorSize="s"
        keepScroll
      >
        {({ list }) => <DrawTable rows={list} refreshing={query.isPlaceholderData} />}
      </PagedView>
    </Panel>
  )
}

function DrawTable({ rows, refreshing }: { rows: readonly DrawRow[] | undefined; refreshing?: boolean }) {
  return (
    <RecordsTable
      framed={false}
      label="抽奖记录"
      columns={COLUMNS}
      rows={rows}
      rowKey={row => row.id}
      refreshing={refreshing}
      skeletonRows={1}
      labels={{ loading: '正在加载抽奖记录' }}
    />
  )
}
