import type { AcceptanceRecord } from '@yaoji/api-client/contract/acceptance'
import { goodsText } from '@yaoji/domain'
import type { AcceptanceContent } from './content'
import { drawTable, type TableColumn } from './draw-table'
import { drawPdf, INK, MARGIN, numberPage, onEachPage, SEAL, widthOf } from './drawing'

// biome-ignore format: one line for each column
const COLUMNS: readonly TableColumn<AcceptanceRecord>[] = [
  { title: '验收日期', share: 0.06, align: 'left', text: ({ accepted_at }) => accepted_at.slice(0, 10) },
  { title: '订单号', share: 0.095, align: 'left', text: ({ order_sn }) => order_sn },
  { title: '运单号', share: 0.08, align: 'left', text: ({ tracking_no }) => tracking_no },
  { title: '品名', share: 0.09, align: 'left', text: ({ name, is_gift }) => goodsText({ name, is_gift }) },
  { title: '规格', share: 0.065, align: 'left', text: ({ ypgg }) => ypgg },
  { title: '生产厂家', share: 0.08, align: 'left', text: ({ sccj }) => sccj },
  { title: '批准文号', share: 0.07, align: 'left', text: ({ approval_no }) => approval_no },
  { title: '批号', share: 0.06, align: 'left', text: ({ batch_no }) => batch_no },
  { title: '生产日期', share: 0.055, align: 'left', text: ({ produce_date }) => produce_date },
  { title: '有效期至', share: 0.055, align: 'left', text: ({ expiry_date }) => expiry_date },
  { title: '应收', share: 0.033, align: 'right', text: ({ number }) => String(number) },
  { title: '实收', share: 0.033, align: 'right', text: ({ received }) => String(received) },
  { title: '合格', share: 0.033, align: 'right', text: ({ accepted }) => String(accepted) },
  { title: '不合格', share: 0.036, align: 'right', text: ({ rejected }) => String(rejected) },
  { title: '原因', share: 0.06, align: 'left', text: ({ reason }) => reason },
  { title: '处理', share: 0.06, align: 'left', text: ({ handling }) => handling },
  { title: '验收人', share: 0.035, align: 'left', text: ({ inspector }) => inspector },
]

/** The PDF of what a buyer accepted of parcels. */
export function drawAcceptance(content: AcceptanceContent): Promise<Buffer> {
  const { company, drawn_at, from, to, total, records } = content
  const head = {
    title: '药品收货验收记录',
    author: company,
    at: `${drawn_at.replace(' ', 'T')}+08:00`,
    landscape: true,
  } as const
  return drawPdf(head, document => {
    const width = widthOf(document)
    document.fontSize(16).fillColor(SEAL).text(head.title, MARGIN, MARGIN, { width, align: 'center' })
    document.fontSize(9).fillColor(INK)
    document.text(`收货单位：${company}`, MARGIN, MARGIN + 28, { width })
    const days = from || to ? `${from || '最早'} 至 ${to || '今日'}` : '全部'
    const count =
      records.length < total ? `共 ${total} 条，本文件为最近 ${records.length} 条` : `共 ${total} 条`
    document.text(`验收日期：${days}　　${count}　　制表时间：${drawn_at}`, { width })
    document.moveDown(0.5).fontSize(6.5)
    drawTable(document, { columns: COLUMNS, rows: records })
    onEachPage(document, (at, count) => numberPage(document, at, count))
  })
}
