import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { Agent, type RequestOptions, request } from 'node:http'
import { connect } from 'node:net'
import { fileRemove, fileUpload } from '@yaoji/api-client/contract/file'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { JPEG, multipartBody, namedFile, PDF, PNG, pdfOf, WEBP } from '../../../tests/files'
import { insertBuyer } from '../../../tests/fixtures'
import { type Browser, startService, type TestService } from '../../../tests/service'
import type { BuyerContext } from '../../wire/context'
import { claimFiles, releaseFiles } from './claim'
import { removeUnused } from './service'
import { files } from './tables'

const MEGABYTE = 1024 * 1024

let service: TestService
let phone = 13_900_000_000

beforeAll(async () => {
  service = await startService()
})

afterAll(() => service.close())

/** A new buyer with a browser. */
async function newBuyer() {
  phone += 1
  const id = await insertBuyer(service.db, { phone: String(phone), company: `药店 ${phone}` })
  const browser = await service.buyer(id)
  const rows = () => service.db.select().from(files).where(eq(files.user_id, id)).orderBy(asc(files.id))
  const context: BuyerContext = {
    db: service.db,
    now: service.clock.now,
    viewer: { sessionId: null, buyer: { id } as never },
  }
  return { id, browser, rows, context }
}

const send = (browser: Browser, content: Buffer, name = '营业执照.jpg') =>
  browser.upload(fileUpload, { purpose: 'licence' }, namedFile(content, name)).then(({ file }) => file)

/** A JPEG of a size, most of which is not the picture. */
const jpegOf = (bytes: number) => Buffer.concat([JPEG], bytes)

/** A PDF with a content of this many bytes. */
const pdfWith = (bytes: number) =>
  pdfOf({ 4: `<< /Length ${bytes} >>\nstream\n${' '.repeat(bytes)}\nendstream` })

const ENDING: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
}

const read = (browser: Browser, id: number, headers = {}) =>
  browser.raw('GET', `/api/file/${id}`, { headers })

/** Names of all contents in the storage. */
async function stored(): Promise<string[]> {
  const entries = await readdir(service.uploadsDir, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter(entry => entry.isFile()).map(({ name }) => name)
}

describe('[SV-05] a file that a buyer sends', () => {
  test.each([
    ['image/jpeg', JPEG],
    ['image/png', PNG],
    ['image/webp', WEBP],
    ['application/pdf', PDF],
  ])('has the type %s by its content, and can be read', async (type, content) => {
    const { browser, rows } = await newBuyer()
    const file = await send(browser, content, '质量承诺书（盖章）.jpg')
    const name = `质量承诺书（盖章）.${ENDING[type]}`
    expect(file).toMatchObject({ name, type })
    const { headers, status } = await browser.raw('GET', file.url)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': type,
      'content-length': String(file.size),
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'private, no-cache',
    })
    const { rawPayload } = await service.app.inject({
      url: file.url,
      headers: { cookie: `yaoji=${browser.cookies.get('yaoji')}`, host: 'shop.test' },
    })
    if (type === 'application/pdf') expect(rawPayload.equals(content)).toBe(true)
    const sha256 = createHash('sha256').update(rawPayload).digest('hex')
    expect(await rows()).toMatchObject([{ purpose: 'licence', sha256, size: rawPayload.length }])
  })

  test('without a name has one for display', async () => {
    const { browser } = await newBuyer()
    const { body, headers } = await multipartBody([['purpose', 'licence']], [namedFile(PNG, 'a.png')])
    const unnamed = body.toString('latin1').replace('; filename="a.png"', '')
    const sent = await browser.raw('POST', '/api/file', { body: Buffer.from(unnamed, 'latin1'), headers })
    expect(sent).toMatchObject({ status: 200, body: { data: { file: { name: '未命名文件.png' } } } })
  })

  test('of 10 MB is stored whole', async () => {
    const { browser } = await newBuyer()
    const around = pdfWith(10_000_000).length - 10_000_000
    const content = pdfWith(10 * MEGABYTE - around)
    expect(content.length).toBe(10 * MEGABYTE)
    expect(await send(browser, content)).toMatchObject({ size: 10 * MEGABYTE })
  })

  test('looks like a missing one to others', async () => {
    const { browser } = await newBuyer()
    const other = await newBuyer()
    const { id } = await send(browser, PDF)
    const missing = await read(other.browser, 2_000_000)
    expect(missing.status).toBe(404)
    for (const stranger of [other.browser, service.visitor()]) {
      expect(await read(stranger, id)).toMatchObject({ status: 404, body: missing.body })
    }
    for (const address of ['0', '-1', 'x', '99999999999999']) {
      expect((await browser.raw('GET', `/api/file/${address}`)).status, address).toBe(404)
    }
  })

  test.each([
    ['C:\\Users\\王\\执照.png', '执照.png'],
    ['../../etc/passwd', 'passwd.png'],
    ['a\u202Egnp.exe', 'agnp.exe.png'],
    ['photo.html', 'photo.html.png'],
    ['photo.png.html', 'photo.png.html.png'],
    ['一\u0007 二\t 三.pdf', '一 二 三.png'],
    ['执照.JPEG', '执照.png'],
    ['执照.PNG', '执照.PNG'],
    ['..', '未命名文件.png'],
    ['.jpg', '未命名文件.png'],
    [`${'长'.repeat(200)}.jpeg`, `${'长'.repeat(76)}.png`],
    ["it's (1)*.png", "it's (1)*.png"],
  ])('with the name %j is shown as %j', async (name, shown) => {
    const { browser } = await newBuyer()
    const file = await send(browser, PNG, name)
    expect(file.name).toBe(shown)
    const { headers } = await read(browser, file.id)
    expect(String(headers['content-disposition'])).toMatch(/^inline; filename\*=UTF-8''[\w.%~!-]+\.png$/i)
  })
})

describe('[SV-05] a refused upload leaves no file and no row', () => {
  const purpose = ['purpose', 'licence'] as const
  const file = (content: Buffer, name = 'a.jpg') => namedFile(content, name)

  test.each([
    [
      'wrong first bytes',
      [purpose],
      [file(Buffer.from('GIF89a 0000000000'))],
      '只支持 JPG、PNG、WebP 图片和 PDF 文件',
    ],
    ['HTML', [purpose], [file(Buffer.from('<!doctype html><script>alert(1)</script>'), 'a.pdf')], '只支持'],
    ['SVG', [purpose], [file(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.png')], '只支持'],
    ['a few bytes', [purpose], [file(Buffer.from([0xff, 0xd8]))], '只支持'],
    ['nothing in it', [purpose], [file(Buffer.alloc(0))], '文件是空的'],
    ['no file', [purpose], [], '请选择要上传的文件'],
    ['no purpose', [], [file(JPEG)], '请说明文件的用途'],
    ['another purpose', [['purpose', 'avatar'] as const], [file(JPEG)], '请说明文件的用途'],
    ['two purposes', [purpose, purpose], [file(JPEG)], '文件没有完整收到'],
    ['two files', [purpose], [file(JPEG), file(PNG)], '一次只能上传一个文件'],
    [
      'a field that is too long',
      [purpose, ['x', 'x'.repeat(5000)] as const],
      [file(JPEG)],
      '文件没有完整收到',
    ],
    ['too many fields', Array.from({ length: 40 }, (_, at) => [`x${at}`, ''] as const), [file(JPEG)], '文件'],
  ])('%s', async (_what, pairs, sent, message) => {
    const { browser, rows } = await newBuyer()
    const before = await stored()
    const { status, body } = await browser.raw('POST', '/api/file', await multipartBody(pairs, sent))
    expect([status, body.code]).toEqual([422, 422])
    expect(body.msg).toContain(message)
    expect(await rows()).toEqual([])
    expect(await stored()).toEqual(before)
  })

  test('11 MB', async () => {
    const { browser, rows } = await newBuyer()
    const before = await stored()
    const error = await send(browser, jpegOf(11 * MEGABYTE)).catch(error => error)
    expect(error).toMatchObject({ kind: 'refused', code: 413, message: '文件不能超过 10 MB' })
    expect(await rows()).toEqual([])
    expect(await stored()).toEqual(before)
  })

  test.each([
    ['no boundary', { 'content-type': 'multipart/form-data' }, 422],
    ['a boundary that never comes', { 'content-type': 'multipart/form-data; boundary=x' }, 422],
    ['another form', { 'content-type': 'application/x-www-form-urlencoded' }, 422],
    ['a body that is announced as huge', { 'content-length': '99999999999' }, 413],
  ])('%s', async (_what, headers, status) => {
    const { browser, rows } = await newBuyer()
    const { body, headers: own } = await multipartBody([purpose], [file(JPEG)])
    expect((await browser.raw('POST', '/api/file', { body, headers: { ...own, ...headers } })).status).toBe(
      status,
    )
    expect(await rows()).toEqual([])
  })

  test('a visitor’s, and a huge one ends the connection', async () => {
    const { body, headers } = await multipartBody([purpose], [file(JPEG)])
    const send = (own: Record<string, string>) =>
      service.visitor().raw('POST', '/api/file', { body, headers: { ...headers, ...own } })
    expect(await send({})).toMatchObject({ status: 401, headers: { connection: 'keep-alive' } })
    expect(await send({ 'content-length': '99999999999' })).toMatchObject({
      status: 401,
      headers: { connection: 'close' },
    })
  })

  test.each([
    ['a disk that is full', 'before'],
    ['a failure after the content is stored', 'after'],
  ])('%s', async (_what, when) => {
    const { browser, rows } = await newBuyer()
    const before = await stored()
    const { storage } = service.app.deps.ports
    const put = storage.put
    vi.spyOn(storage, 'put').mockImplementationOnce(async (key, content, size) => {
      if (when === 'after') await put(key, content, size)
      throw new Error('ENOSPC')
    })
    // The service under test prints unexpected errors.
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    await expect(send(browser, PDF)).rejects.toMatchObject({ kind: 'busy' })
    expect(await rows()).toEqual([])
    expect(await stored()).toEqual(before)
  })
})

test('[SV-05] a buyer sends sixty files an hour, and refused ones count', async () => {
  const { browser } = await newBuyer()
  for (let at = 0; at < 59; at += 1) await send(browser, PDF)
  await expect(send(browser, Buffer.from('<html>'))).rejects.toMatchObject({ code: 422 })
  await expect(send(browser, PDF)).rejects.toMatchObject({ code: 429, message: '上传过于频繁，请稍后再试' })
})

test('[SV-05] files to which nothing refers take 200 MB of a buyer, used ones do not count', async () => {
  const { id, browser, rows, context } = await newBuyer()
  const row = { user_id: id, purpose: 'licence', name: 'a', type: 'image/png', sha256: 'x' } as const
  await service.db
    .insert(files)
    .values({ ...row, size: 200 * MEGABYTE, key: `aa/${id}`, created_at: context.now })
  await expect(send(browser, PDF)).rejects.toMatchObject({ code: 429 })
  const [first] = await rows()
  await claimFiles(context, { ids: [first!.id], purpose: 'licence', field: 'files' })
  expect(await send(browser, PDF)).toMatchObject({ type: 'application/pdf' })
})

describe('[SV-05] another module', () => {
  test('uses the buyer’s files in the order of their ids, also again', async () => {
    const { browser, context, rows } = await newBuyer()
    const ids = [(await send(browser, PDF)).id, (await send(browser, PNG)).id].reverse()
    const claim = { ids, purpose: 'licence', field: 'files' } as const
    expect((await claimFiles(context, claim)).map(row => row.id)).toEqual(ids)
    const [before] = await rows()
    expect(before?.used_at).toEqual(context.now)
    const later = { ...context, now: new Date(context.now.getTime() + 1000) }
    expect((await claimFiles(later, claim)).map(row => row.id)).toEqual(ids)
    expect(await rows()).toMatchObject([{ used_at: context.now }, { used_at: context.now }])
    expect(await claimFiles(context, { ...claim, ids: [] })).toEqual([])
  })

  test('cannot use another buyer’s file, one of another purpose, or a missing one', async () => {
    const { browser, context } = await newBuyer()
    const other = await newBuyer()
    const { id } = await send(browser, PDF)
    const foreign = await send(other.browser, PDF)
    const refused = { code: 422, data: { errors: { 'data.files': [expect.stringContaining('重新上传')] } } }
    for (const claim of [
      { ids: [foreign.id], purpose: 'licence' },
      { ids: [id], purpose: 'return' },
      { ids: [id, 2_000_000], purpose: 'licence' },
    ] as const) {
      await expect(claimFiles(context, { ...claim, field: 'data.files' })).rejects.toMatchObject(refused)
    }
  })
})

describe('[SV-05] a file is removed', () => {
  test('by its owner, while nothing refers to it', async () => {
    const { browser, context, rows } = await newBuyer()
    const [first, second] = [await send(browser, PDF), await send(browser, PDF)]
    await browser.call(fileRemove, { id: first.id })
    expect((await read(browser, first.id)).status).toBe(404)
    await expect(browser.call(fileRemove, { id: first.id })).rejects.toMatchObject({ code: 404 })
    await claimFiles(context, { ids: [second.id], purpose: 'licence', field: 'files' })
    await expect(browser.call(fileRemove, { id: second.id })).rejects.toMatchObject({ code: 409 })
    expect(await rows()).toMatchObject([{ id: second.id }])
  })

  test('after a day without use, with its content', async () => {
    const { browser, context, rows } = await newBuyer()
    const storage = service.app.deps.ports.storage
    const [used, released, unused] = [
      await send(browser, PDF),
      await send(browser, PDF),
      await send(browser, PDF),
    ]
    const ids = [used.id, released.id]
    await claimFiles(context, { ids, purpose: 'licence', field: 'files' })
    await releaseFiles(context, [released.id])
    const keys = Object.fromEntries((await rows()).map(row => [row.id, row.key.split('/')[1]]))
    const after = (hours: number) => new Date(service.clock.now.getTime() + hours * 3_600_000)
    await removeUnused({ db: service.db, now: after(23) }, storage)
    expect(await rows()).toHaveLength(3)
    await removeUnused({ db: service.db, now: after(25) }, storage)
    expect(await rows()).toMatchObject([{ id: used.id }])
    const left = await stored()
    expect(left).toContain(keys[used.id])
    expect(left).not.toContain(keys[released.id])
    expect(left).not.toContain(keys[unused.id])
  })

  test('and one whose content cannot be removed stays, while the others go', async () => {
    const { browser, rows } = await newBuyer()
    const [stuck] = [await send(browser, PDF), await send(browser, PDF)]
    const [row] = await rows()
    const storage = service.app.deps.ports.storage
    const failing = {
      ...storage,
      remove: (key: string) => (key === row!.key ? Promise.reject(new Error('busy')) : storage.remove(key)),
    }
    const later = { db: service.db, now: new Date(service.clock.now.getTime() + 25 * 3_600_000) }
    await expect(removeUnused(later, failing)).rejects.toMatchObject({ errors: [new Error('busy')] })
    expect(await rows()).toMatchObject([{ id: stuck.id }])
    await removeUnused(later, storage)
    expect(await rows()).toEqual([])
  })
})

describe('[SV-05] over a real connection', () => {
  let address: URL

  beforeAll(async () => {
    address = new URL(await service.app.listen({ port: 0, host: '127.0.0.1' }))
  })

  /** A form with a file that does not go on. */
  const slowUpload = ({ cookies }: Browser) =>
    [
      'POST /api/file HTTP/1.1',
      `host: ${address.host}`,
      'x-requested-with: test',
      `cookie: yaoji=${cookies.get('yaoji')}`,
      'content-type: multipart/form-data; boundary=x',
      'content-length: 1000',
      '',
      '--x',
    ].join('\r\n')

  test('an upload that is broken off leaves no file and no row', async () => {
    const { browser, rows } = await newBuyer()
    const before = await stored()
    const { body, headers } = await multipartBody(
      [['purpose', 'licence']],
      [namedFile(jpegOf(MEGABYTE), 'a.jpg')],
    )
    const socket = connect(Number(address.port), address.hostname)
    const head = {
      ...headers,
      host: address.host,
      cookie: `yaoji=${browser.cookies.get('yaoji')}`,
      'content-length': String(body.length),
    }
    socket.write(
      `POST /api/file HTTP/1.1\r\n${Object.entries(head)
        .map(pair => pair.join(': '))
        .join('\r\n')}\r\n\r\n`,
    )
    socket.write(body.subarray(0, body.length / 2))
    await vi.waitFor(async () => expect(await stored()).toHaveLength(before.length + 1))
    socket.destroy()
    await vi.waitFor(async () => expect(await rows()).toEqual([]))
    expect(await stored()).toEqual(before)
  })

  test('files of one buyer that come slowly are few, and everybody else is served', async () => {
    const { browser } = await newBuyer()
    const { browser: other } = await newBuyer()
    const answers: string[] = []
    const sockets = Array.from({ length: 30 }, () => {
      const socket = connect(Number(address.port), address.hostname)
      socket.on('error', () => {})
      socket.on('data', chunk => answers.push(String(chunk).slice(9, 12)))
      socket.write(slowUpload(browser))
      return socket
    })
    await vi.waitFor(() => expect(answers).toEqual(Array(24).fill('429')), 10_000)
    expect(await send(other, JPEG)).toMatchObject({ type: 'image/jpeg' })
    for (const socket of sockets) socket.destroy()
    const sent = async () => expect(await send(browser, JPEG)).toMatchObject({ type: 'image/jpeg' })
    await vi.waitFor(sent, 10_000)
  })

  test('callers who go before their session is read take no place, of the buyer or of the service', async () => {
    const { browser } = await newBuyer()
    let release = () => {}
    // The embedded database answers nobody else during a transaction.
    const held = service.db.transaction(() => new Promise<void>(resolve => (release = resolve)))
    for (let at = 0; at < 200; at += 1) {
      const arrived = once(service.app.server, 'request')
      const socket = connect(Number(address.port), address.hostname)
      socket.write(slowUpload(browser))
      const [, response] = await arrived
      const gone = once(response, 'close')
      socket.destroy()
      await gone
    }
    release()
    await held
    const sent = async () => expect(await send(browser, JPEG)).toMatchObject({ type: 'image/jpeg' })
    await vi.waitFor(sent, 10_000)
  })

  test.each([
    ['a file that is too large', [['purpose', 'licence']] as const, 413],
    ['a form without a purpose', [] as const, 422],
  ])('%s gets its answer, and the connection can be used again', async (_what, pairs, status) => {
    const { browser } = await newBuyer()
    const { body, headers } = await multipartBody(pairs, [namedFile(jpegOf(11 * MEGABYTE), 'a.jpg')])
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const call = (options: RequestOptions, content?: Buffer) =>
      new Promise<number | undefined>((resolve, reject) => {
        const sent = request(address, { ...options, agent }, response => {
          response.resume().on('end', () => resolve(response.statusCode))
        })
        sent.on('error', reject).end(content)
      })
    const cookie = `yaoji=${browser.cookies.get('yaoji')}`
    const upload = { method: 'POST', path: '/api/file', headers: { ...headers, cookie } }
    expect(await call(upload, body)).toBe(status)
    expect(await call({ path: '/healthz' })).toBe(200)
    agent.destroy()
  })
})
