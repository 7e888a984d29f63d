import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { S3Bucket } from '../src/ports/s3-storage'

/** What a server does with a call instead of its work: refuses it, or says nothing. */
export type Fault = { readonly status: number; readonly code: string } | 'silent'

/** A server that keeps objects in memory, and answers signed calls about one bucket as S3 does. */
export interface S3Server {
  /** The bucket with a key that can do everything. */
  readonly bucket: S3Bucket
  /** Contents by key. */
  readonly objects: Map<string, Buffer>
  /** Calls that had a right signature, like `PUT ab/1`. */
  readonly calls: string[]
  /** Set it to fail. */
  fault: Fault | null
  /** Connections that are open. */
  connections(): Promise<number>
  close(): Promise<void>
}

const KEY = { accessKeyId: 'AKIATEST', secretAccessKey: 'a/secret+of=the tests' }

const ERRORS = {
  InvalidAccessKeyId: 403,
  SignatureDoesNotMatch: 403,
  AccessDenied: 403,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  AuthorizationHeaderMalformed: 400,
  MissingContentLength: 411,
} as const

/** Starts one. Its bucket is in the path of an address, or before the host `s3.test`. */
export async function startS3(): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  const calls: string[] = []
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const endpoint = `http://127.0.0.1:${port}`
  const state: S3Server = {
    bucket: { endpoint, bucket: 'yaoji-files', region: 'cn-test-1', addressing: 'path', ...KEY },
    objects,
    calls,
    fault: null,
    connections: () => new Promise(resolve => server.getConnections((_error, count) => resolve(count))),
    close() {
      server.closeAllConnections()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { fault } = state
    if (fault === 'silent') return
    if (fault) return refuse(response, fault)
    const problem = problemOf(request, state.bucket)
    if (problem) return refuse(response, { code: problem, status: ERRORS[problem] })
    const { bucket, key, query } = placeOf(request)
    calls.push(`${request.method} ${key}${query}`)
    if (bucket !== state.bucket.bucket) return refuse(response, { code: 'NoSuchBucket', status: 404 })
    await answer(request, response, key)
  }

  async function answer(request: IncomingMessage, response: ServerResponse, key: string): Promise<void> {
    if (request.method === 'PUT') {
      const length = request.headers['content-length']
      if (length === undefined) return refuse(response, { code: 'MissingContentLength', status: 411 })
      objects.set(key, await buffer(request))
      response.end()
    } else if (request.method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204).end()
    } else if (key === '') {
      response.end('<?xml version="1.0"?><ListBucketResult><Name>yaoji-files</Name></ListBucketResult>')
    } else {
      const content = objects.get(key)
      if (!content) return refuse(response, { code: 'NoSuchKey', status: 404 })
      response.writeHead(200, { 'content-length': content.length }).end(content)
    }
  }

  return state
}

function refuse(
  response: ServerResponse,
  { status, code }: { readonly status: number; readonly code: string },
): void {
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>No.</Message></Error>`
  response.writeHead(status, { 'content-type': 'application/xml' }).end(text)
}

/** The bucket and the key of an address, by path or by host. */
function placeOf(request: IncomingMessage): { bucket: string; key: string; query: string } {
  const url = new URL(request.url ?? '', 'http://s3.test')
  const [, first = '', rest = ''] = /^\/([^/]*)\/?(.*)$/.exec(url.pathname) ?? []
  const host = /^([a-z-]+)\.s3\.test/.exec(request.headers.host ?? '')?.[1]
  const [bucket, key] = host ? [host, url.pathname.slice(1)] : [first, rest]
  return { bucket, key, query: url.search }
}

/** What is wrong with the signature of a call, worked out as the manual of Signature Version 4 says. */
function problemOf(request: IncomingMessage, known: S3Bucket): keyof typeof ERRORS | null {
  const { authorization = '' } = request.headers
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/.exec(
      authorization,
    )
  if (!found) return 'AccessDenied'
  const [, id = '', day = '', region = '', names = '', signature] = found
  if (id !== known.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== known.region) return 'AuthorizationHeaderMalformed'
  const signed = names.split(';')
  const date = String(request.headers['x-amz-date'])
  const isRecent = Math.abs(Date.now() - timeOf(date)) < 900_000 && date.startsWith(day)
  const isWhole = ['host', 'x-amz-content-sha256', 'x-amz-date'].every(name => signed.includes(name))
  if (!isRecent || !isWhole) return 'AccessDenied'
  const url = new URL(request.url ?? '', 'http://s3.test')
  const canonical = [
    request.method,
    url.pathname,
    [...url.searchParams]
      .map(pair => pair.map(encodeURIComponent).join('='))
      .sort()
      .join('&'),
    ...signed.map(name => `${name}:${request.headers[name]}`),
    '',
    names,
    request.headers['x-amz-content-sha256'],
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', date, scope, createHash('sha256').update(canonical).digest('hex')].join(
    '\n',
  )
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (last, part) => createHmac('sha256', last).update(part).digest(),
    `AWS4${known.secretAccessKey}`,
  )
  return createHmac('sha256', key).update(text).digest('hex') === signature ? null : 'SignatureDoesNotMatch'
}

/** Milliseconds of a time like `20261126T041500Z`. */
function timeOf(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)/, '$1-$2-$3:$4:'))
}
