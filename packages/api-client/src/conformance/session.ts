import { type Endpoint, pathNames } from '../contract/endpoint'
import { type FormInput, writeForm } from '../transport/form'

export type Input = Readonly<Record<string, FormInput>>

export interface Answer {
  readonly status: number
  /** The envelope as it came; undefined for a body that is no JSON. */
  readonly body: { readonly code?: unknown; readonly msg?: unknown; readonly data?: unknown } | undefined
}

export interface SendOptions {
  /** Body as JSON in place of a form. */
  readonly json?: boolean
  /** Headers in place of those of the client; undefined leaves one out. */
  readonly headers?: Readonly<Record<string, string | undefined>>
}

/** A browser's part of a call: cookies of one service, headers, and the answer as it came. */
export interface Session {
  send(endpoint: Endpoint, input: Input, options?: SendOptions): Promise<Answer>
}

/** Opens a session without cookies. The client is not used: it hides what a service does wrong. */
export function openSession(baseUrl: string, doFetch: typeof fetch): Session {
  const cookies = new Map<string, string>()
  return {
    async send(endpoint, input, { json = false, headers = {} } = {}) {
      const { url, body } = addressed(endpoint, input, json)
      const all = {
        Accept: 'application/json',
        'X-Requested-With': endpoint.method === 'GET' ? undefined : 'yaoji',
        'Content-Type':
          body === undefined ? undefined : `application/${json ? 'json' : 'x-www-form-urlencoded'}`,
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') || undefined,
        ...headers,
      }
      const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined)
      const response = await doFetch(baseUrl + url, {
        method: endpoint.method,
        headers: given,
        redirect: 'manual',
        ...(body === undefined ? {} : { body }),
      })
      for (const cookie of response.headers.getSetCookie()) {
        const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? []
        if (/max-age=0\b/i.test(cookie)) cookies.delete(name)
        else cookies.set(name, value)
      }
      return { status: response.status, body: readJson(await response.text()) }
    },
  }
}

function addressed(endpoint: Endpoint, input: Input, json: boolean) {
  const rest: Record<string, FormInput> = { ...input }
  let path = endpoint.path
  for (const name of pathNames(path)) {
    path = path.replace(`{${name}}`, encodeURIComponent(String(rest[name] ?? 1)))
    delete rest[name]
  }
  const form = writeForm(rest)
  if (endpoint.method === 'POST' || endpoint.method === 'PUT')
    return { url: path, body: json ? JSON.stringify(rest) : form }
  return { url: form === '' ? path : `${path}?${form}`, body: undefined }
}

function readJson(text: string): Answer['body'] {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
