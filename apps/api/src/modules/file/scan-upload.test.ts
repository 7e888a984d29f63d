import { readdir, readFile } from 'node:fs/promises'
import { fileUpload } from '@yaoji/api-client/contract/file'
import { expect, onTestFinished, test } from 'vitest'
import { multipartBody, namedFile, PDF, PNG } from '../../../tests/files'
import { insertBuyer } from '../../../tests/fixtures'
import { startService } from '../../../tests/service'
import { files } from './tables'

async function start() {
  const texts: string[] = []
  const service = await startService({ log: { write: (text: string) => texts.push(text) > 0 } })
  onTestFinished(() => service.close())
  const user_id = await insertBuyer(service.db, { phone: '13900000303', company: '安康大药房' })
  const browser = await service.buyer(user_id)
  const upload = async (content: Buffer) => {
    const form = await multipartBody([['purpose', 'licence']], [namedFile(content, '王的执照.png')])
    const { status, body, headers } = await browser.raw('POST', '/api/file', form)
    return { answer: [status, body.code, body.msg], id: headers['x-request-id'] }
  }
  const left = async () => {
    const entries = await readdir(service.uploadsDir, { recursive: true, withFileTypes: true })
    return [await service.db.select().from(files), entries.filter(entry => entry.isFile())]
  }
  const lines = () => texts.map(text => JSON.parse(text))
  return { service, browser, user_id, upload, left, texts, lines }
}

test('[SV-05] every file is scanned as it came, pictures and PDFs', async () => {
  const { service, browser } = await start()
  const scanned: Buffer[] = []
  service.scanner.scan = async file => {
    scanned.push(await readFile(file))
    return 'clean'
  }
  const sent = Buffer.concat([PNG, Buffer.from('behind it')])
  await browser.upload(fileUpload, { purpose: 'licence' }, namedFile(sent, '执照.png'))
  await browser.upload(fileUpload, { purpose: 'licence' }, namedFile(PDF, '执照.pdf'))
  expect(scanned).toEqual([sent, PDF])
})

test('[SV-05] a file with a virus is refused, leaves nothing, and is a line in the log without its name', async () => {
  const { service, user_id, upload, left, texts, lines } = await start()
  service.scanner.scan = async () => 'infected'
  const { answer, id } = await upload(PNG)
  expect(answer).toEqual([422, 422, '文件含有病毒，不能上传。请检查您的电脑，并换一份文件'])
  expect(await left()).toEqual([[], []])
  expect(lines()).toMatchObject([
    { event: 'file_infected', status: 422, route: '/api/file', reqId: id, user: user_id },
  ])
  expect(texts.join('')).not.toMatch(/王的执照|13900000303/)
})

test('[SV-01] while the scanner cannot be reached, an upload is a 503, leaves nothing, and is a line in the log', async () => {
  const { service, upload, left, lines } = await start()
  service.scanner.scan = () => Promise.reject(new Error('connect ECONNREFUSED'))
  const { answer, id } = await upload(PDF)
  expect(answer).toEqual([503, 503, '文件暂时无法检查，请稍后再试'])
  expect(await left()).toEqual([[], []])
  expect(lines()).toMatchObject([{ event: 'scanner_unavailable', status: 503, reqId: id }])
})
