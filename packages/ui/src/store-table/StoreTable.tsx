'use client'
import type { Money } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes, type ReactNode, type RefAttributes } from 'react'
import { Button } from '../button'
import { useMoney } from '../formats/useMoney'
import { useLabels } from '../labels/useLabels'
import { dataAttr } from '../part/dataAttr'
import { RecordCell, type RecordColumn, RecordsTable } from '../records-table'
import { TextLink } from '../text-link'
import * as css from './StoreTable.css'

export const storeTableLabels = {
  /** Name of the table, for screen readers. */
  table: '门店',
  loading: '正在加载门店',
  store: '门店',
  address: '地址',
  licence: '资质',
  /** What the store spent this month. */
  spent: '本月采购',
  unpaid: '待付款订单',
  toReceive: '待收货订单',
  /** Orders of a store that wait for payment, for screen readers. */
  unpaidOf: (company: string, count: number) => `${count}，${company}的待付款订单`,
  /** The same of orders that wait to be received. */
  toReceiveOf: (company: string, count: number) => `${count}，${company}的待收货订单`,
  actions: '操作',
  /** What a store is: the head office, the one in which the buyer is. */
  about: (head: boolean, current: boolean) =>
    [head && '总部', current && '当前门店'].filter(Boolean).join(' · '),
  /** In place of a button. */
  current: '当前',
  headOnly: '由总部切换',
  change: '切换',
  /** The button of a store, for screen readers. */
  changeTo: (company: string) => `切换到${company}`,
}

/** A store of a chain, by the wire's names. */
export interface StoreTableStore {
  user_id: number
  company: string
  address: string
  /** 1: the head office. */
  is_head: number
  /** 1: the buyer is in it. */
  is_current: number
  /** 0: only the head office can go there. */
  can_switch: number
  licence_text: string
  is_passed: number
  /** Orders that wait for payment; undefined where the buyer does not read the orders of the store. */
  unpaid_count?: number | undefined
  /** Orders that wait to be received; undefined as `unpaid_count`. */
  to_receive_count?: number | undefined
  /** Decimal string in yuan: what the store spent this month, less refunds; undefined as `unpaid_count`. */
  month_amount?: string | undefined
}

export interface StoreTableProps<Store extends StoreTableStore = StoreTableStore>
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Undefined while they load. */
  stores: readonly Store[] | undefined
  /** Id of the store that the buyer goes to; the other buttons are disabled meanwhile. */
  busy?: number | undefined
  /** The buyer changes to a store; absent where none can be chosen. */
  onSwitch?: ((store: Store) => void) | undefined
  /** Where the orders of a store that wait for payment are; without it their number is no link. */
  unpaidHref?: ((store: Store) => string) | undefined
  /** Where those are that wait to be received; without it their number is no link. */
  toReceiveHref?: ((store: Store) => string) | undefined
  /**
   * With a border of its own.
   * @default true
   */
  framed?: boolean
  /** Words in place of those of {@link storeTableLabels}. */
  labels?: Partial<typeof storeTableLabels>
}

/** The stores of a chain, with a button that goes to each other one. Renders a RecordsTable; a licence sets `data-passed`. */
export const StoreTable = forwardRef<HTMLDivElement, StoreTableProps>(function StoreTable(
  { stores, busy, onSwitch, unpaidHref, toReceiveHref, labels, ...rest },
  ref,
) {
  const words = useLabels('storeTable', storeTableLabels, labels)
  const money = useMoney()
  return (
    <RecordsTable
      {...rest}
      ref={ref}
      label={words.table}
      columns={columnsOf({ words, money, busy, onSwitch, unpaidHref, toReceiveHref })}
      rows={stores}
      rowKey={({ user_id }) => user_id}
      labels={{ loading: words.loading }}
    />
  )
  // A type parameter does not pass through forwardRef.
}) as <Store extends StoreTableStore>(
  props: StoreTableProps<Store> & RefAttributes<HTMLDivElement>,
) => ReactNode

type ColumnsProps = Pick<StoreTableProps, 'busy' | 'onSwitch' | 'unpaidHref' | 'toReceiveHref'> & {
  words: typeof storeTableLabels
  money: Money
}

function columnsOf(props: ColumnsProps): readonly RecordColumn<StoreTableStore>[] {
  const { words, money } = props
  return [
    {
      key: 'store',
      title: words.store,
      width: '26%',
      render: ({ company, is_head, is_current }) => (
        <RecordCell about={[words.about(is_head === 1, is_current === 1)]}>{company}</RecordCell>
      ),
    },
    { key: 'address', title: words.address, render: ({ address }) => address },
    {
      key: 'licence',
      title: words.licence,
      width: '112px',
      render: ({ licence_text, is_passed }) => (
        <span className={css.licence} data-part="licence" data-passed={dataAttr(is_passed === 1)}>
          {licence_text}
        </span>
      ),
    },
    {
      key: 'spent',
      title: words.spent,
      width: '112px',
      align: 'end',
      render: ({ month_amount }) => (month_amount === undefined ? '—' : money.text(month_amount)),
    },
    {
      key: 'unpaid',
      title: words.unpaid,
      width: '92px',
      align: 'end',
      render: store => (
        <Waiting
          count={store.unpaid_count}
          href={props.unpaidHref?.(store)}
          label={count => words.unpaidOf(store.company, count)}
        />
      ),
    },
    {
      key: 'to_receive',
      title: words.toReceive,
      width: '92px',
      align: 'end',
      render: store => (
        <Waiting
          count={store.to_receive_count}
          href={props.toReceiveHref?.(store)}
          label={count => words.toReceiveOf(store.company, count)}
        />
      ),
    },
    {
      key: 'action',
      title: words.actions,
      width: '112px',
      narrow: 'plain',
      render: store => <SwitchButton {...props} store={store} />,
    },
  ]
}

interface WaitingProps {
  /** Undefined where the buyer does not read the orders of the store. */
  count: number | undefined
  href: string | undefined
  /** Name of the link, for screen readers. */
  label: (count: number) => string
}

/** How many orders wait, as a link to them where there are any. */
function Waiting({ count, href, label }: WaitingProps) {
  if (count === undefined) return '—'
  if (count === 0 || href === undefined) return count
  return (
    <TextLink href={href} aria-label={label(count)}>
      {count}
    </TextLink>
  )
}

/** A buyer who logged in as one store cannot continue as another one. */
function SwitchButton({ store, words, busy, onSwitch }: ColumnsProps & { store: StoreTableStore }) {
  if (store.is_current === 1) return words.current
  if (store.can_switch === 0) return words.headOnly
  return (
    <Button
      size="s"
      busy={busy === store.user_id}
      disabled={busy !== undefined}
      aria-label={words.changeTo(store.company)}
      onClick={() => onSwitch?.(store)}
    >
      {words.change}
    </Button>
  )
}
