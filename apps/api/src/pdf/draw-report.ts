import type { SpecimenReportContent } from './content'
import { CONTENT, drawPdf, INK, MARGIN, SEAL } from './drawing'

/** What the demonstration shows in place of an inspection report: which batch it is of, and that it is no report. */
export function drawSpecimenReport({ batch_no, drawn_on, rows }: SpecimenReportContent): Promise<Buffer> {
  const title = '检验报告（样张）'
  return drawPdf({ title: `${title} ${batch_no}`, author: '药集', at: drawn_on }, document => {
    document.fontSize(18).fillColor(SEAL).text(title, MARGIN, MARGIN, { width: CONTENT, align: 'center' })
    document.fontSize(10.5).fillColor(INK).moveDown(1)
    for (const [name, value] of rows)
      document.text(`${name}：${value || '—'}`, { width: CONTENT, lineGap: 4 })
    document.moveDown(1).fillColor(SEAL)
    document.text('演示数据，不是真实的检验报告，没有检验项目和结论。', { width: CONTENT })
  })
}
