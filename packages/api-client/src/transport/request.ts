import { type Endpoint, pathNames } from '../contract/endpoint'
import { type FormInput, writeForm } from './form'

export interface Request {
  readonly url: string
  readonly init: RequestInit
}

/** Creates the arguments of `fetch` from an endpoint and its input. Throws when a path parameter is missing. */
export function toRequest(endpoint: Endpoint, input: object, key: string | undefined): Request {
  const rest: Record<string, FormInput> = { ...(input as Record<string, FormInput>) }
  let path = endpoint.path
  for (const name of pathNames(path)) {
    const value = rest[name]
    if (value === undefined) {
      throw new TypeError(`api-client: ${endpoint.name} needs "${name}"`)
    }
    path = path.replace(`{${name}}`, encodeURIComponent(String(value)))
    delete rest[name]
  }
  const form = writeForm(rest)
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  const url = hasBody || form === '' ? path : `${path}?${form}`
  const headers: Record<string, string> = { Accept: 'application/json' }
  // Every unsafe call has this custom header; a page of another origin cannot set it.
  if (endpoint.method !== 'GET') headers['X-Requested-With'] = 'yaoji'
  if (hasBody) headers['Content-Type'] = 'application/x-www-form-urlencoded'
  if (key !== undefined) headers['Idempotency-Key'] = key
  const init: RequestInit = { method: endpoint.method, headers, credentials: 'include' }
  if (hasBody) init.body = form
  return { url, init }
}
