import { ConfigError } from './config-error'
import type { S3Bucket } from './ports/s3-storage'

/** What a bucket cannot do without. */
const S3_NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Reads the settings of a bucket; null without any of them. */
export function readS3(setting: (name: string) => string | undefined): S3Bucket | null {
  const settings = Object.fromEntries(
    [...S3_NEEDED, 'S3_REGION', 'S3_ADDRESSING'].map(name => [name, setting(name)]),
  )
  if (Object.values(settings).every(value => value === undefined)) return null
  const missing = S3_NEEDED.filter(name => settings[name] === undefined)
  if (missing.length > 0)
    throw new ConfigError(
      `${missing.join(', ')}: missing. A bucket needs ${S3_NEEDED.join(', ')}; without all of them, files are in UPLOADS_DIR.`,
    )
  const addressing = settings.S3_ADDRESSING ?? 'path'
  if (addressing !== 'path' && addressing !== 'host')
    throw new ConfigError(
      `S3_ADDRESSING is "${addressing}". It must be path (https://s3.example/bucket) or host (https://bucket.s3.example).`,
    )
  return {
    endpoint: readEndpoint(settings.S3_ENDPOINT ?? ''),
    bucket: readWord('S3_BUCKET', settings.S3_BUCKET, /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/),
    region: readWord('S3_REGION', settings.S3_REGION ?? 'us-east-1', /^[\w-]+$/),
    addressing,
    accessKeyId: readWord('S3_ACCESS_KEY_ID', settings.S3_ACCESS_KEY_ID, /^[^\s/,]+$/),
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
  }
}

function readEndpoint(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && !/[?#@]/.test(text)
  if (isPlain) return url.href.replace(/\/+$/, '')
  throw new ConfigError(`S3_ENDPOINT is "${text}". It must be an address like https://s3.example.`)
}

function readWord(name: string, text = '', form: RegExp): string {
  if (form.test(text)) return text
  throw new ConfigError(`${name} is "${text}". It has a character that it cannot have, or a wrong length.`)
}
