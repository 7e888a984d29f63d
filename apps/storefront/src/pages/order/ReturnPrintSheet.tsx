import type { OrderReturn } from '@yaoji/api-client/contract/return'
import { countPurchase, goodsText, packCountText } from '@yaoji/domain'
import { useSession } from '@yaoji/hooks/data'
import { type PaperColumn, PaperSheets, PaperTable } from '../../core/page/PaperSheets'
import * as css from '../../core/page/PaperSheets.css'
import { href } from '../../routes'

type Line = OrderReturn['lines'][number]

// biome-ignore format: one line for each column
const COLUMNS: readonly PaperColumn<Line>[] = [
  { title: '商品名称', text: ({ name, is_gift }) => goodsText({ name, is_gift }) },
  { title: '规格', text: ({ ypgg }) => ypgg },
  { title: '批号', text: ({ batch_no }) => batch_no },
  { title: '单位', text: ({ bzdw }) => bzdw },
  { title: '退回数量', text: ({ number }) => String(number) },
  { title: '实收数量（仓库填写）', text: () => ' ' },
]

/** The sheet that goes into the parcel with returned goods: where it goes, what it holds by batch, and why. */
export function ReturnPrintSheet({ order_sn, orderReturn }: { order_sn: string; orderReturn: OrderReturn }) {
  const { sn, kind_text, reason_text, text, created_at, send_back, company, tracking_no, lines } = orderReturn
  const { user } = useSession()
  return (
    <PaperSheets back={{ href: href('orderReturn', { id: sn }), text: '返回退货详情' }}>
      <section aria-label={`退货单 ${sn}`} className={css.sheet}>
        <h2 className={css.title}>药集 退货单</h2>
        <p className={css.facts}>
          <span>申请单号 {sn}</span>
          <span>订单号 {order_sn}</span>
          <span>申请时间 {created_at}</span>
        </p>
        <p className={css.facts}>
          <span>退货单位 {user?.company}</span>
          <span>处理方式 {kind_text}</span>
          <span>原因 {reason_text}</span>
        </p>
        {send_back ? (
          <>
            <p className={css.facts}>
              <span>收件人 {send_back.receiver}</span>
              <span>电话 {send_back.phone || '请向客服询问'}</span>
            </p>
            <p className={css.facts}>
              <span>收件地址 {send_back.address}</span>
              <span>请在 {send_back.until.slice(0, 10)} 前寄出</span>
            </p>
          </>
        ) : (
          <p className={css.facts}>
            <span>{tracking_no ? `已寄回：${company} ${tracking_no}` : '现在不需要寄回商品'}</span>
          </p>
        )}
        <PaperTable
          label={`${sn} 的商品明细`}
          columns={COLUMNS}
          rows={lines}
          keyOf={({ batch_id }) => String(batch_id)}
        />
        <p className={css.facts}>{packCountText(countPurchase(lines))}</p>
        {text && <p>说明：{text}</p>}
        <p className={css.facts}>
          <span>退货人签字：</span>
          <span>日期：</span>
          <span>仓库验收人签字：</span>
          <span>日期：</span>
        </p>
      </section>
    </PaperSheets>
  )
}
