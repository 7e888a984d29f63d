import type { SignedContract } from '@yaoji/api-client/contract/supply-contract'
import { Link } from '@yaoji/ui/link'
import { Panel } from '@yaoji/ui/panel'
import { type RecordColumn, RecordsTable } from '@yaoji/ui/records-table'
import { href } from '../../routes'
import * as css from './SupplyContractPage.css'

// biome-ignore format: one line for each column
const COLUMNS: readonly RecordColumn<SignedContract>[] = [
  { key: 'number', title: '合同编号', render: ({ number }) => number },
  { key: 'period', title: '有效期', render: ({ begin_date, end_date }) => `${begin_date} 至 ${end_date}` },
  { key: 'signed_at', title: '签订时间', render: ({ signed_at }) => signed_at },
  { key: 'state', title: '状态', render: ({ state_text }) => state_text, width: '80px' },
  { key: 'open', title: '操作', render: contract => <OpenLinks {...contract} />, width: '190px', narrow: 'plain' },
]

function OpenLinks({ id, number, pdf_url }: SignedContract) {
  return (
    <span className={css.links}>
      <Link href={href('locked', {}, { id })} className={css.link} aria-label={`查看和打印 ${number}`}>
        查看和打印
      </Link>
      <Link
        href={pdf_url}
        target="_blank"
        rel="noopener"
        className={css.link}
        aria-label={`下载 PDF ${number}`}
      >
        下载 PDF
      </Link>
    </span>
  )
}

/** The contracts that the buyer has signed; nothing before the first one. */
export function SignedContracts({ list }: { list: readonly SignedContract[] }) {
  if (list.length === 0) return null
  return (
    <Panel title="已签订的合同">
      <RecordsTable label="已签订的合同" columns={COLUMNS} rows={list} rowKey={({ id }) => id} />
    </Panel>
  )
}
