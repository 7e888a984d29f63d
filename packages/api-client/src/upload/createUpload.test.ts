import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fileUpload } from '../contract/file'
import { goodsList } from '../contract/goods'
import { FakeXhr } from '../transport/testing/xhr'
import { createUpload, type UploadOptions } from './createUpload'

const FILE = { id: 7, name: '营业执照.jpg', type: 'image/jpeg', size: 3, url: '/api/file/7' }
const ANSWER = { code: 200, msg: 'ok', data: { file: FILE } }

const licence = () => new File(['abc'], '营业执照.jpg', { type: 'image/jpeg' })

describe('with XMLHttpRequest', () => {
  beforeEach(() => {
    FakeXhr.sent = []
    vi.stubGlobal('XMLHttpRequest', FakeXhr)
    vi.useFakeTimers()
    return () => {
      vi.useRealTimers()
      vi.unstubAllGlobals()
    }
  })

  /** Starts an upload, whose request is on its way. */
  function start(options?: UploadOptions) {
    const headers = () => ({ 'X-Buyer': 'yaodian' })
    const upload = createUpload({ baseUrl: 'https://shop.example/', headers })
    const result = upload(fileUpload, { purpose: 'licence' }, licence(), options)
    const settled = result.catch((error: unknown) => error)
    return { result: settled, xhr: FakeXhr.sent.at(-1)! }
  }

  test('[SV-05] a file is sent as a form, its purpose first, with the headers of a call', async () => {
    const { result, xhr } = start()
    expect(xhr).toMatchObject({
      method: 'POST',
      url: 'https://shop.example/api/file',
      withCredentials: true,
      headers: { Accept: 'application/json', 'X-Requested-With': 'yaoji', 'X-Buyer': 'yaodian' },
    })
    expect(Object.keys(xhr.headers)).not.toContain('Content-Type')
    const [purpose, file] = [...xhr.body!.entries()]
    expect(purpose).toEqual(['purpose', 'licence'])
    expect(file).toEqual(['file', expect.objectContaining({ name: '营业执照.jpg', size: 3 })])
    xhr.respond(ANSWER)
    expect(await result).toEqual({ file: FILE })
  })

  test('the progress is reported as the browser counts it', async () => {
    const onProgress = vi.fn()
    const { result, xhr } = start({ onProgress })
    for (const loaded of [1, 2]) xhr.upload.onprogress({ loaded, total: 2 })
    xhr.respond(ANSWER)
    await result
    expect(onProgress.mock.calls).toEqual([[{ loaded: 1, total: 2 }], [{ loaded: 2, total: 2 }]])
  })

  test('an upload fails after a minute without progress, not after a minute', async () => {
    const { result, xhr } = start()
    const abort = vi.spyOn(xhr, 'abort')
    for (let minute = 0; minute < 5; minute += 1) {
      await vi.advanceTimersByTimeAsync(59_000)
      xhr.upload.onprogress({ loaded: minute, total: 9 })
    }
    expect(abort).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(abort).toHaveBeenCalledOnce()
    expect(await result).toMatchObject({ name: 'MarketError', kind: 'timeout' })
  })

  test('[ER-08] the caller’s signal stops it, as an abort error', async () => {
    const controller = new AbortController()
    const { result, xhr } = start({ signal: controller.signal })
    const abort = vi.spyOn(xhr, 'abort')
    controller.abort()
    expect(abort).toHaveBeenCalledOnce()
    expect(await result).toMatchObject({ name: 'AbortError' })
  })

  test('[ER-08] nothing is sent with a signal that is aborted already', async () => {
    const upload = createUpload({ baseUrl: 'https://shop.example' })
    const sent = upload(fileUpload, { purpose: 'licence' }, licence(), { signal: AbortSignal.abort() })
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
    expect(FakeXhr.sent).toEqual([])
  })

  test('without a connection it is offline', async () => {
    const { result, xhr } = start()
    xhr.disconnect()
    expect(await result).toMatchObject({ kind: 'offline', message: '网络连接不上，请检查网络后重试' })
  })

  test.each([
    [413, '文件不能超过 10 MB', 'refused'],
    [401, '请先登录', 'unauthenticated'],
    [422, '请选择要上传的文件', 'invalid'],
    [500, '系统繁忙，请稍候再试', 'busy'],
  ])('[ER-05] a %i says “%s” and is %s', async (code, msg, kind) => {
    const { result, xhr } = start()
    xhr.respond({ code, msg, data: {} }, code)
    expect(await result).toMatchObject({ kind, code, message: msg, endpoint: fileUpload })
  })

  test('an answer outside the contract is malformed', async () => {
    const { result, xhr } = start()
    xhr.respond({ ...ANSWER, data: { file: { ...FILE, type: 'text/html' } } })
    expect(await result).toMatchObject({ kind: 'malformed' })
  })
})

test('without XMLHttpRequest the file is sent with fetch, to a real server', async () => {
  const received: FormData[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const headers = { 'content-type': String(request.headers['content-type']) }
    received.push(await new Response(Buffer.concat(chunks), { headers }).formData())
    response.end(JSON.stringify(ANSWER))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const upload = createUpload({ baseUrl: `http://127.0.0.1:${port}` })
  expect(await upload(fileUpload, { purpose: 'return' }, licence())).toEqual({ file: FILE })
  expect(received[0]?.get('purpose')).toBe('return')
  const file = received[0]?.get('file')
  expect(file instanceof File && (await file.text())).toBe('abc')
  server.close()
})

test('a caller sends files with a function of its own', async () => {
  const send = vi.fn(async () => new Response(JSON.stringify(ANSWER)))
  const upload = createUpload({ baseUrl: 'https://shop.example', send })
  expect(await upload(fileUpload, { purpose: 'feedback' }, licence())).toEqual({ file: FILE })
  expect(send).toHaveBeenCalledOnce()
})

test('only endpoints that take a file are accepted', () => {
  const upload = createUpload({ baseUrl: 'https://shop.example', send: async () => new Response('') })
  // @ts-expect-error goods.list takes no file
  void upload(goodsList, {}, licence()).catch(() => {})
})
