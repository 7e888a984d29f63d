import { callOf, type Endpoint, endpoints, pathNames } from '../contract'
import { formOfJson, readForm } from '../transport/form'
import type { UploadFile } from '../upload'
import type { SentCall } from './answers'

/** The request of a call, as a service reads it. */
export interface ReceivedCall extends SentCall {
  /** The fields of the payload as texts, before its schema reads them. */
  readonly fields: object
}

const ROUTES = endpoints
  .map(endpoint => ({ endpoint, pattern: patternOf(endpoint.path) }))
  // A path without parameters goes before one whose parameter has the same place.
  .sort((a, b) => pathNames(a.endpoint.path).length - pathNames(b.endpoint.path).length)

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
}

/** Reads the arguments of `fetch`, as `createClient` and `createUpload` pass them. Throws for an unknown address. */
export function readCall(url: string, init: RequestInit): ReceivedCall {
  const { pathname, search } = new URL(url, 'http://localhost')
  const method = init.method ?? 'GET'
  const { endpoint, inPath } = findEndpoint(method, pathname)
  const headers = new Headers(init.headers)
  const { form, file } = readBody(init.body, headers.get('Content-Type'))
  const fields = { ...readForm(search.slice(1)), ...form, ...inPath }
  const read = callOf(endpoint).payload.safeParse(fields)
  return {
    endpoint,
    name: endpoint.name,
    fields,
    // A payload outside the contract is compared with it later.
    input: read.success ? read.data : fields,
    idempotencyKey: headers.get('Idempotency-Key') ?? undefined,
    file,
  }
}

function findEndpoint(method: string, pathname: string): { endpoint: Endpoint; inPath: object } {
  for (const { endpoint, pattern } of ROUTES) {
    const found = endpoint.method === method && pattern.exec(pathname)
    if (found) {
      const values = Object.entries(found.groups ?? {})
      return {
        endpoint,
        inPath: Object.fromEntries(values.map(([name, text]) => [name, decodeURIComponent(text)])),
      }
    }
  }
  throw new Error(`api-client/testing: the contract has no ${method} ${pathname}. Correct the address.`)
}

function readBody(body: unknown, type: string | null): { form: object; file: UploadFile | undefined } {
  if (!(body instanceof FormData)) {
    const text = String(body ?? '')
    return { form: type?.startsWith('application/json') ? formOfJson(text) : readForm(text), file: undefined }
  }
  const texts = new URLSearchParams()
  let file: UploadFile | undefined
  for (const [name, value] of body) {
    if (typeof value === 'string') texts.append(name, value)
    else file = value
  }
  return { form: readForm(texts.toString()), file }
}
