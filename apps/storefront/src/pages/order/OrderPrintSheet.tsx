import type { OrderDetail } from '@yaoji/api-client/contract/order'
import { moneyText } from '@yaoji/domain'
import { useSession } from '@yaoji/hooks/data'
import { Button, LinkButton } from '@yaoji/ui/button'
import { touchTarget } from '../../core/page/touchTarget.css'
import { href } from '../../routes'
import * as css from './OrderPrintSheet.css'

type Line = OrderDetail['order']['lines'][number]

/** One row of the sheet: a batch of a line, or the line while its batches are not known. */
interface SheetRow {
  readonly key: string
  readonly line: Line
  readonly batch: Partial<Line['batches'][number]>
  readonly number: number
}

interface SheetColumn {
  readonly title: string
  readonly text: (row: SheetRow) => string
}

// biome-ignore format: one line for each column
const COLUMNS: readonly SheetColumn[] = [
  { title: '商品名称', text: ({ line }) => (line.is_gift === 1 ? `${line.name}（赠）` : line.name) },
  { title: '规格', text: ({ line }) => line.ypgg },
  { title: '生产厂家', text: ({ line }) => line.sccj },
  { title: '批准文号', text: ({ line }) => line.approval_no },
  { title: '批号', text: ({ batch }) => batch.batch_no ?? '—' },
  { title: '生产日期', text: ({ batch }) => batch.produce_date ?? '—' },
  { title: '有效期至', text: ({ batch }) => batch.expiry_date ?? '—' },
  { title: '单位', text: ({ line }) => line.bzdw },
  { title: '数量', text: ({ number }) => String(number) },
  { title: '单价', text: ({ line }) => line.price },
  { title: '行金额', text: ({ line }) => line.amount },
]

/** An order as a sheet of paper, batch by batch, to read and to print. */
export function OrderPrintSheet({ detail }: { detail: OrderDetail }) {
  const { order, address, remark } = detail
  const { user } = useSession()
  return (
    <div className={css.root}>
      <div className={css.bar}>
        <LinkButton href={href('order', { id: order.id })} className={touchTarget}>
          返回订单
        </LinkButton>
        <Button variant="primary" className={touchTarget} onClick={() => window.print()}>
          打印或存为 PDF
        </Button>
      </div>
      <h2 className={css.title}>药集 随货同行单</h2>
      <p className={css.facts}>
        <span>订单号 {order.sn}</span>
        <span>下单时间 {order.created_at}</span>
        <span>发货仓库 {order.warehouse}</span>
        <span>状态 {order.status_text}</span>
      </p>
      <p className={css.facts}>
        <span>购货单位 {user?.company}</span>
        <span>
          收货 {address.consignee} {address.mobile} {address.region}
          {address.detail}
        </span>
      </p>
      {/* A wide table scrolls in a box that the keyboard reaches. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its content is only read */}
      <section aria-label="商品明细" tabIndex={0} className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              {COLUMNS.map(({ title }) => (
                <th key={title} className={css.cell}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {order.lines.flatMap(rowsOf).map(row => (
              <tr key={row.key}>
                {COLUMNS.map(({ title, text }) => (
                  <td key={title} className={css.cell}>
                    {text(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={css.facts}>
        <span>
          共 {order.line_count} 种 {order.goods_number} 件
        </span>
        <span>运费 {moneyText(order.amounts.shipping_amount)}</span>
        <span>应付 {moneyText(order.amounts.payable_amount)}</span>
        <span>已付 {moneyText(order.amounts.paid_amount)}</span>
      </p>
      {remark && <p>备注：{remark}</p>}
      <p className={css.facts}>
        <span>发货人：</span>
        <span>收货人签字：</span>
        <span>日期：</span>
      </p>
    </div>
  )
}

function rowsOf(line: Line): SheetRow[] {
  if (line.batches.length === 0) return [{ key: String(line.id), line, batch: {}, number: line.number }]
  return line.batches.map((batch, at) => ({ key: `${line.id} ${at}`, line, batch, number: batch.number }))
}
