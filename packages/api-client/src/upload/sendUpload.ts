/** Bytes of a request that have left the device, its headers not counted. */
export interface UploadProgress {
  readonly loaded: number
  readonly total: number
}

/** A request with a file, ready to be sent. */
export interface UploadRequest {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: FormData
}

export interface SendOptions {
  readonly signal: AbortSignal
  /** Called as bytes are sent; a transport that cannot measure them never calls it. */
  readonly onProgress: (progress: UploadProgress) => void
}

/** Sends a request with a file. Rejects without a response. */
export type SendUpload = (
  request: UploadRequest,
  options: SendOptions,
) => Promise<Pick<Response, 'status' | 'text'>>

/** Sends with XMLHttpRequest: `fetch` does not report how much of a body is sent. */
export const sendByXhr: SendUpload = ({ url, method, headers, body }, { signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    const abort = () => xhr.abort()
    xhr.open(method, url)
    xhr.withCredentials = true
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
    xhr.upload.onprogress = ({ loaded, total }) => onProgress({ loaded, total })
    xhr.onload = () => resolve({ status: xhr.status, text: async () => xhr.responseText })
    xhr.onerror = () => reject(new TypeError('api-client: the request got no response'))
    xhr.onabort = () => reject(signal.reason)
    xhr.onloadend = () => signal.removeEventListener('abort', abort)
    signal.addEventListener('abort', abort)
    xhr.send(body)
  })

/** Sends with `fetch`, without progress. */
export function sendByFetch(doFetch: typeof fetch): SendUpload {
  return ({ url, ...init }, { signal }) => doFetch(url, { ...init, signal, credentials: 'include' })
}
