import { addReport, type NewReport, replaceReport, reportFiles, requireProduct } from '../report/write'
import { type ActionGroup, type Fields, fieldOf, idsOf } from './action-group'
import { readBatch, readCode } from './goods-actions'

/** Inspection reports of batches. The id is the code of a product. Buyers ask for a report by a ticket. */
export const reportActions: ActionGroup = {
  kind: 'reports',
  about:
    'inspection reports (PDF, JPG) of batches, by the code of the product; buyers ask for one by a ticket',
  list: async () => [],
  count: null,
  async state(db, code) {
    const { length } = await reportFiles(db, readCode(code))
    return length === 0 ? '' : `报告 ${length} 份`
  },
  files: (db, code) => reportFiles(db, readCode(code)),
  async attach(db, code) {
    await requireProduct(db, readCode(code))
    return { user_id: null, purpose: 'report' }
  },
  actions: {
    add: {
      about: 'every order, parcel and page with this batch offers the report from now on',
      fields: ['batch', 'files?'],
      run: async (context, code, fields) => {
        const report = readReport(code, fields)
        await addReport(context, report)
        return `批号 ${report.batch_no} 已有检验报告`
      },
    },
    replace: {
      about: 'another report in place of the one of the batch, which is kept and shown no more',
      fields: ['batch', 'reason', 'files?'],
      run: async (context, code, fields) => {
        const report = readReport(code, fields)
        await replaceReport(context, report, fieldOf(fields, 'reason'))
        return `批号 ${report.batch_no} 的检验报告已更换`
      },
    },
  },
}

function readReport(code: string, fields: Fields): NewReport {
  return {
    code: readCode(code),
    batch_no: readBatch(fieldOf(fields, 'batch')),
    file_ids: idsOf(fields, 'files'),
  }
}
