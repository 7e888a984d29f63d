import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileRemove, fileUpload } from '@yaoji/api-client/contract/file'
import { expect, onTestFinished, test, vi } from 'vitest'
import { multipartBody, namedFile, PDF, PNG } from '../../../tests/files'
import { insertBuyer } from '../../../tests/fixtures'
import { startS3 } from '../../../tests/s3'
import { startService } from '../../../tests/service'
import { s3Storage } from '../../ports/s3-storage'
import { removeUnused } from './service'
import { files } from './tables'

async function start() {
  const s3 = await startS3()
  onTestFinished(() => s3.close())
  const service = await startService({ storage: s3Storage(s3.bucket) })
  onTestFinished(() => service.close())
  const user_id = await insertBuyer(service.db, { phone: '13900000304', company: '安康大药房' })
  const browser = await service.buyer(user_id)
  const send = (content: Buffer, name: string) =>
    browser.upload(fileUpload, { purpose: 'licence' }, namedFile(content, name)).then(({ file }) => file)
  return { s3, service, browser, send }
}

/** The service under test prints unexpected errors. */
const quiet = () => {
  const printed = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => printed.mockRestore())
}

test('[SV-05] with a bucket, files of buyers are objects in it, and no folder has them', async () => {
  const { s3, service, browser, send } = await start()
  const pdf = await send(PDF, '执照.pdf')
  await send(PNG, '执照.png')
  const rows = await service.db.select().from(files).orderBy(files.id)
  expect([...s3.objects.keys()]).toEqual(rows.map(row => row.key))
  expect([...s3.objects.values()].map(content => content.length)).toEqual(rows.map(row => row.size))
  const { status, headers } = await browser.raw('GET', pdf.url)
  expect([status, headers['content-type'], headers['content-length']]).toEqual([
    200,
    'application/pdf',
    String(PDF.length),
  ])
  expect(existsSync(service.uploadsDir) && readdirSync(path.join(service.uploadsDir, 'incoming'))).toEqual([])
  expect(readdirSync(service.uploadsDir)).toEqual(['incoming'])
  await browser.call(fileRemove, { id: pdf.id })
  expect([...s3.objects.keys()]).toEqual([rows[1]?.key])
  const later = new Date(service.clock.now.getTime() + 25 * 3_600_000)
  await removeUnused({ db: service.db, now: later }, service.app.deps.ports.storage)
  expect(s3.objects.size).toBe(0)
})

test('[SV-05] a file whose object is lost is a 404', async () => {
  const { s3, browser, send } = await start()
  const { url } = await send(PDF, '执照.pdf')
  s3.objects.clear()
  expect((await browser.raw('GET', url)).status).toBe(404)
})

test.each([
  ['refuses the key', { status: 403, code: 'SignatureDoesNotMatch' }],
  ['has a fault', { status: 500, code: 'InternalError' }],
  ['is away', null],
])(
  '[SV-01] while the bucket %s, files get a 503 and leave nothing, the service is not ready, and the rest is served',
  async (_what, fault) => {
    quiet()
    const { s3, service, browser, send } = await start()
    const { id, url } = await send(PDF, '执照.pdf')
    if (fault) s3.fault = fault
    else await s3.close()
    const form = await multipartBody([['purpose', 'licence']], [namedFile(PDF, '执照.pdf')])
    for (const answer of [await browser.raw('POST', '/api/file', form), await browser.raw('GET', url)]) {
      expect(answer).toMatchObject({
        status: 503,
        body: { code: 503, msg: '系统繁忙，请稍候再试' },
        headers: { 'retry-after': '5' },
      })
    }
    expect(await service.db.select({ id: files.id }).from(files)).toEqual([{ id }])
    expect((await browser.raw('GET', '/readyz')).status).toBe(503)
    expect((await browser.raw('GET', '/healthz')).status).toBe(200)
    expect((await browser.raw('GET', '/api/goods/hot')).status).toBe(200)
    if (!fault) return
    s3.fault = null
    service.clock.now = new Date(service.clock.now.getTime() + 10_000)
    expect((await browser.raw('GET', '/readyz')).status).toBe(200)
    expect((await browser.raw('GET', url)).status).toBe(200)
  },
)
