import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { feedbackCreate } from '@yaoji/api-client/contract/feedback'
import { fileUpload } from '@yaoji/api-client/contract/file'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAddress } from '../../tests/buyer-data'
import { namedFile, PNG } from '../../tests/files'
import { insertBuyer } from '../../tests/fixtures'
import { waiting } from '../../tests/operate'
import { type Browser, OPERATOR_KEY, startService, type TestService } from '../../tests/service'
import { runOperator } from './run'

let service: TestService
let browser: Browser
let buyerId: number
let folder: string
let url: string

beforeAll(async () => {
  service = await startService()
  buyerId = await insertBuyer(service.db, { phone: '13500000011', company: '药店\n8  passed\u001b[2K\u202e' })
  browser = await service.buyer(buyerId)
  await service.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(service.app.server.address() as AddressInfo).port}`
  folder = await mkdtemp(path.join(tmpdir(), 'yaoji-operator-'))
})

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await service.close()
})

/** Runs the command as a shell does: what it prints, and its exit code. */
async function run(args: readonly string[], change: Record<string, string> = {}) {
  const out: string[] = []
  const error: string[] = []
  const code = await runOperator(args, {
    env: { SERVICE_URL: url, OPERATOR_KEY, ...change },
    folder,
    write: text => void out.push(text),
    writeError: text => void error.push(text),
  })
  return { code, out: out.join(''), error: error.join('') }
}

/** An address that waits, as its list names it. */
async function waitingAddress(): Promise<string> {
  const id = await insertAddress(service.db, buyerId, { review_state: 'waiting' })
  return (await waiting(service, 'addresses')).find(row => row.id.startsWith(`${id}-`))!.id
}

test('without arguments the command prints every kind with its actions, and with help how it is used', async () => {
  const { code, out } = await run([])
  expect(code).toBe(0)
  expect(out).toContain('addresses  0 waiting')
  expect(out).toContain('  reject ID reason=…')
  expect(out).toContain('  ship ID company=… number=… [lines=…]')
  expect(out).toContain('  reply ID text=… [file=PATH …]')
  for (const word of ['help', '--help', '-h']) {
    expect(await run([word])).toMatchObject({ code: 0, out: expect.stringContaining('KIND ACTION ID') })
  }
})

test('what waits is one line each, also when a buyer writes line breaks and control characters', async () => {
  const id = await waitingAddress()
  const { out } = await run(['addresses'])
  const [line] = out.split('\n')
  expect(line).toMatch(new RegExp(`^${id}  药店�8  passed�\\[2K�  `))
  expect(await run(['addresses', 'pass', id])).toEqual({ code: 0, out: `${id} 已通过\n`, error: '' })
  expect((await run(['addresses'])).out).toMatch(/^Nothing waits: delivery addresses/)
})

test('[SV-05] the log prints one line for each action, the newest first, and takes filters', async () => {
  const [first, second] = [await waitingAddress(), await waitingAddress()]
  await run(['addresses', 'pass', first])
  await run(['addresses', 'reject', second, 'reason=门牌号不清楚'])
  const { code, out } = await run(['log', 'kind=addresses'])
  const [newest, older] = out.split('\n')
  expect(code).toBe(0)
  expect(newest).toMatch(
    new RegExp(
      `^\\d+  2026-11-20 10:00:00  operator  addresses reject ${second}  reason=门牌号不清楚  waiting → rejected  [\\da-f-]{36}$`,
    ),
  )
  expect(older).toContain(`addresses pass ${first}  waiting → passed`)
  expect((await run(['log', 'who=王强'])).out).toBe('No actions.\n')
  expect(await run(['log', 'since=today'])).toMatchObject({ code: 1, error: 'since 的格式为 2026-11-20\n' })
  expect((await run(['log', '今天'])).code).toBe(2)
})

test('an action that the service refuses exits with 1 and one line, and changes nothing', async () => {
  const id = await waitingAddress()
  const refused = [
    [['addresses', 'reject', id], '请填写 reason，不超过 200 字'],
    [['addresses', 'reject', id, 'reason='], '请填写 reason，不超过 200 字'],
    [['addresses', 'reject', id, 'reason=远', 'colour=red'], '没有 colour 这个字段'],
    [['addresses', 'pass', '999999'], '收货地址不存在或已被删除'],
    [['addresses', 'pass', id, 'file=nothing.png'], /nothing\.png cannot be read/],
  ] as const
  for (const [args, message] of refused) {
    const { code, out, error } = await run(args)
    expect([code, out], args.join(' ')).toEqual([1, ''])
    expect(error.trimEnd()).toEqual(expect.stringMatching(message))
    expect(error.trimEnd()).not.toContain('\n')
  }
  expect((await run(['addresses'])).out).toContain(`${id}  `)
})

test('a command that is not understood exits with 2 and says how it is used', async () => {
  for (const args of [['addresses', 'pass'], ['--list']]) {
    const { code, error } = await run(args)
    expect([code, error]).toEqual([2, expect.stringContaining('npm run operator -- KIND ACTION ID')])
  }
  const id = await waitingAddress()
  expect(await run(['addresses', 'fly', id])).toMatchObject({
    code: 2,
    error: '没有这个操作，可用的有：pass、reject\n',
  })
  for (const args of [['places'], ['places', 'pass', id]]) {
    const error = expect.stringMatching(/^没有这个类别，可用的有：registrations、/)
    expect(await run(args)).toMatchObject({ code: 2, error })
  }
  const spaces = await run(['addresses', 'reject', '1', 'reason=照片', '不清晰'])
  expect(spaces).toMatchObject({
    code: 2,
    error: '"不清晰" is not a field. Write FIELD=VALUE, with quotes around spaces.\n',
  })
  const twice = await run(['addresses', 'reject', '1', 'reason=1', 'reason=2'])
  expect(twice).toMatchObject({ code: 2, error: 'reason is given twice.\n' })
})

test('[SV-05] without a service or its key the command says which setting helps', async () => {
  const settings = [
    [
      { SERVICE_URL: 'http://127.0.0.1:9' },
      'No service answers at http://127.0.0.1:9. Start it, or set PORT or SERVICE_URL.',
    ],
    [{ SERVICE_URL: 'nowhere' }, 'nowhere is no address. Fix SERVICE_URL or PORT.'],
    [
      { OPERATOR_KEY: '' },
      `There is no operator.key in ${path.join(folder, '.data')}. Set DATA_DIR as for the service, or OPERATOR_KEY.`,
    ],
    [{ OPERATOR_KEY: 'guessed' }, '操作员密钥不正确'],
  ] as const
  for (const [change, error] of settings) {
    expect(await run([], change)).toEqual({ code: 1, out: '', error: `${error}\n` })
  }
})

test('the key of the data folder opens the service', async () => {
  await mkdir(path.join(folder, 'shop'))
  await writeFile(path.join(folder, 'shop', 'operator.key'), `${OPERATOR_KEY}\n`)
  expect((await run([], { OPERATOR_KEY: '', DATA_DIR: 'shop' })).code).toBe(0)
})

test('the files of a buyer are saved under the kind and the id, whatever the buyer calls them', async () => {
  const { file } = await browser.upload(fileUpload, { purpose: 'feedback' }, namedFile(PNG, '..／破损.png'))
  const { id } = await browser.call(feedbackCreate, {
    data: { kind: 'goods', content: '外箱破损', file_ids: [file.id] },
  })
  const saved = path.join(folder, 'saved', `feedback-${id}-${file.id}.png`)
  expect(await run(['feedback', 'files', String(id), 'saved'])).toEqual({
    code: 0,
    out: `${saved}\n`,
    error: '',
  })
  expect((await readFile(saved)).length).toBe(file.size)
  expect(await readdir(path.join(folder, 'saved'))).toHaveLength(1)
  expect((await run(['feedback', 'files', '999999'])).out).toBe('999999 has no files.\n')
  // A file is where the folder would be.
  expect((await run(['feedback', 'files', String(id), saved])).error).toMatch(/cannot be written/)
  expect((await run(['feedback', 'answer', String(id), 'text=已补发', `file=${saved}`])).error).toBe(
    'feedback 不能添加文件\n',
  )
})
