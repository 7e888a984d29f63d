import {
  type ClientRequest,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
} from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { AwsV4Signer } from 'aws4fetch'
import { describe } from '../db/failure'
import { checkedKey, ofSize, StorageError, type StoragePort } from './storage'

/** A bucket of an S3-compatible service. */
export interface S3Bucket {
  /** Address of the service, like `https://s3.example`, without a trailing slash. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  /** Where the name of the bucket is in an address: in its path, or before its host. */
  readonly addressing: 'path' | 'host'
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export interface S3Options {
  /** Time in which the service connects, takes a part of a content and answers, in milliseconds. */
  readonly answerMs?: number
  /** Finds the address of a host; the system's own is the default. */
  readonly lookup?: LookupFunction
}

const ANSWER_MS = 20_000

/** Time without a byte of a content that is read, in milliseconds. A buyer with a slow line takes none for minutes. */
const READ_MS = 300_000

/** Time for which a connection is kept for the next call, in milliseconds; less than any service keeps one. */
const KEEP_MS = 4_000

/** Bytes that are read of a refusal at most. */
const REFUSAL_BYTES = 16 * 1024

const KEYS = 'Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.'
const PLACE = 'Check S3_ENDPOINT, S3_BUCKET, S3_REGION and S3_ADDRESSING.'

/** What an operator can do about a refusal, by its code. */
const ADVICE: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: KEYS,
  SignatureDoesNotMatch: KEYS,
  AccessDenied: 'The key must be allowed to list the bucket, and to read, write and delete objects in it.',
  NoSuchBucket: 'Create the bucket, or check S3_BUCKET.',
  RequestTimeTooSkewed: 'Set the clock of this machine.',
  AuthorizationHeaderMalformed: 'Check S3_REGION.',
  SlowDown: 'It gets too many calls.',
  InternalError: 'It has a fault of its own, which may pass.',
  ServiceUnavailable: 'It has a fault of its own, which may pass.',
}

/**
 * Keeps each content as an object of a bucket, under its key. Contents are streamed in both directions. Calls are
 * signed (AWS Signature Version 4) without the hash of a content, which TLS protects on its way.
 */
export function s3Storage(bucket: S3Bucket, options: S3Options = {}): StoragePort {
  const call = callerOf(bucket, options)
  return {
    async put(key, content, size) {
      const answer = await call('PUT', checkedKey(key), { content, size })
      await done(bucket, answer)
    },
    async get(key) {
      const answer = await call('GET', checkedKey(key))
      if (answer.statusCode === 200) return answer
      const refusal = await readAnswer(answer)
      if (refusal.code === 'NoSuchKey') return null
      throw errorOf(bucket, refusal)
    },
    async remove(key) {
      const answer = await call('DELETE', checkedKey(key))
      await done(bucket, answer, ['NoSuchKey'])
    },
    async check() {
      const answer = await call('GET', '', { query: '?list-type=2&max-keys=1' })
      const text = await done(bucket, answer)
      // Another web server answers with a page of its own.
      if (!text.includes('<ListBucketResult')) throw errorOf(bucket, { status: 200, code: 'without a list' })
    },
  }
}

interface CallOptions {
  readonly query?: string
  readonly content?: Readable
  /** Bytes of the content. */
  readonly size?: number
}

type Caller = (method: string, key: string, options?: CallOptions) => Promise<IncomingMessage>

/** Sends calls about a bucket. They reject with a StorageError without an answer, and with the error of a content that fails. */
function callerOf(bucket: S3Bucket, { answerMs = ANSWER_MS, lookup }: S3Options): Caller {
  const base = baseOf(bucket)
  const secure = base.startsWith('https:')
  const agent = new (secure ? HttpsAgent : HttpAgent)({ keepAlive: true, timeout: KEEP_MS })
  const { accessKeyId, secretAccessKey, region } = bucket
  const cache = new Map<string, ArrayBuffer>()
  return async (method, key, { query = '', content, size = 0 } = {}) => {
    const url = base + (key && `/${key}`) + query
    const signer = new AwsV4Signer({
      method,
      url,
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      cache,
    })
    const { headers } = await signer.sign()
    if (content) headers.set('Content-Length', String(size))
    const options = { method, headers: Object.fromEntries(headers), agent, timeout: answerMs, lookup }
    const request = (secure ? httpsRequest : httpRequest)(url, options)
    const answered = answerOf(request).catch((error: unknown) => {
      throw unreachable(bucket, error)
    })
    if (content) await Promise.race([sendContent(request, ofSize(content, size)), answered])
    else request.end()
    return answered
  }
}

function baseOf({ endpoint, bucket, addressing }: S3Bucket): string {
  return addressing === 'host' ? endpoint.replace('://', `://${bucket}.`) : `${endpoint}/${bucket}`
}

/** Waits for the beginning of the answer. A call without one, and a content that stops on its way, end after their time. */
function answerOf(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const late = new Error('it does not answer')
    request.once('timeout', () => request.destroy(late))
    request.once('response', answer => {
      resolve(answer)
      request.removeAllListeners('timeout')
      request.setTimeout(READ_MS, () => answer.destroy(late))
      // A refusal before the end of a content: the rest of it is not sent.
      if (!request.writableEnded) answer.once('end', () => request.destroy())
    })
    // It stays: a connection can break after the answer, too.
    request.on('error', reject)
  })
}

/** Sends a content while the connection takes it. Rejects with the error of the content, and ends the call then. */
async function sendContent(request: ClientRequest, content: AsyncGenerator<Buffer>): Promise<void> {
  const closed = new Promise(resolve => request.once('close', resolve))
  try {
    for await (const chunk of content) {
      if (request.destroyed) return
      if (!request.write(chunk)) await Promise.race([closed, new Promise(go => request.once('drain', go))])
    }
    request.end()
  } catch (error) {
    request.destroy()
    throw error
  }
}

/** Reads the text of an answer. Throws unless it is a success, or a refusal with one of the codes. */
async function done(
  bucket: S3Bucket,
  answer: IncomingMessage,
  allowed: readonly string[] = [],
): Promise<string> {
  const refusal = await readAnswer(answer)
  const isSuccess = refusal.status >= 200 && refusal.status < 300
  if (!isSuccess && !allowed.includes(refusal.code)) throw errorOf(bucket, refusal)
  return refusal.text
}

interface S3Refusal {
  readonly status: number
  /** Like `NoSuchKey`; empty where the answer has none. */
  readonly code: string
}

interface ReadAnswer extends S3Refusal {
  readonly text: string
}

async function readAnswer(answer: IncomingMessage): Promise<ReadAnswer> {
  const { statusCode: status = 0 } = answer
  const text = await beginningOf(answer)
  return { status, text, code: /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? '' }
}

/** The beginning of an answer; what arrived of one that breaks off. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  let text = ''
  try {
    for await (const chunk of answer) {
      text += chunk
      if (text.length > REFUSAL_BYTES) break
    }
  } catch {
    // Its status is known.
  }
  return text
}

function errorOf(bucket: S3Bucket, { status, code }: S3Refusal): StorageError {
  const advice = ADVICE[code] ?? (status >= 500 ? 'It may pass.' : PLACE)
  return new StorageError(`${nameOf(bucket)} answers ${[status, code].join(' ').trim()}. ${advice}`)
}

function unreachable(bucket: S3Bucket, error: unknown): StorageError {
  const why = describe(error)
  const advice = 'Check S3_ENDPOINT, and whether the service runs and lets this one in.'
  return new StorageError(`${nameOf(bucket)} cannot be reached (${why}). ${advice}`)
}

/** How messages name a bucket. */
function nameOf({ bucket, endpoint }: S3Bucket): string {
  return `The bucket ${bucket} of ${endpoint}`
}
