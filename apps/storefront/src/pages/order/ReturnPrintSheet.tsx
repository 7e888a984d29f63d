import type { OrderReturn } from '@yaoji/api-client/contract/return'
import { countPurchase, goodsText, packCountText } from '@yaoji/domain'
import { useSession } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import { type PaperColumn, PaperFacts, PaperSheet, PaperSheets, PaperTable } from '@yaoji/ui/paper-sheet'
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
    <PaperSheets back={<LinkButton href={href('orderReturn', { id: sn })}>返回退货详情</LinkButton>}>
      <PaperSheet aria-label={`退货单 ${sn}`} title="药集 退货单">
        <PaperFacts facts={[`申请单号 ${sn}`, `订单号 ${order_sn}`, `申请时间 ${created_at}`]} />
        <PaperFacts
          facts={[`退货单位 ${user?.company ?? ''}`, `处理方式 ${kind_text}`, `原因 ${reason_text}`]}
        />
        {send_back ? (
          <>
            <PaperFacts
              facts={[`收件人 ${send_back.receiver}`, `电话 ${send_back.phone || '请向客服询问'}`]}
            />
            <PaperFacts
              facts={[`收件地址 ${send_back.address}`, `请在 ${send_back.until.slice(0, 10)} 前寄出`]}
            />
          </>
        ) : (
          <PaperFacts facts={[tracking_no ? `已寄回：${company} ${tracking_no}` : '现在不需要寄回商品']} />
        )}
        <PaperTable
          label={`${sn} 的商品明细`}
          columns={COLUMNS}
          rows={lines}
          keyOf={({ batch_id }) => String(batch_id)}
        />
        <PaperFacts facts={[`${packCountText(countPurchase(lines))}`]} />
        {text && <p>说明：{text}</p>}
        <PaperFacts facts={['退货人签字：', '日期：', '仓库验收人签字：', '日期：']} />
      </PaperSheet>
    </PaperSheets>
  )
}
