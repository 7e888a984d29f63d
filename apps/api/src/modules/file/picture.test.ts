import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileUpload } from '@yaoji/api-client/contract/file'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { JPEG, multipartBody, namedFile, PNG, picture, WEBP } from '../../../tests/files'
import { insertBuyer } from '../../../tests/fixtures'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { encodePicture } from './picture'
import { files } from './tables'

let service: TestService
let browser: Browser

beforeAll(async () => {
  service = await startService()
  browser = await service.buyer(
    await insertBuyer(service.db, { phone: '13900000301', company: '安康大药房' }),
  )
})

afterAll(() => service.close())

const send = (content: Buffer, name = '营业执照.jpg') =>
  browser.upload(fileUpload, { purpose: 'licence' }, namedFile(content, name)).then(({ file }) => file)

/** What the service answers for a file. */
async function served(url: string): Promise<Buffer> {
  const headers = { cookie: `yaoji=${browser.cookies.get('yaoji')}`, host: 'shop.test' }
  const { rawPayload } = await service.app.inject({ url, headers })
  return rawPayload
}

async function refusal(content: Buffer) {
  const form = await multipartBody([['purpose', 'licence']], [namedFile(content, '执照.jpg')])
  const { status, body } = await browser.raw('POST', '/api/file', form)
  return [status, body.code, body.msg]
}

/** A photo as a phone takes it: turned by its metadata, with a place and the name of the device. */
const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#ffffff' } })
    .composite([
      { input: { create: { width: 30, height: 40, channels: 3, background: '#c00000' } }, left: 0, top: 0 },
    ])
    .jpeg()
    .withExif({ IFD0: { Model: 'Phone of Wang' }, IFD3: { GPSLatitude: '31/1 12/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()

describe('[SV-05] a picture is encoded again', () => {
  test('upright, without its metadata', async () => {
    const sent = await photo()
    expect(sent.includes('Exif')).toBe(true)
    const content = await served((await send(sent)).url)
    expect(content.includes('Exif')).toBe(false)
    expect(content.includes('Phone of Wang')).toBe(false)
    const { format, width, height, exif, icc, orientation } = await sharp(content).metadata()
    expect({ format, width, height, exif, icc, orientation }).toEqual({
      format: 'jpeg',
      width: 40,
      height: 60,
    })
    // What was on the left is on the top.
    const [red, green] = await sharp(content)
      .extract({ left: 10, top: 5, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect(red).toBeGreaterThan(170)
    expect(green).toBeLessThan(40)
  })

  test.each([
    ['image/jpeg', JPEG],
    ['image/png', PNG],
    ['image/webp', WEBP],
  ])('%s without what follows it', async (type, content) => {
    const page = Buffer.from('<!doctype html><script>alert(document.domain)</script>')
    const zip = Buffer.from('504b0506000000000000000000000000000000000000', 'hex')
    const file = await send(Buffer.concat([content, page, zip]), '执照.html')
    const bytes = await served(file.url)
    expect(file).toMatchObject({ type, size: bytes.length })
    expect(bytes.includes('<script>')).toBe(false)
    expect(bytes.includes(zip.subarray(0, 4))).toBe(false)
    const [row] = await service.db.select().from(files).where(eq(files.id, file.id))
    expect(row?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
  })

  test('as its first frame', async () => {
    const frames = await Promise.all(
      ['#c00000', '#0000c0'].map(background =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const animated = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer()
    expect((await sharp(animated).metadata()).pages).toBe(2)
    const content = await served((await send(animated)).url)
    const { pages = 1, height } = await sharp(content).metadata()
    expect([pages, height]).toEqual([1, 20])
  })

  test('with its transparency, and fine lines of a PNG as they were', async () => {
    const line = { create: { width: 1, height: 50, channels: 4, background: '#c00000' } } as const
    const sent = await sharp({ create: { width: 80, height: 60, channels: 4, background: '#00000000' } })
      .composite([10, 12, 14].map(left => ({ input: line, left, top: 5 })))
      .png()
      .toBuffer()
    const content = await served((await send(sent)).url)
    const pixels = (bytes: Buffer) => sharp(bytes).ensureAlpha().raw().toBuffer()
    expect((await pixels(content)).equals(await pixels(sent))).toBe(true)
  })

  test('and is not larger than a scan needs', async () => {
    const content = await served((await send(await picture(6000, 30).png().toBuffer())).url)
    expect(await sharp(content).metadata()).toMatchObject({ width: 5000, height: 25 })
  })
})

describe('[SV-05] a picture is refused', () => {
  test.each([
    ['that is broken off', (content: Buffer) => content.subarray(0, content.length / 2)],
    ['of which there is only the beginning', (content: Buffer) => content.subarray(0, 24)],
    [
      'that has other bytes behind its first',
      (content: Buffer) => Buffer.concat([content.subarray(0, 12), Buffer.alloc(500, '<b>')]),
    ],
  ])('%s', async (_what, broken) => {
    const photo = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#ffffff',
        noise: { type: 'gaussian', mean: 120, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer()
    expect(await refusal(broken(photo))).toEqual([422, 422, '图片已损坏，无法打开，请重新选择'])
  })

  test('that would take more memory than its size says', async () => {
    const bomb = await picture(8_000, 7_000).png().toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await refusal(bomb)).toEqual([422, 422, '图片的像素过多（最多 5000 万像素），请缩小后再上传'])
  })

  test('and leaves nothing behind', async () => {
    const count = async () => [
      (await service.db.select().from(files)).length,
      (await readdir(service.uploadsDir, { recursive: true })).length,
    ]
    const before = await count()
    await refusal(JPEG.subarray(0, 60))
    expect(await count()).toEqual(before)
  })
})

test('[SV-01] of very many pictures at once some are refused with a 503, and the others are encoded', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'yaoji-picture-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'a')
  await writeFile(file, JPEG)
  const asked = await Promise.allSettled(Array.from({ length: 60 }, () => encodePicture(file, 'image/jpeg')))
  const refused = asked.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  expect(refused).toEqual(
    refused.map(() => ({ status: 'rejected', reason: expect.objectContaining({ code: 503 }) })),
  )
  expect(asked.length - refused.length).toBeGreaterThanOrEqual(40)
})
