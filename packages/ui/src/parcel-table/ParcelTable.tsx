'use client'
import { forwardRef, type HTMLAttributes, type ReactNode, type RefAttributes } from 'react'
import type { Times } from '../formats/times'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { RecordCell, type RecordColumn, RecordsTable } from '../records-table'
import { TextLink } from '../text-link'

/** The words of the component; `labels` and a LabelsProvider replace them. */
export const parcelTableLabels = {
  /** Name of the table, for screen readers. */
  table: '在途包裹',
  loading: '正在加载在途包裹',
  parcel: '包裹',
  order: '订单',
  number: '数量',
  trace: '最新动态',
  /** Where the carrier said nothing yet. */
  sent: (day: string) => `${day} 已发出，暂无物流动态`,
}

/** A parcel that is not delivered yet, by the wire's names. */
export interface ParcelTableParcel {
  id: number
  order_id: number
  order_sn: string
  /** The carrier. */
  company: string
  tracking_no: string
  sent_at: string
  /** Packs in it, gifts included. */
  goods_number: number
  /** Where it was last; null before the carrier said anything. */
  trace: { time: string; text: string } | null
}

export interface ParcelTableProps<Parcel extends ParcelTableParcel = ParcelTableParcel>
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The latest sent first; undefined while they load. */
  parcels: readonly Parcel[] | undefined
  /** Where the order of a parcel is shown with its logistics. */
  orderHref: (parcel: Parcel) => string
  /**
   * With a border of its own.
   * @default true
   */
  framed?: boolean
  /** Words in place of those of {@link parcelTableLabels}. */
  labels?: Partial<typeof parcelTableLabels>
}

/** The parcels that are under way, each with its order and where it was last. Renders a RecordsTable. */
export const ParcelTable = forwardRef<HTMLDivElement, ParcelTableProps>(function ParcelTable(
  { parcels, orderHref, labels, ...rest },
  ref,
) {
  const words = useLabels('parcelTable', parcelTableLabels, labels)
  const times = useTimes()
  return (
    <RecordsTable
      skeletonRows={2}
      {...rest}
      ref={ref}
      label={words.table}
      columns={columnsOf(words, times, orderHref)}
      rows={parcels}
      rowKey={({ id }) => id}
      labels={{ loading: words.loading }}
    />
  )
  // A type parameter does not pass through forwardRef.
}) as <Parcel extends ParcelTableParcel>(
  props: ParcelTableProps<Parcel> & RefAttributes<HTMLDivElement>,
) => ReactNode

function columnsOf(
  words: typeof parcelTableLabels,
  times: Times,
  orderHref: ParcelTableProps['orderHref'],
): readonly RecordColumn<ParcelTableParcel>[] {
  return [
    {
      key: 'parcel',
      title: words.parcel,
      width: '24%',
      lines: 2,
      render: ({ company, tracking_no }) => <RecordCell about={[tracking_no]}>{company}</RecordCell>,
    },
    {
      key: 'order',
      title: words.order,
      width: '22%',
      render: parcel => <TextLink href={orderHref(parcel)}>{parcel.order_sn}</TextLink>,
    },
    {
      key: 'number',
      title: words.number,
      width: '80px',
      align: 'end',
      render: ({ goods_number }) => goods_number,
    },
    {
      key: 'trace',
      title: words.trace,
      lines: 2,
      render: ({ trace, sent_at }) =>
        trace ? (
          <RecordCell about={[times.minute(trace.time)]}>{trace.text}</RecordCell>
        ) : (
          words.sent(times.date(sent_at))
        ),
    },
  ]
}
