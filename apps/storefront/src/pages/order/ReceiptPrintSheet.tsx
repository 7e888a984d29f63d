import type { OrderDetail } from '@yaoji/api-client/contract/order'
import { countPurchase, goodsText, packCountText } from '@yaoji/domain'
import { useSession } from '@yaoji/hooks/data'
import { type PaperColumn, PaperSheets, PaperTable } from '../../core/page/PaperSheets'
import * as css from '../../core/page/PaperSheets.css'
import { href } from '../../routes'

type Parcel = OrderDetail['parcels'][number]
type Row = Parcel['packs'][number] & {
  readonly parcel: string
  readonly sccj: string
  readonly approval: string
}

// biome-ignore format: one line for each column
const COLUMNS: readonly PaperColumn<Row>[] = [
  { title: '商品名称', text: ({ name, is_gift }) => goodsText({ name, is_gift }) },
  { title: '规格', text: ({ ypgg }) => ypgg },
  { title: '生产厂家', text: ({ sccj }) => sccj },
  { title: '批准文号', text: ({ approval }) => approval },
  { title: '批号', text: ({ batch_no }) => batch_no },
  { title: '有效期至', text: ({ expiry_date }) => expiry_date },
  { title: '单位', text: ({ bzdw }) => bzdw },
  { title: '发货数量', text: ({ number }) => String(number) },
  { title: '运单号', text: ({ parcel }) => parcel },
  { title: '实收数量（手写）', text: () => ' ' },
]

/** The receipt of ephedrine-type goods to sign and seal: what was sent by batch, and room for what arrived. */
export function ReceiptPrintSheet({ detail }: { detail: OrderDetail }) {
  const { order, address, supplier_company } = detail
  const { user } = useSession()
  const rows = rowsOf(detail)
  return (
    <PaperSheets back={{ href: href('order', { id: order.id }), text: '返回订单' }}>
      <section aria-label={`签收回执 ${order.sn}`} className={css.sheet}>
        <h2 className={css.title}>含麻黄碱类复方制剂 签收回执</h2>
        <p className={css.facts}>
          {supplier_company && <span>供货单位 {supplier_company}</span>}
          <span>收货单位 {user?.company}</span>
        </p>
        <p className={css.facts}>
          <span>订单号 {order.sn}</span>
          <span>下单时间 {order.created_at}</span>
          <span>发货仓库 {order.warehouse}</span>
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
        <PaperTable
          label={`${order.sn} 的签收明细`}
          columns={COLUMNS}
          rows={rows}
          keyOf={({ line_id, batch_no, parcel }) => `${line_id} ${batch_no} ${parcel}`}
        />
        <p className={css.facts}>发货{packCountText(countPurchase(rows))}</p>
        <p className={css.text}>
          上述商品已送达本单位许可证载明的仓库，经核对，品名、规格、批号、数量与随货同行单一致，货款没有以现金支付。如有不符，请在实收数量一栏写明。
        </p>
        <div className={css.seal}>
          <p>收货人（签字）</p>
          <p>质量负责人（签字）</p>
          <p>
            收货单位（盖章）
            <br />
            签收日期
          </p>
        </div>
      </section>
    </PaperSheets>
  )
}

function rowsOf({ order, parcels }: OrderDetail): Row[] {
  return [...parcels].reverse().flatMap(({ tracking_no: parcel, packs }) =>
    packs.map(pack => {
      const line = order.lines.find(({ id }) => id === pack.line_id)
      return { ...pack, parcel, sccj: line?.sccj ?? '', approval: line?.approval_no ?? '' }
    }),
  )
}
