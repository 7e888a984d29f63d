import type { InputOf } from '@yaoji/api-client'
import {
  type AcceptanceRecord,
  acceptanceExport,
  acceptanceList,
} from '@yaoji/api-client/contract/acceptance'
import { useClient } from '@yaoji/hooks/data'
import { acceptanceColumns, saveSheet } from '@yaoji/hooks/sheets'
import { AcceptanceTable } from '@yaoji/ui/acceptance-table'
import { LinkButton } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { ExportButton } from '@yaoji/ui/export-button'
import { KeywordFilter } from '@yaoji/ui/keyword-filter'
import { linksTo } from '../../core/navigation/linksTo'
import { dayField, keywordsField, pageField, readDays } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'
import { DayFilter } from '../../core/page/DayFilter'
import { PageTop } from '../../core/page/PageTop'
import { RecordList } from '../../core/page/RecordList'
import { useListCall } from '../../core/page/useListCall'
import { href } from '../../routes'

const FIELDS = { keywords: keywordsField, from: dayField, to: dayField, page: pageField }

/** RT-27: what the buyer accepted of parcels, by days and keywords, as a sheet and as a PDF. */
export default function AcceptanceRecordsPage() {
  const [{ from, to, ...search }, change] = useSearchState(FIELDS)
  const days = readDays({ from, to })
  const { keywords } = search
  const query = useListCall(acceptanceList, { ...search, ...days })
  const isFiltered = Boolean(keywords || days.from || days.to)
  return (
    <>
      <PageTop
        parents={['orders']}
        actions={
          <>
            <RecordsExport filters={{ keywords, ...days }} />
            {query.data?.pdf_url && (
              <LinkButton href={query.data.pdf_url} target="_blank">
                下载 PDF
              </LinkButton>
            )}
          </>
        }
      />
      <RecordList
        name="验收记录"
        query={query}
        filters={
          <>
            <KeywordFilter
              label="商品、批号、订单号或运单号"
              value={keywords}
              onSearch={next => change({ keywords: next })}
            />
            <DayFilter
              label="验收日期"
              value={days}
              onValueChange={next => change({ from: next.from, to: next.to })}
            />
          </>
        }
        pending={<AcceptanceTable rows={undefined} places={PLACES} framed={false} />}
        onShowAll={isFiltered && (() => change({ keywords: undefined, from: undefined, to: undefined }))}
        empty={
          <Empty
            title="没有验收记录"
            text="收到包裹后，在订单详情的包裹中点“验收”，记录保存在这里。"
            links={linksTo({ orders: '我的订单' })}
          />
        }
      >
        {({ list }, { refreshing }) => (
          <AcceptanceTable rows={list} places={PLACES} refreshing={refreshing} framed={false} />
        )}
      </RecordList>
    </>
  )
}

const PLACES = {
  of: (row: AcceptanceRecord) => row,
  orderHref: ({ order_id }: AcceptanceRecord) => href('orderAcceptance', { id: order_id }),
}

/** Saves the records that the filters find as an xlsx file. */
function RecordsExport({ filters }: { filters: InputOf<typeof acceptanceExport> }) {
  const client = useClient()

  async function save() {
    const { list, total } = await client.call(acceptanceExport, filters)
    const [row] = list
    if (row)
      await saveSheet(
        { name: '验收记录', day: row.accepted_at.slice(0, 10), columns: acceptanceColumns() },
        list,
      )
    return { saved: list.length, total }
  }

  return (
    <ExportButton save={save} noneText="没有符合条件的验收记录，未导出" restText="缩小验收日期可以分次导出" />
  )
}
