import { type Wanted, wantedList } from '@yaoji/api-client/contract/wanted'
import { useCall } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { Link } from '@yaoji/ui/link'
import { ListPanel, ShowAllButton } from '@yaoji/ui/list-panel'
import { PageHeading } from '@yaoji/ui/page-heading'
import { type RecordColumn, RecordsTable } from '@yaoji/ui/records-table'
import { Tabs } from '@yaoji/ui/tabs'
import { crumbTo } from '../../core/navigation/crumbTo'
import { choiceField, pageField } from '../../core/navigation/searchFields'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { useSearchState } from '../../core/navigation/useSearchState'
import { link } from '../../core/page/link.css'
import { PagedResults } from '../../core/page/PagedResults'
import { QueryView } from '../../core/page/QueryView'
import { href } from '../../routes'
import { WantedOffer } from './WantedOffer'
import * as css from './WantedPage.css'

const TABS = [
  { value: '', name: '全部' },
  { value: '10', name: '待处理' },
  { value: '20', name: '已报价' },
  { value: '25', name: '已接受报价' },
  { value: '30', name: '已上架' },
  { value: '40', name: '已关闭' },
] as const

const FIELDS = { status: choiceField([10, 20, 25, 30, 40]), page: pageField }

const COLUMNS: readonly RecordColumn<Wanted>[] = [
  {
    key: 'name',
    title: '求购品种',
    narrow: 'plain',
    lines: 2,
    render: ({ id, name, ypgg, sccj }) => (
      <>
        <Link href={href('wantedInfo', {}, { id })} className={link}>
          {name}
        </Link>
        <span className={css.about}>{[ypgg, sccj].filter(Boolean).join(' · ')}</span>
      </>
    ),
  },
  { key: 'number', title: '数量', align: 'end', width: '88px', render: ({ number }) => number },
  {
    key: 'time',
    title: '提交日期',
    width: '120px',
    render: ({ created_at }) => created_at.slice(0, 10),
  },
  {
    key: 'status',
    title: '状态',
    width: '96px',
    render: ({ status, status_text }) => (
      <span className={css.status} data-status={status}>
        {status_text}
      </span>
    ),
  },
  {
    key: 'reply',
    title: '最新回复',
    width: '280px',
    narrow: 'plain',
    lines: 2,
    render: ({ name, replies }) => {
      const last = replies.at(-1)
      return last ? <WantedOffer name={name} reply={last} /> : <span className={css.about}>还没有回复</span>
    },
  },
]

/** RT-31: what the buyer wants and the shop does not have, with the answers. */
export default function WantedPage() {
  const { title } = useRouteRow()
  const [{ status, page }, change] = useSearchState(FIELDS)
  const query = useCall(wantedList, { status, page }, { inline: true, placeholderData: shown => shown })
  return (
    <>
      <PageHeading
        title={title}
        crumbs={[crumbTo('home'), { name: title }]}
        aside={
          <LinkButton href={href('wantedAdd')} variant="primary">
            新增求购
          </LinkButton>
        }
      />
      <ListPanel name="求购" counts={query.data} refreshing={query.isFetching}>
        <Tabs
          label="求购状态"
          items={TABS}
          value={status === undefined ? '' : String(status)}
          activationMode="manual"
          onValueChange={value => change({ status: FIELDS.status.read(value) })}
        >
          <QueryView query={query} pending={<WantedTable rows={undefined} />}>
            {answer =>
              answer.total === 0 ? (
                <NoWanted filtered={status !== undefined} onAll={() => change({ status: undefined })} />
              ) : (
                <PagedResults answer={answer} refreshing={query.isPlaceholderData}>
                  <WantedTable rows={answer.list} refreshing={query.isPlaceholderData} />
                </PagedResults>
              )
            }
          </QueryView>
        </Tabs>
      </ListPanel>
    </>
  )
}

function WantedTable({ rows, refreshing }: { rows: readonly Wanted[] | undefined; refreshing?: boolean }) {
  return (
    <RecordsTable
      className={css.table}
      label="求购"
      columns={COLUMNS}
      rows={rows}
      rowKey={({ id }) => id}
      refreshing={refreshing}
      skeletonRows={3}
      labels={{ loading: '正在加载求购' }}
    />
  )
}

function NoWanted({ filtered, onAll }: { filtered: boolean; onAll: () => void }) {
  if (filtered) {
    return (
      <Empty
        title="没有这个状态的求购"
        actions={<ShowAllButton onShowAll={onAll}>看全部求购</ShowAllButton>}
      />
    )
  }
  return (
    <Empty
      title="还没有求购"
      text="商城没有的品种，写下名称和数量，采购部门会为您寻找并报价。"
      actions={
        <LinkButton href={href('wantedAdd')} variant="primary">
          新增求购
        </LinkButton>
      }
    />
  )
}
