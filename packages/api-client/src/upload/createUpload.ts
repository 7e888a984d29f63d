import type { ClientOptions } from '../client'
import type { DataOf, InputOf, MultipartEndpoint } from '../contract/endpoint'
import { readBase } from '../transport/baseUrl'
import { toCallError } from '../transport/callError'
import { orAborted } from '../transport/orAborted'
import { toRequest } from '../transport/request'
import { readResponse } from '../transport/response'
import { type SendUpload, sendByFetch, sendByXhr, type UploadProgress } from './sendUpload'

/** Options of the client, and how a file is sent. */
export interface UploaderOptions extends Omit<ClientOptions, 'timeoutMs'> {
  /**
   * Milliseconds without progress until an upload fails. Default: 60,000. When the transport reports no progress, this
   * is the timeout of the whole upload.
   */
  readonly timeoutMs?: number
  /**
   * Sends a request with a file. Default: XMLHttpRequest, which reports progress; `fetch` where there is none, or when
   * `fetch` is passed.
   */
  readonly send?: SendUpload
}

export interface UploadOptions {
  readonly signal?: AbortSignal | undefined
  /** Called with the bytes that are sent. Never called by a transport that cannot count them. */
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined
}

/** What is sent: a `File`, or a `Blob` with a name. */
export type UploadFile = Blob & { readonly name: string }

/**
 * Sends one file to a `multipart` endpoint. Settles like `client.call`: resolves with the response's `data`, or throws
 * a `MarketError`, or an `AbortError` when the signal cancelled the upload.
 */
export type Upload = <E extends MultipartEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  file: UploadFile,
  options?: UploadOptions,
) => Promise<DataOf<E>>

const TIMEOUT_MS = 60_000

/** Creates the function that sends files. Pass it the options of the client. Throws as `createClient` does. */
export function createUpload(options: UploaderOptions = {}): Upload {
  const baseUrl = readBase(options)
  const send = options.send ?? defaultSend(options.fetch)

  return async (endpoint, input, file, { signal, onProgress } = {}) => {
    if (!endpoint.multipart)
      throw new TypeError(`api-client: ${endpoint.name} takes no file. Use client.call.`)
    const { url, init } = toRequest(endpoint, input as object, undefined)
    // The browser writes the content type of a form with a file: it names the boundary between the parts.
    const { 'Content-Type': _, ...own } = init.headers as Record<string, string>
    const headers = { ...own, ...options.headers?.(endpoint) }
    const body = toBody(String(init.body), file)
    const request = { url: baseUrl + url, method: endpoint.method, headers, body }
    const cancelled = signal ?? new AbortController().signal
    const timeout = startTimeout(options.timeoutMs ?? TIMEOUT_MS)
    const stopped = AbortSignal.any([cancelled, timeout.signal])
    const report = (progress: UploadProgress) => {
      timeout.restart()
      onProgress?.(progress)
    }
    try {
      stopped.throwIfAborted()
      const responding = send(request, { signal: stopped, onProgress: report })
      const data = await orAborted(
        stopped,
        responding.then(response => readResponse(endpoint, response)),
      )
      // The endpoint's schema has parsed the response; the type of `readResponse` is not generic.
      return data as DataOf<typeof endpoint>
    } catch (cause) {
      throw toCallError(endpoint, cause, cancelled, timeout.signal)
    } finally {
      timeout.end()
    }
  }
}

function defaultSend(customFetch: typeof fetch | undefined): SendUpload {
  if (!customFetch && globalThis.XMLHttpRequest) return sendByXhr
  return sendByFetch(customFetch ?? ((...request) => globalThis.fetch(...request)))
}

/** The fields first, then the file: the service knows what a file is for before it reads it. */
function toBody(form: string, file: UploadFile): FormData {
  const body = new FormData()
  for (const [name, value] of new URLSearchParams(form)) body.append(name, value)
  body.append('file', file, file.name)
  return body
}

/** A timeout that begins again with every `restart`. */
function startTimeout(ms: number) {
  const controller = new AbortController()
  const stop = () => controller.abort()
  let timer = setTimeout(stop, ms)
  return {
    signal: controller.signal,
    restart() {
      clearTimeout(timer)
      timer = setTimeout(stop, ms)
    },
    end: () => clearTimeout(timer),
  }
}
