import { isLicenceChecked } from '@yaoji/domain'
import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendFile } from '../file/send-file'
import { files } from '../file/tables'
import { inspectionReports } from './tables'

const ENDINGS: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg' }

type ReportRequest = FastifyRequest<{ Params: { id: string } }>

/** The inspection reports of batches, for buyers whose licence was approved. */
export function reportRoutes(app: FastifyInstance): void {
  const { db, ports } = app.deps
  app.get<{ Params: { id: string } }>('/api/report/:id', async (request, reply) =>
    sendFile(reply, ports.storage, await requestedReport(request)),
  )

  /** The report of the address, when it counts and the viewer may see it. It is named by its batch. */
  async function requestedReport({ params, viewer }: ReportRequest) {
    if (!viewer.buyer || !isLicenceChecked(viewer.buyer.licence_state)) return null
    if (!/^[1-9]\d{0,8}$/.test(params.id)) return null
    const [row] = await db
      .select({ batch_no: inspectionReports.batch_no, file: files })
      .from(inspectionReports)
      .innerJoin(files, eq(files.id, inspectionReports.file_id))
      .where(and(eq(inspectionReports.id, Number(params.id)), isNull(inspectionReports.replaced_at)))
    return row ? { ...row.file, name: `检验报告 ${row.batch_no}.${ENDINGS[row.file.type] ?? 'bin'}` } : null
  }
}
