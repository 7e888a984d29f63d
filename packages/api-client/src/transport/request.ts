import { type Endpoint, pathNames } from '../contract/endpoint'
import { type FormInput, writeForm } from './form'

export interface Request {
  readonly url: string
  readonly init: RequestInit
}

/** Creates the arguments of `fetch` from an endpoint and its input. Throws when a path parameter is missing. */
export function toRequest(endpoint: Endpoint, input: object, key: string | undefined): Request {
  const { path, form } = toAddress(endpoint, input)
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  const url = hasBody || form === '' ? path : `${path}?${form}`
  const headers = toHeaders(endpoint)
  if (hasBody) headers['Content-Type'] = 'application/x-www-form-urlencoded'
  if (key !== undefined) headers['Idempotency-Key'] = key
  const init: RequestInit = { method: endpoint.method, headers, credentials: 'include' }
  if (hasBody) init.body = form
  return { url, init }
}

/** Splits an input into the path and the form of all other fields. Throws when a path parameter is missing. */
export function toAddress(endpoint: Endpoint, input: object): { path: string; form: string } {
  const rest: Record<string, FormInput> = { ...(input as Record<string, FormInput>) }
  let path = endpoint.path
  for (const name of pathNames(path)) {
    const value = rest[name]
    if (value === undefined) {
      throw new TypeError(`api-client: ${endpoint.name} needs "${name}" for its path`)
    }
    path = path.replace(`{${name}}`, encodeURIComponent(String(value)))
    delete rest[name]
  }
  return { path, form: writeForm(rest) }
}

/** The headers of every call. */
export function toHeaders({ method }: Endpoint): Record<string, string> {
  const headers: Record<string, string> = { Accept: 'application/json' }
  // Every unsafe call has this custom header; a page of another origin cannot set it.
  if (method !== 'GET') headers['X-Requested-With'] = 'yaoji'
  return headers
}
