'use client'
import { forwardRef } from 'react'
import type { Times } from '../formats/times'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { type RecordColumn, RecordsTable, type RecordsTableProps } from '../records-table'
import { TextLink } from '../text-link'
import * as css from './ContractTable.css'

export const contractTableLabels = {
  /** Name of the table, for screen readers. */
  table: '已签订的合同',
  loading: '正在加载合同',
  number: '合同编号',
  period: '有效期',
  dates: (begin_date: string, end_date: string) => `${begin_date} 至 ${end_date}`,
  signedAt: '签订时间',
  state: '状态',
  actions: '操作',
  view: '查看和打印',
  download: '下载 PDF',
  /** A link of a contract, for screen readers. */
  linkOf: (text: string, number: string) => `${text} ${number}`,
}

/** A signed contract, by the wire's names. */
export interface ContractTableContract {
  id: number
  number: string
  begin_date: string
  end_date: string
  signed_at: string
  state_text: string
  pdf_url: string
}

type Table = Omit<
  RecordsTableProps<ContractTableContract>,
  'label' | 'columns' | 'rows' | 'rowKey' | 'labels'
>

export interface ContractTableProps extends Table {
  /** The contracts, the newest first; undefined while they load. */
  contracts: readonly ContractTableContract[] | undefined
  /** Where a contract is shown. */
  hrefOf: (contract: ContractTableContract) => string
  /** Words in place of those of {@link contractTableLabels}. */
  labels?: Partial<typeof contractTableLabels>
}

/** Signed contracts, each to read, to print and to download. Renders RecordsTable. */
export const ContractTable = forwardRef<HTMLDivElement, ContractTableProps>(function ContractTable(
  { contracts, hrefOf, labels, ...rest },
  ref,
) {
  const words = useLabels('contractTable', contractTableLabels, labels)
  const times = useTimes()
  return (
    <RecordsTable
      skeletonRows={3}
      {...rest}
      ref={ref}
      label={words.table}
      columns={columnsOf({ words, times, hrefOf })}
      rows={contracts}
      rowKey={({ id }) => id}
      labels={{ loading: words.loading }}
    />
  )
})

interface ColumnsProps extends Pick<ContractTableProps, 'hrefOf'> {
  words: typeof contractTableLabels
  times: Times
}

function columnsOf({ words, times, hrefOf }: ColumnsProps): readonly RecordColumn<ContractTableContract>[] {
  return [
    { key: 'number', title: words.number, render: ({ number }) => number },
    {
      key: 'period',
      title: words.period,
      render: ({ begin_date, end_date }) => words.dates(times.date(begin_date), times.date(end_date)),
    },
    { key: 'signed_at', title: words.signedAt, render: ({ signed_at }) => times.second(signed_at) },
    { key: 'state', title: words.state, render: ({ state_text }) => state_text, width: '80px' },
    {
      key: 'open',
      title: words.actions,
      width: '190px',
      narrow: 'plain',
      render: contract => (
        <span className={css.links} data-part="links">
          <TextLink href={hrefOf(contract)} aria-label={words.linkOf(words.view, contract.number)}>
            {words.view}
          </TextLink>
          <TextLink
            href={contract.pdf_url}
            target="_blank"
            rel="noopener"
            aria-label={words.linkOf(words.download, contract.number)}
          >
            {words.download}
          </TextLink>
        </span>
      ),
    },
  ]
}
