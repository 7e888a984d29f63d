import { deflateSync } from 'node:zlib'
import { fileUpload } from '@yaoji/api-client/contract/file'
import PDFDocument from 'pdfkit'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { multipartBody, namedFile, PDF, type PdfObjects, pdfOf } from '../../../tests/files'
import { insertBuyer } from '../../../tests/fixtures'
import { type Browser, startService, type TestService } from '../../../tests/service'
import draw from '../../pdf/draw'
import { files } from './tables'

let service: TestService
let browser: Browser

beforeAll(async () => {
  service = await startService()
  browser = await service.buyer(
    await insertBuyer(service.db, { phone: '13900000302', company: '安康大药房' }),
  )
})

afterAll(() => service.close())

const send = (content: Buffer) =>
  browser
    .upload(fileUpload, { purpose: 'licence' }, namedFile(content, '许可证.pdf'))
    .then(({ file }) => file)

async function refusal(content: Buffer) {
  const form = await multipartBody([['purpose', 'licence']], [namedFile(content, '许可证.pdf')])
  const { status, body } = await browser.raw('POST', '/api/file', form)
  return [status, body.code, body.msg]
}

const ACTIVE = [422, 422, 'PDF 含有脚本、自动操作或附件，不能上传。请另存为普通 PDF，或改用图片']
const UNREADABLE = [422, 422, 'PDF 已损坏或格式不规范，无法检查。请重新导出，或改用图片']

/** A stream of a PDF; `entries` are those of its dictionary beside the length. */
const stream = (entries: string, content: Buffer | string) => {
  const text = typeof content === 'string' ? content : content.toString('latin1')
  return `<< ${entries} /Length ${text.length} >>\nstream\n${text}\nendstream`
}

/** An object stream with one object, compressed. */
function objectStream(
  number: number,
  object: string,
  filter: (content: Buffer) => Buffer = deflateSync,
): string {
  const numbers = `${number} 0 `
  const entries = `/Type /ObjStm /N 1 /First ${numbers.length} /Filter /FlateDecode`
  return stream(entries, filter(Buffer.from(numbers + object, 'latin1')))
}

describe('[SV-05] a PDF is refused', () => {
  test.each<[string, PdfObjects, string]>([
    [
      'that runs a script when it opens',
      { 4: '<< /S /JavaScript /JS (app.alert(1)) >>' },
      '/OpenAction 4 0 R',
    ],
    ['with a script by a name with escapes', {}, '/OpenAction << /S /J#61vaScript /J#53 (app.alert(1)) >>'],
    ['with scripts of the document', { 4: '<< /Names [(a) 5 0 R] >>' }, '/Names << /JavaScript 4 0 R >>'],
    [
      'with a script in an object stream',
      { 4: objectStream(5, '<< /S /JavaScript /JS (x) >>') },
      '/OpenAction 5 0 R',
    ],
    [
      'with an object that is written over later',
      { 4: objectStream(3, '<< /S /Launch /F (cmd.exe) >>') },
      '',
    ],
    ['that starts a program', {}, '/OpenAction << /S /Launch /Win << /F (cmd.exe) >> >>'],
    ['that sends a form', {}, '/OpenAction << /S /SubmitForm /F (http://a.example) >>'],
    [
      'that starts a program by a kind that is an object of its own',
      { 4: objectStream(5, '/Launch') },
      '/OpenAction << /S 5 0 R /F (calc.exe) >>',
    ],
    ['with a link to another document', {}, '/OpenAction << /S /GoToR /F (\\\\a.example\\share) >>'],
    ['that opens a page of the web by itself', {}, '/OpenAction << /S /URI /URI (http://a.example) >>'],
    [
      'that opens a page of the web by itself, by an object of its own',
      { 4: '<< /S /URI /URI (http://a.example) >>' },
      '/OpenAction 4 0 R',
    ],
    [
      'that does something after it went to a page',
      {},
      '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /URI /URI (http://a.example) >> >>',
    ],
    ['with actions of its events', {}, '/AA << /WC << /S /GoTo /D [3 0 R /Fit] >> >>'],
    ['with a page that acts', { 3: '<< /Type /Page /Parent 2 0 R /AA << /O 5 0 R >> >>' }, ''],
    [
      'with an attachment',
      { 4: stream('/Type /EmbeddedFile', 'MZ') },
      '/Names << /EmbeddedFiles << /Names [] >> >>',
    ],
    ['with an attached file of a page', { 4: '<< /Type /Annot /Subtype /FileAttachment >>' }, ''],
    ['with a form of XFA', {}, '/AcroForm << /Fields [] /XFA 4 0 R >>'],
    ['with rich media', { 4: '<< /Type /Annot /Subtype /RichMedia >>' }, ''],
    [
      'with a script that is hidden in a stream',
      { 4: stream('', '9 0 obj << /S /Java#53cript >> endobj') },
      '',
    ],
    ['with an object stream that is hidden in a stream', { 4: stream('', objectStream(5, '<<>>')) }, ''],
  ])('%s', async (_what, objects, catalog) => {
    expect(await refusal(pdfOf(objects, catalog))).toEqual(ACTIVE)
  })

  test('that is encrypted', async () => {
    const document = new PDFDocument({ userPassword: 'secret', pdfVersion: '1.7' })
    const chunks: Buffer[] = []
    const whole = new Promise(resolve => document.on('data', chunk => chunks.push(chunk)).on('end', resolve))
    document.text('licence').end()
    await whole
    expect(await refusal(Buffer.concat(chunks))).toEqual([
      422,
      422,
      'PDF 已加密，无法检查。请解除密码后重新上传，或改用图片',
    ])
  })

  const zeros = Buffer.alloc(200 * 1024 * 1024)

  test.each<[string, () => Buffer]>([
    ['that has nothing in it', () => Buffer.from('%PDF-1.7\n%%EOF')],
    ['that is broken off', () => PDF.subarray(0, 60)],
    ['whose object stream becomes very large', () => pdfOf({ 4: objectStream(5, zeros.toString('latin1')) })],
    ['whose object stream is no such', () => pdfOf({ 4: objectStream(5, '<<>>', content => content) })],
    ['whose object stream hides its type', () => pdfOf({ 4: stream('/N 1 /First 4', '5 0 <<>>') })],
    ['with very deep lists', () => pdfOf({ 4: '['.repeat(200_000) })],
  ])('%s', async (_what, content) => {
    expect(await refusal(content())).toEqual(UNREADABLE)
  })

  test('and leaves nothing behind', async () => {
    expect(await service.db.select().from(files)).toEqual([])
  })
})

describe('[SV-05] a PDF is stored as it came', () => {
  test.each<[string, () => Promise<Buffer> | Buffer]>([
    [
      'with links and a first page to show',
      () =>
        pdfOf(
          { 4: '<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://a.example) >> >>' },
          '/OpenAction [3 0 R /Fit]',
        ),
    ],
    [
      'with an action that goes to a page',
      () => pdfOf({ 4: '<< /S /GoTo /D [3 0 R /Fit] >>' }, '/OpenAction 4 0 R'),
    ],
    ['with object streams', () => pdfOf({ 4: objectStream(5, '<< /Producer (scanner) >>') })],
    [
      'with words that only look like it',
      () => pdfOf({ 4: '(/JS and /AA in a text)', 5: stream('', 'BT (/JS /AA /XFA) Tj ET') }),
    ],
    [
      'that the service draws',
      async () =>
        Buffer.from(
          await draw({
            kind: 'invoice',
            type: 'digital',
            number: '1',
            issued_on: '2026-11-20',
            seller: [['名称', '药集医药']],
            profile: null,
            lines: [],
            amount: 2_000,
            tax_amount: 230,
            red_of: '',
            reason: '',
            specimen: false,
          }),
        ),
    ],
  ])('%s', async (_what, made) => {
    const content = await made()
    const { url, size } = await send(content)
    expect(size).toBe(content.length)
    const headers = { cookie: `yaoji=${browser.cookies.get('yaoji')}`, host: 'shop.test' }
    const { rawPayload } = await service.app.inject({ url, headers })
    expect(rawPayload.equals(content)).toBe(true)
  })
})

test('[SV-01] while PDFs cannot be checked, an upload is a 503 and leaves nothing', async () => {
  const before = await service.db.select().from(files)
  vi.spyOn(service.pdf, 'check').mockRejectedValueOnce(new Error('the thread ended'))
  expect(await refusal(PDF)).toEqual([503, 503, '文件暂时无法检查，请稍后再试'])
  expect(await service.db.select().from(files)).toEqual(before)
})
