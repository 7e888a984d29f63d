import type { OrderDetail } from '@yaoji/api-client/contract/order'
import { countPurchase, goodsText, packCountText } from '@yaoji/domain'
import { useSession } from '@yaoji/hooks/data'
import { Link } from '@yaoji/ui/link'
import { textLink } from '../../core/page/link.css'
import { type PaperColumn, PaperSheets, PaperTable } from '../../core/page/PaperSheets'
import * as css from '../../core/page/PaperSheets.css'
import { href } from '../../routes'

type Parcel = OrderDetail['parcels'][number]

/** One row of a sheet: a batch in the parcel, and the line of the order that it belongs to. */
interface SheetRow {
  readonly pack: Parcel['packs'][number]
  readonly line: OrderDetail['order']['lines'][number] | undefined
}

// biome-ignore format: one line for each column
const COLUMNS: readonly PaperColumn<SheetRow>[] = [
  { title: '商品名称', text: ({ pack: { name, is_gift } }) => goodsText({ name, is_gift }) },
  { title: '规格', text: ({ pack }) => pack.ypgg },
  { title: '剂型', text: ({ pack }) => pack.dosage_form },
  { title: '生产厂家', text: ({ line }) => line?.sccj },
  { title: '批准文号', text: ({ line }) => line?.approval_no },
  { title: '批号', text: ({ pack }) => pack.batch_no },
  { title: '生产日期', text: ({ pack }) => pack.produce_date },
  { title: '有效期至', text: ({ pack }) => pack.expiry_date },
  { title: '储运条件', text: ({ pack }) => pack.storage_text },
  { title: '单位', text: ({ pack }) => pack.bzdw },
  { title: '数量', text: ({ pack }) => String(pack.number) },
  { title: '单价', text: ({ line }) => line?.price },
]

/** The sheets that go with the parcels of an order, in the order of shipping, to read and to print. */
export function OrderPrintSheet({ detail }: { detail: OrderDetail }) {
  return (
    <PaperSheets back={{ href: href('order', { id: detail.order.id }), text: '返回订单' }}>
      {[...detail.parcels].reverse().map((parcel, at) => (
        <ParcelSheet key={parcel.id} detail={detail} parcel={parcel} place={at + 1} />
      ))}
    </PaperSheets>
  )
}

interface ParcelSheetProps {
  detail: OrderDetail
  parcel: Parcel
  /** Which parcel of the order it is, from 1. */
  place: number
}

/** The sheet of one parcel: who supplies whom, and what the parcel holds, batch by batch. */
function ParcelSheet({ detail, parcel, place }: ParcelSheetProps) {
  const { order, address, remark, parcels, supplier_company } = detail
  const { user } = useSession()
  const name = `包裹 ${place}`
  return (
    <section aria-label={`随货同行单 ${name}`} className={css.sheet}>
      <h2 className={css.title}>药集 随货同行单</h2>
      <p className={css.facts}>
        {supplier_company && <span>供货单位 {supplier_company}</span>}
        <span>收货单位 {user?.company}</span>
      </p>
      <p className={css.facts}>
        <span>
          收货地址 {address.region}
          {address.detail}
        </span>
        <span>
          收货人 {address.consignee} {address.mobile}
        </span>
      </p>
      <p className={css.facts}>
        <span>订单号 {order.sn}</span>
        <span>下单时间 {order.created_at}</span>
        <span>发货仓库 {order.warehouse}</span>
        <span>
          {name} / 共 {parcels.length} 个
        </span>
      </p>
      <p className={css.facts}>
        <span>发货日期 {parcel.sent_at.slice(0, 10)}</span>
        <span>承运单位 {parcel.company}</span>
        <span>运单号 {parcel.tracking_no}</span>
      </p>
      <PaperTable
        label={`${name} 的商品明细`}
        columns={COLUMNS}
        rows={rowsOf(detail, parcel)}
        keyOf={({ pack }) => `${pack.line_id} ${pack.batch_no}`}
      />
      <p className={css.facts}>本包裹{packCountText(countPurchase(parcel.packs))}</p>
      <SheetReports packs={parcel.packs} />
      {remark && <p>备注：{remark}</p>}
      <p className={css.facts}>
        <span>发货人：</span>
        <span>收货人签字：</span>
        <span>日期：</span>
      </p>
    </section>
  )
}

function rowsOf({ order }: OrderDetail, { packs }: Parcel): SheetRow[] {
  return packs.map(pack => ({ pack, line: order.lines.find(({ id }) => id === pack.line_id) }))
}

/** The batches of the parcel with an inspection report, as links on the screen; nothing where none has one. */
function SheetReports({ packs }: Pick<Parcel, 'packs'>) {
  const reports = new Map(packs.filter(pack => pack.report_url).map(pack => [pack.report_url, pack.batch_no]))
  if (reports.size === 0) return null
  return (
    <p className={css.facts}>
      <span>检验报告可在线查阅，批号</span>
      {[...reports].map(([url, batch_no]) => (
        <Link
          key={url}
          href={url}
          target="_blank"
          className={textLink}
          aria-label={`批号 ${batch_no} 的检验报告`}
        >
          {batch_no}
        </Link>
      ))}
    </p>
  )
}
