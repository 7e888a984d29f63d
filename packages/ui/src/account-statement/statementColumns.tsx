import { formatAmount, type Money, parseAmount, sumAmounts } from '@yaoji/domain'
import type { Times } from '../formats/times'
import { Link } from '../link'
import { RecordCell, type RecordColumn } from '../records-table'
import { plain } from '../theme/base.css'
import * as css from './AccountStatement.css'
import type { AccountStatementWords } from './accountStatementLabels'
import type {
  StatementInvoiceRow,
  StatementOrder,
  StatementPaymentRow,
  StatementRefundRow,
  StatementStoreRow,
} from './statementTypes'

export interface StatementColumnsProps {
  words: AccountStatementWords
  times: Times
  money: Money
  /** Rows of several stores name their own. */
  several: boolean
  orderHref: (order: StatementOrder) => string | undefined
}

const AMOUNT_WIDTH = '15%'

const DEDUCTIONS = [
  'promotion_amount',
  'welfare_amount',
  'manjian_amount',
  'coupon_amount',
  'cash_amount',
  'points_amount',
] as const

/** The columns of the orders that were paid. */
export function paymentColumns(props: StatementColumnsProps): readonly RecordColumn<StatementPaymentRow>[] {
  const { words, times, money, several, orderHref } = props
  return [
    {
      key: 'order',
      title: words.order,
      lines: 2,
      narrow: 'plain',
      render: ({ kind, order_id, user_id, sn, company, warehouse, paid_at }) => (
        <RecordCell
          about={[kind === 'extra' && words.extra, times.minute(paid_at), several && company, warehouse]}
        >
          <OrderLink href={orderHref({ order_id, user_id })} sn={sn} />
        </RecordCell>
      ),
    },
    amountColumn('goods', words.goods, ({ goods_amount }) => money.text(goods_amount)),
    amountColumn('deducted', words.deducted, row => <Deducted {...{ row, words, money }} />),
    amountColumn('shipping', words.shipping, ({ shipping_amount }) => money.text(shipping_amount), '11%'),
    amountColumn('cost', words.cost, ({ cost_amount }) => money.text(cost_amount)),
    amountColumn('paid', words.paid, row => <Paid {...{ row, words, money }} />),
  ]
}

/** The columns of the refunds. */
export function refundColumns(props: StatementColumnsProps): readonly RecordColumn<StatementRefundRow>[] {
  const { words, times, money, several, orderHref } = props
  return [
    {
      key: 'refund',
      title: words.refund,
      lines: 2,
      narrow: 'plain',
      render: ({ sn, created_at, company }) => (
        <RecordCell about={[times.minute(created_at), several && company]}>{sn}</RecordCell>
      ),
    },
    {
      key: 'order',
      title: words.order,
      width: '22%',
      render: ({ order_id, user_id, order_sn }) => (
        <OrderLink href={orderHref({ order_id, user_id })} sn={order_sn} />
      ),
    },
    { key: 'target', title: words.target, width: '16%', render: ({ target }) => target },
    { key: 'state', title: words.state, width: '16%', render: ({ state_text }) => state_text },
    amountColumn('amount', words.amount, ({ amount }) => money.text(amount)),
  ]
}

/** The columns of the invoices. */
export function invoiceColumns(props: StatementColumnsProps): readonly RecordColumn<StatementInvoiceRow>[] {
  const { words, times, money, several } = props
  return [
    {
      key: 'invoice',
      title: words.invoice,
      lines: 2,
      narrow: 'plain',
      render: ({ number, type_text, is_red, company }) => (
        <RecordCell about={[words.type(type_text, is_red === 1), several && company]}>{number}</RecordCell>
      ),
    },
    { key: 'issued', title: words.issued, width: '22%', render: ({ issued_on }) => times.date(issued_on) },
    amountColumn('amount', words.invoiced, ({ amount }) => money.text(amount), '22%'),
  ]
}

/** The columns of the totals by store. */
export function storeColumns({
  words,
  money,
}: Pick<StatementColumnsProps, 'words' | 'money'>): readonly RecordColumn<StatementStoreRow>[] {
  const { totals } = words
  return [
    {
      key: 'store',
      title: words.store,
      lines: 2,
      narrow: 'plain',
      render: ({ company, order_count }) => (
        <RecordCell about={[words.orders(order_count)]}>{company}</RecordCell>
      ),
    },
    amountColumn('goods', words.goods, ({ goods_amount, deducted_amount }) => (
      <RecordCell about={[parseAmount(deducted_amount) !== 0 && words.deductedOf(deducted_amount, money)]}>
        <span className={plain}>{money.text(goods_amount)}</span>
      </RecordCell>
    )),
    amountColumn('shipping', words.shipping, ({ shipping_amount }) => money.text(shipping_amount), '11%'),
    amountColumn('paid', totals.paid_amount, ({ paid_amount }) => money.text(paid_amount)),
    amountColumn('refunded', totals.refunded_amount, row => money.text(row.refunded_amount)),
    amountColumn('net', totals.net_amount, ({ net_amount }) => money.text(net_amount)),
    amountColumn('invoiced', words.invoices, ({ invoiced_amount }) => money.text(invoiced_amount)),
  ]
}

function amountColumn<Row>(
  key: string,
  title: string,
  render: RecordColumn<Row>['render'],
  width = AMOUNT_WIDTH,
): RecordColumn<Row> {
  return { key, title, align: 'end', width, render }
}

function OrderLink({ href, sn }: { href: string | undefined; sn: string }) {
  if (href === undefined) return sn
  return (
    <Link href={href} className={css.link} data-part="order">
      {sn}
    </Link>
  )
}

interface CellProps {
  row: StatementPaymentRow
  words: AccountStatementWords
  money: Money
}

/** All deductions together, then each one that is not zero. */
function Deducted({ row, words, money }: CellProps) {
  const given = DEDUCTIONS.filter(name => parseAmount(row[name]) !== 0)
  const sum = sumAmounts(given.map(name => parseAmount(row[name])))
  return (
    <RecordCell about={given.map(name => `${words.deductions[name]} ${money.text(row[name])}`)}>
      <span className={plain}>{money.text(formatAmount(sum))}</span>
    </RecordCell>
  )
}

/** What was paid, then what the balance and the payment paid of it. */
function Paid({ row, words, money }: CellProps) {
  const { balance_amount, online_amount, pay_text } = row
  const [balance, online] = [parseAmount(balance_amount), parseAmount(online_amount)]
  return (
    <RecordCell
      about={[
        balance !== 0 && `${words.balance} ${money.text(balance_amount)}`,
        online !== 0 && `${pay_text} ${money.text(online_amount)}`,
      ]}
    >
      <span className={plain}>{money.text(formatAmount(balance + online))}</span>
    </RecordCell>
  )
}
