'use client'
import { forwardRef, type HTMLAttributes, type ReactNode, type RefAttributes } from 'react'
import type { Times } from '../formats/times'
import { useTimes } from '../formats/useTimes'
import { GoodsTag } from '../goods-tag'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { RecordCell, type RecordColumn, RecordsTable } from '../records-table'
import { TextLink } from '../text-link'
import * as css from './AcceptanceTable.css'

/** The words of the component; `labels` and a LabelsProvider replace them. */
export const acceptanceTableLabels = {
  /** Name of the table, for screen readers. */
  table: '验收记录',
  loading: '正在加载验收记录',
  goods: '品名',
  batch: '批号',
  expires: (day: string) => `有效期至 ${day}`,
  gift: '赠',
  shipped: '应收',
  received: '实收',
  accepted: '合格',
  rejected: '不合格',
  reason: '原因与处理',
  /** The column with the order and the parcel, and that with the day and the inspector. */
  order: '订单与运单',
  checked: '验收',
}

/** A batch of an accepted parcel, by the wire's names. */
export interface AcceptanceTableRow {
  id: number
  name: string
  ypgg: string
  /** The maker. */
  sccj: string
  is_gift: number
  batch_no: string
  expiry_date: string
  /** Packs that were shipped. */
  number: number
  received: number
  accepted: number
  rejected: number
  /** Why packs were not accepted; empty where all were. */
  reason: string
  /** What was done about it; empty where nothing was. */
  handling: string
}

/** Where and when a batch was accepted. */
export interface AcceptanceTablePlace {
  order_id: number
  order_sn: string
  tracking_no: string
  accepted_at: string
  inspector: string
}

export interface AcceptanceTableProps<Row extends AcceptanceTableRow = AcceptanceTableRow>
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Undefined while they load. */
  rows: readonly Row[] | undefined
  /**
   * Of which order and parcel a row is, and where that order is shown: two columns more.
   * @default the rows are of one parcel, which is named beside the table
   */
  places?: { of: (row: Row) => AcceptanceTablePlace; orderHref: (row: Row) => string }
  /**
   * Other rows are loading in place of those shown.
   * @default false
   */
  refreshing?: boolean
  /**
   * With a border of its own.
   * @default true
   */
  framed?: boolean
  /** Words in place of those of {@link acceptanceTableLabels}. */
  labels?: Partial<typeof acceptanceTableLabels>
}

/** What was accepted of parcels, a batch a row. Renders a RecordsTable. */
export const AcceptanceTable = forwardRef<HTMLDivElement, AcceptanceTableProps>(function AcceptanceTable(
  { rows, places, labels, className, ...rest },
  ref,
) {
  const words = useLabels('acceptanceTable', acceptanceTableLabels, labels)
  const times = useTimes()
  return (
    <RecordsTable
      {...rest}
      ref={ref}
      className={joinClass(places && css.placed, className)}
      label={words.table}
      columns={[...columnsOf(words, times), ...(places ? placeColumns(words, times, places) : [])]}
      rows={rows}
      rowKey={({ id }) => id}
      labels={{ loading: words.loading }}
    />
  )
  // A type parameter does not pass through forwardRef.
}) as <Row extends AcceptanceTableRow>(
  props: AcceptanceTableProps<Row> & RefAttributes<HTMLDivElement>,
) => ReactNode

type Words = typeof acceptanceTableLabels

function columnsOf(words: Words, times: Times): readonly RecordColumn<AcceptanceTableRow>[] {
  const number = { width: '52px', align: 'end' } as const
  return [
    {
      key: 'goods',
      title: words.goods,
      narrow: 'plain',
      lines: 2,
      render: ({ name, ypgg, sccj, is_gift }) => (
        <RecordCell about={[about(ypgg, sccj)]}>
          {is_gift === 1 && <GoodsTag name={words.gift} className={css.gift} />}
          {name}
        </RecordCell>
      ),
    },
    {
      key: 'batch',
      title: words.batch,
      width: '156px',
      lines: 2,
      render: ({ batch_no, expiry_date }) => (
        <RecordCell about={[words.expires(times.date(expiry_date))]}>{batch_no}</RecordCell>
      ),
    },
    { key: 'shipped', title: words.shipped, ...number, render: row => row.number },
    {
      key: 'received',
      title: words.received,
      ...number,
      render: row => <Count number={row.received} lacking={row.received < row.number} />,
    },
    { key: 'accepted', title: words.accepted, ...number, render: row => row.accepted },
    {
      key: 'rejected',
      title: words.rejected,
      ...number,
      width: '66px',
      render: row => <Count number={row.rejected} lacking={row.rejected > 0} />,
    },
    {
      key: 'reason',
      title: words.reason,
      width: '112px',
      render: ({ reason, handling }) =>
        reason || handling ? <RecordCell about={[handling]}>{reason}</RecordCell> : '—',
    },
  ]
}

/** Specification and maker, each in one piece where a line has room for it. */
function about(ypgg: string, sccj: string) {
  return (
    <>
      <span className={css.piece}>{ypgg}</span>
      {ypgg && sccj && ' · '}
      <span className={css.piece}>{sccj}</span>
    </>
  )
}

function placeColumns<Row extends AcceptanceTableRow>(
  words: Words,
  times: Times,
  { of, orderHref }: NonNullable<AcceptanceTableProps<Row>['places']>,
): readonly RecordColumn<Row>[] {
  return [
    {
      key: 'order',
      title: words.order,
      width: '158px',
      lines: 2,
      render: row => (
        <RecordCell about={[of(row).tracking_no]}>
          <TextLink href={orderHref(row)}>{of(row).order_sn}</TextLink>
        </RecordCell>
      ),
    },
    {
      key: 'checked',
      title: words.checked,
      width: '144px',
      lines: 2,
      render: row => <RecordCell about={[of(row).inspector]}>{times.minute(of(row).accepted_at)}</RecordCell>,
    },
  ]
}

/** A number that is less than it should be, or more, in another ink. */
function Count({ number, lacking }: { number: number; lacking: boolean }) {
  if (!lacking) return number
  return (
    <strong className={css.lacking} data-part="lacking">
      {number}
    </strong>
  )
}
