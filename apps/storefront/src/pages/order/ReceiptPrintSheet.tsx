import type { OrderDetail } from '@yaoji/api-client/contract/order'
import { countPurchase, goodsText, packCountText } from '@yaoji/domain'
import { useSession } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import {
  type PaperColumn,
  PaperFacts,
  PaperSeal,
  PaperSheet,
  PaperSheets,
  PaperTable,
  PaperText,
} from '@yaoji/ui/paper-sheet'
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
    <PaperSheets back={<LinkButton href={href('order', { id: order.id })}>返回订单</LinkButton>}>
      <PaperSheet aria-label={`签收回执 ${order.sn}`} title="含麻黄碱类复方制剂 签收回执">
        <PaperFacts
          facts={[supplier_company && `供货单位 ${supplier_company}`, `收货单位 ${user?.company ?? ''}`]}
        />
        <PaperFacts
          facts={[`订单号 ${order.sn}`, `下单时间 ${order.created_at}`, `发货仓库 ${order.warehouse}`]}
        />
        <PaperFacts
          facts={[
            `收货地址 ${address.region}${address.detail}`,
            `收货人 ${address.consignee} ${address.mobile}`,
          ]}
        />
        <PaperTable
          label={`${order.sn} 的签收明细`}
          columns={COLUMNS}
          rows={rows}
          keyOf={({ line_id, batch_no, parcel }) => `${line_id} ${batch_no} ${parcel}`}
        />
        <PaperFacts facts={[`发货${packCountText(countPurchase(rows))}`]} />
        <PaperText>
          上述商品已送达本单位许可证载明的仓库，经核对，品名、规格、批号、数量与随货同行单一致，货款没有以现金支付。如有不符，请在实收数量一栏写明。
        </PaperText>
        <PaperSeal places={[['收货人（签字）'], ['质量负责人（签字）'], ['收货单位（盖章）', '签收日期']]} />
      </PaperSheet>
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
