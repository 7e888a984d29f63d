import { createServer, type LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Fault, startS3 } from '../../tests/s3'
import { type S3Bucket, s3Storage } from './s3-storage'
import { StorageError, type StoragePort } from './storage'

const KEYS = 'Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.'

async function start() {
  const server = await startS3()
  onTestFinished(() => server.close())
  return server
}

const contentOf = (text: string | Buffer) => Readable.from([Buffer.from(text)], { objectMode: false })

/** Every call of the port, with what it rejects with. */
const failuresOf = (storage: StoragePort) =>
  Promise.all(
    [
      storage.check(),
      storage.put('ab/1', contentOf('a'), 1),
      storage.get('ab/1'),
      storage.remove('ab/1'),
    ].map(call =>
      call.then(
        () => null,
        (error: unknown) => (error instanceof StorageError ? error.message : error),
      ),
    ),
  )

test('[SV-05] every call to the bucket is signed with the key', async () => {
  const { bucket, calls, objects } = await start()
  const storage = s3Storage(bucket)
  await storage.check()
  await storage.put('ab/1', contentOf('执照'), 6)
  await storage.get('ab/1').then(content => content && buffer(content))
  await storage.remove('ab/1')
  expect(calls).toEqual(['GET ?list-type=2&max-keys=1', 'PUT ab/1', 'GET ab/1', 'DELETE ab/1'])
  expect(objects.size).toBe(0)
})

test('[SV-05] the name of the bucket is in the host where the service asks for it there', async () => {
  const { bucket, calls, objects } = await start()
  const endpoint = bucket.endpoint.replace('127.0.0.1', 's3.test')
  const asked: string[] = []
  const lookup: LookupFunction = (host, _options, found) => {
    asked.push(host)
    found(null, [{ address: '127.0.0.1', family: 4 }])
  }
  const storage = s3Storage({ ...bucket, endpoint, addressing: 'host' }, { lookup })
  await storage.check()
  await storage.put('ab/1', contentOf('a'), 1)
  expect(calls).toEqual(['GET ?list-type=2&max-keys=1', 'PUT ab/1'])
  expect([...objects.keys()]).toEqual(['ab/1'])
  expect(new Set(asked)).toEqual(new Set(['yaoji-files.s3.test']))
})

test.each<[string, Partial<S3Bucket>, string]>([
  ['another secret', { secretAccessKey: 'wrong' }, `403 SignatureDoesNotMatch. ${KEYS}`],
  ['an unknown key', { accessKeyId: 'AKIANOBODY' }, `403 InvalidAccessKeyId. ${KEYS}`],
  ['another region', { region: 'us-east-1' }, '400 AuthorizationHeaderMalformed. Check S3_REGION.'],
  [
    'a bucket that does not exist',
    { bucket: 'nobodys' },
    '404 NoSuchBucket. Create the bucket, or check S3_BUCKET.',
  ],
])(
  '[SV-01] %s is named with the setting to look at, and takes nothing for a missing content',
  async (_what, wrong, why) => {
    const { bucket, objects } = await start()
    const settings = { ...bucket, ...wrong }
    const message = `The bucket ${settings.bucket} of ${bucket.endpoint} answers ${why}`
    expect(await failuresOf(s3Storage(settings))).toEqual(Array(4).fill(message))
    expect(message).not.toContain(settings.secretAccessKey)
    expect(objects.size).toBe(0)
  },
)

test.each<[Fault, string]>([
  [{ status: 500, code: 'InternalError' }, '500 InternalError. It has a fault of its own, which may pass.'],
  [
    { status: 403, code: 'AccessDenied' },
    '403 AccessDenied. The key must be allowed to list the bucket, and to read, write and delete objects in it.',
  ],
  [{ status: 502, code: '' }, '502. It may pass.'],
  [
    { status: 301, code: 'PermanentRedirect' },
    '301 PermanentRedirect. Check S3_ENDPOINT, S3_BUCKET, S3_REGION and S3_ADDRESSING.',
  ],
])('[SV-01] a service that answers %j is named with its answer', async (fault, why) => {
  const server = await start()
  server.fault = fault
  const failures = await failuresOf(s3Storage(server.bucket))
  expect(failures).toEqual(Array(4).fill(expect.stringMatching(/ answers \d/)))
  expect(failures.every(each => String(each).endsWith(why))).toBe(true)
  server.fault = null
  await s3Storage(server.bucket).check()
})

test('[SV-01] a large content that is refused before its end gets the answer, and the rest of it is not sent', async () => {
  const server = await start()
  server.fault = { status: 403, code: 'AccessDenied' }
  let sent = 0
  async function* parts() {
    for (; sent < 160; sent += 1) yield Buffer.alloc(65_536)
  }
  const content = Readable.from(parts(), { objectMode: false })
  const storing = s3Storage(server.bucket).put('ab/1', content, 10 * 1024 * 1024)
  await expect(storing).rejects.toThrow('answers 403 AccessDenied')
  await vi.waitFor(() => expect(content.destroyed).toBe(true))
  expect(sent).toBeLessThan(160)
})

test('[SV-05] the call of a content that fails is broken off', async () => {
  const server = await start()
  async function* broken() {
    yield 'half'
    yield 'more'
    throw new Error('the caller has gone')
  }
  const storing = s3Storage(server.bucket).put('ab/1', Readable.from(broken()), 100)
  await expect(storing).rejects.toThrow('the caller has gone')
  await vi.waitFor(async () => expect(await server.connections()).toBe(0))
})

test('[SV-05] a service that refuses to remove what is not there has removed it', async () => {
  const server = await start()
  server.fault = { status: 404, code: 'NoSuchKey' }
  await s3Storage(server.bucket).remove('ab/1')
})

test('[SV-01] a web server that is no S3 service is found out', async () => {
  const server = await start()
  server.fault = { status: 200, code: '' }
  await expect(s3Storage(server.bucket).check()).rejects.toThrow(
    'answers 200 without a list. Check S3_ENDPOINT',
  )
})

test('[SV-01] a service that does not answer is given up after a time', async () => {
  const server = await start()
  server.fault = 'silent'
  const { bucket, endpoint } = server.bucket
  const message = `The bucket ${bucket} of ${endpoint} cannot be reached (it does not answer). Check S3_ENDPOINT, and whether the service runs and lets this one in.`
  expect(await failuresOf(s3Storage(server.bucket, { answerMs: 100 }))).toEqual(Array(4).fill(message))
})

test('[SV-01] a service that is away, or breaks a call off, cannot be reached; when it is back, calls succeed', async () => {
  const server = await start()
  const storage = s3Storage(server.bucket)
  await storage.put('ab/1', contentOf('a'), 1)
  const away = s3Storage({ ...server.bucket, endpoint: 'http://127.0.0.1:1' })
  expect(await failuresOf(away)).toEqual(
    Array(4).fill(
      expect.stringMatching(/cannot be reached \(connect ECONNREFUSED 127\.0\.0\.1:1\)\. Check S3_/),
    ),
  )
  const breaking = createServer(socket => socket.once('data', () => socket.resetAndDestroy()))
  await new Promise<void>(resolve => breaking.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void breaking.close())
  const { port } = breaking.address() as { port: number }
  const broken = s3Storage({ ...server.bucket, endpoint: `http://127.0.0.1:${port}` })
  expect(await failuresOf(broken)).toEqual(Array(4).fill(expect.stringContaining('cannot be reached (')))
  expect(await storage.get('ab/1').then(content => content && buffer(content))).toEqual(Buffer.from('a'))
})
