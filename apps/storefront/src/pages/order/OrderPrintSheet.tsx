import type { OrderDetail } from '@yaoji/api-client/contract/order'
import { countPurchase, goodsText, packCountText } from '@yaoji/domain'
import { useSession } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import { Link } from '@yaoji/ui/link'
import { type PaperColumn, PaperFacts, PaperSheet, PaperSheets, PaperTable } from '@yaoji/ui/paper-sheet'
import { textLink } from '../../core/page/link.css'
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
    <PaperSheets back={<LinkButton href={href('order', { id: detail.order.id })}>返回订单</LinkButton>}>
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
    <PaperSheet aria-label={`随货同行单 ${name}`} title="药集 随货同行单">
      <PaperFacts
        facts={[supplier_company && `供货单位 ${supplier_company}`, `收货单位 ${user?.company ?? ''}`]}
      />
      <PaperFacts
        facts={[
          `收货地址 ${address.region}${address.detail}`,
          `收货人 ${address.consignee} ${address.mobile}`,
        ]}
      />
      <PaperFacts
        facts={[
          `订单号 ${order.sn}`,
          `下单时间 ${order.created_at}`,
          `发货仓库 ${order.warehouse}`,
          `${name} / 共 ${parcels.length} 个`,
        ]}
      />
      <PaperFacts
        facts={[
          `发货日期 ${parcel.sent_at.slice(0, 10)}`,
          `承运单位 ${parcel.company}`,
          `运单号 ${parcel.tracking_no}`,
        ]}
      />
      <PaperTable
        label={`${name} 的商品明细`}
        columns={COLUMNS}
        rows={rowsOf(detail, parcel)}
        keyOf={({ pack }) => `${pack.line_id} ${pack.batch_no}`}
      />
      <PaperFacts facts={[`本包裹${packCountText(countPurchase(parcel.packs))}`]} />
      <SheetReports packs={parcel.packs} />
      {remark && <p>备注：{remark}</p>}
      <PaperFacts facts={['发货人：', '收货人签字：', '日期：']} />
    </PaperSheet>
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
    <PaperFacts
      facts={[
        '检验报告可在线查阅，批号',
        ...[...reports].map(([url, batch_no]) => (
          <Link
            key={url}
            href={url}
            target="_blank"
            className={textLink}
            aria-label={`批号 ${batch_no} 的检验报告`}
          >
            {batch_no}
          </Link>
        )),
      ]}
    />
  )
}
