'use client'
import { forwardRef, type ReactNode, type RefAttributes } from 'react'
import { Button } from '../button'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { type RecordColumn, RecordsTable, type RecordsTableProps } from '../records-table'
import * as css from './FavoriteTable.css'

export const arrivalTableLabels = {
  goods: '商品',
  time: '登记时间',
  actions: '操作',
  cancel: '取消登记',
  /** The button with the name of its product, for screen readers. */
  named: (action: string, name: string) => `${action} ${name}`,
  loading: '正在加载到货通知',
}

/** A sold-out product of which a buyer is told when it arrives, by the wire's names. */
export interface ArrivalTableNotice {
  goods_id: number
  name: string
  ypgg: string
  sccj: string
  /** `YYYY-MM-DD HH:mm:ss`. */
  created_at: string
}

type Shared = Omit<
  RecordsTableProps<unknown>,
  'label' | 'columns' | 'rows' | 'rowKey' | 'groups' | 'empty' | 'labels'
>

export interface ArrivalTableProps<Notice extends ArrivalTableNotice> extends Shared {
  /** What the table lists, for screen readers: `到货通知`. */
  label: string
  /** Undefined while they load. */
  rows: readonly Notice[] | undefined
  /** Address of a product. */
  goodsHref: (goods: { id: number }) => string
  /** A registration is being taken back. */
  busy?: boolean
  /** The buyer no longer wants to hear of this arrival. */
  onCancel: (notice: Notice) => void
  /** Words in place of those of {@link arrivalTableLabels}. */
  labels?: Partial<typeof arrivalTableLabels>
}

/** Sold-out products of which a buyer is told when they arrive, each with the button that takes it back. Renders RecordsTable. */
export const ArrivalTable = forwardRef<HTMLDivElement, ArrivalTableProps<ArrivalTableNotice>>(
  function ArrivalTable({ label, rows, goodsHref, busy, onCancel, labels, ...rest }, ref) {
    const words = useLabels('arrivalTable', arrivalTableLabels, labels)
    const times = useTimes()
    const columns: readonly RecordColumn<ArrivalTableNotice>[] = [
      {
        key: 'goods',
        title: words.goods,
        narrow: 'plain',
        lines: 2,
        render: ({ goods_id, name, ypgg, sccj }) => (
          <div className={css.detailsAlone} data-part="details">
            <Link href={goodsHref({ id: goods_id })} className={css.name} data-part="name">
              {name}
            </Link>
            <span className={css.about} data-part="about">
              {ypgg} · {sccj}
            </span>
          </div>
        ),
      },
      {
        key: 'time',
        title: words.time,
        width: '152px',
        render: ({ created_at }) => times.minute(created_at),
      },
      {
        key: 'actions',
        title: words.actions,
        width: '112px',
        narrow: 'plain',
        render: notice => (
          <div className={css.actions} data-part="actions">
            <Button
              variant="quiet"
              size="s"
              busy={busy}
              aria-label={words.named(words.cancel, notice.name)}
              onClick={() => onCancel(notice)}
            >
              {words.cancel}
            </Button>
          </div>
        ),
      },
    ]
    return (
      <RecordsTable
        {...rest}
        ref={ref}
        label={label}
        columns={columns}
        rows={rows}
        rowKey={({ goods_id }) => goods_id}
        labels={{ loading: words.loading }}
      />
    )
  },
  // A type parameter does not pass through forwardRef.
) as <Notice extends ArrivalTableNotice>(
  props: ArrivalTableProps<Notice> & RefAttributes<HTMLDivElement>,
) => ReactNode
