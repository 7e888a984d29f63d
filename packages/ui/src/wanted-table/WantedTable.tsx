'use client'
import { forwardRef, type HTMLAttributes, type ReactNode, type RefAttributes } from 'react'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { RecordCell, type RecordColumn, RecordsTable, type RecordsTableProps } from '../records-table'
import { Text } from '../text'
import { TextLink } from '../text-link'
import * as css from './WantedTable.css'
import type { WantedReplyData, WantedRequest } from './wantedTypes'

export const wantedTableLabels = {
  table: '求购',
  loading: '正在加载求购',
  name: '求购品种',
  number: '数量',
  time: '提交日期',
  status: '状态',
  reply: '最新回复',
  noReply: '还没有回复',
}

export interface WantedTableProps<Request extends WantedRequest = WantedRequest>
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    Pick<RecordsTableProps<Request>, 'refreshing' | 'empty'> {
  /** Undefined while the first ones load. */
  requests: readonly Request[] | undefined
  /** Where a request is shown. */
  hrefOf: (request: Request) => string
  /** The last reply of a request: a WantedReply with what can be done. */
  renderReply: (reply: WantedReplyData, request: Request) => ReactNode
  /** Words in place of those of {@link wantedTableLabels}. */
  labels?: Partial<typeof wantedTableLabels>
}

/** What a buyer wants and the shop does not have, with the last answers. Renders RecordsTable, for a panel. */
export const WantedTable = forwardRef<HTMLDivElement, WantedTableProps>(function WantedTable(
  { requests, hrefOf, renderReply, labels, ...rest },
  ref,
) {
  const words = useLabels('wantedTable', wantedTableLabels, labels)
  const times = useTimes()
  const columns: readonly RecordColumn<WantedRequest>[] = [
    {
      key: 'name',
      title: words.name,
      narrow: 'plain',
      lines: 2,
      render: request => (
        <RecordCell about={[[request.ypgg, request.sccj].filter(Boolean).join(' · ')]}>
          <TextLink href={hrefOf(request)}>{request.name}</TextLink>
        </RecordCell>
      ),
    },
    { key: 'number', title: words.number, align: 'end', width: '88px', render: ({ number }) => number },
    {
      key: 'time',
      title: words.time,
      width: '120px',
      render: ({ created_at }) => times.date(created_at),
    },
    {
      key: 'status',
      title: words.status,
      width: '96px',
      render: ({ status, status_text }) => (
        <span className={css.status} data-part="status" data-status={status}>
          {status_text}
        </span>
      ),
    },
    {
      key: 'reply',
      title: words.reply,
      width: '280px',
      narrow: 'plain',
      lines: 2,
      render(request) {
        const last = request.replies.at(-1)
        return last ? renderReply(last, request) : <Text as="span">{words.noReply}</Text>
      },
    },
  ]
  return (
    <RecordsTable
      framed={false}
      skeletonRows={3}
      {...rest}
      ref={ref}
      label={words.table}
      columns={columns}
      rows={requests}
      rowKey={({ id }) => id}
      labels={{ loading: words.loading }}
    />
  )
  // A type parameter does not pass through forwardRef.
}) as <Request extends WantedRequest>(
  props: WantedTableProps<Request> & RefAttributes<HTMLDivElement>,
) => ReactNode
