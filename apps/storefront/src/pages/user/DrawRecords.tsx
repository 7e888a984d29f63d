import type { DataOf } from '@yaoji/api-client'
import { drawRecord } from '@yaoji/api-client/contract/draw'
import { useCall } from '@yaoji/hooks/data'
import { Empty } from '@yaoji/ui/empty'
import { Panel } from '@yaoji/ui/panel'
import { type RecordColumn, RecordsTable } from '@yaoji/ui/records-table'
import { minuteText } from '../../core/clock/minuteText'
import { pageField } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PagedResults } from '../../core/page/PagedResults'
import { QueryView } from '../../core/page/QueryView'

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
  const query = useCall(
    drawRecord,
    { page, per_page: PER_PAGE },
    { inline: true, staleTime: 0, placeholderData: shown => shown },
  )
  return (
    <Panel title="抽奖记录">
      <QueryView
        query={query}
        pending={<DrawTable rows={undefined} />}
        isEmpty={({ total }) => total === 0}
        empty={
          <Empty size="s" title="还没有抽奖记录" text="抽奖的结果会保存在这里，关闭抽奖窗口也不会丢失。" />
        }
        errorSize="s"
      >
        {answer => (
          <PagedResults answer={answer} refreshing={query.isPlaceholderData} keepScroll>
            <DrawTable rows={answer.list} refreshing={query.isPlaceholderData} />
          </PagedResults>
        )}
      </QueryView>
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
