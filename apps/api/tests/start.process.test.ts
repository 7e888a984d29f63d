import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { PACKAGE_FOLDER } from '../src/package-folder'
import { bundleOf } from './races/bundle'
import { startS3 } from './s3'

const home = mkdtempSync(path.join(tmpdir(), 'yaoji-start-'))

afterAll(() => rmSync(home, { recursive: true, force: true }))

const MAIN = await bundleOf('../../src/main.ts')

/** Starts the service as its own process. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], {
    cwd: PACKAGE_FOLDER,
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', ...env },
  })
  let said = ''
  let complained = ''
  child.stdout.on('data', chunk => {
    said += chunk
  })
  child.stderr.on('data', chunk => {
    complained += chunk
  })
  const ended = new Promise<number | null>(resolve => {
    child.once('exit', code => resolve(code))
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, ended, said: () => said, complained: () => complained }
}

async function refusalOf(env: Record<string, string>): Promise<{ code: number | null; line: string }> {
  const { ended, complained } = start({ PORT: await freePort(), ...env })
  return { code: await ended, line: complained() }
}

/** A port that nobody listens at. */
async function freePort(): Promise<string> {
  const { server, port } = await listen()
  await new Promise(resolve => server.close(resolve))
  return String(port)
}

async function listen() {
  const server = createServer()
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return { server, port: (server.address() as { port: number }).port }
}

/** A data folder with these files in it. */
function folderWith(name: string, files: Record<string, string>): string {
  const folder = path.join(home, name)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  return folder
}

test('[SV-01] what an operator can mend is one line without a stack, exit code 1, before anything is filled', async () => {
  const { server, port } = await listen()
  const nowhere = 'postgres://nobody:nothing@127.0.0.1:1/none'
  const broken = folderWith('broken', { database: '' })
  const halfBackup = folderWith('half', { 'database/base/1/2619': 'rows' })
  const lockFolder = folderWith('locked', { 'lock/what': '' })
  const s3 = await startS3()
  const { endpoint, bucket, accessKeyId, region } = s3.bucket
  const bucketOf = (changed: Record<string, string>) => ({
    DATA_DIR: path.join(home, 'bucket'),
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: 'another',
    ...changed,
  })
  const refusals = await Promise.all([
    refusalOf({ PORT: String(port), DATA_DIR: path.join(home, 'taken') }),
    refusalOf({ HOST: '203.0.113.7', DATA_DIR: path.join(home, 'nowhere') }),
    refusalOf({ DATABASE_URL: nowhere }),
    refusalOf({ DATABASE_URL: `${nowhere}?sslmode=require` }),
    refusalOf({ DATABASE_URL: 'postgres://nobody:no/thing@127.0.0.1:99999/none' }),
    refusalOf({ DATA_DIR: broken }),
    refusalOf({ DATA_DIR: halfBackup }),
    refusalOf({ DATA_DIR: lockFolder }),
    refusalOf(bucketOf({})),
    refusalOf(bucketOf({ S3_ENDPOINT: 'http://127.0.0.1:1' })),
  ])
  server.close()
  await s3.close()
  const unreached =
    'The database of DATABASE_URL cannot be reached (connect ECONNREFUSED 127.0.0.1:1). Check the address, and whether the server runs and lets this one in.\n'
  expect(refusals.map(refusal => refusal.line)).toEqual([
    `Port ${port} is taken. Stop what uses it, or set PORT to another.\n`,
    'It cannot listen on 203.0.113.7 (EADDRNOTAVAIL). Set HOST to an address of this machine.\n',
    unreached,
    unreached,
    expect.stringMatching(/^DATABASE_URL cannot be read \(Invalid URL\)\. Write it as postgres:[^\n]+\n$/),
    expect.stringMatching(/^The database in \S+ cannot be opened \([^\n]+\n$/),
    expect.stringMatching(/^\S+half\/database is not a whole database: [^\n]+\n$/),
    expect.stringMatching(/^The lock \S+ cannot be taken \(EISDIR\)\. [^\n]+\n$/),
    `The bucket yaoji-files of ${endpoint} answers 403 SignatureDoesNotMatch. Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.\n`,
    'The bucket yaoji-files of http://127.0.0.1:1 cannot be reached (connect ECONNREFUSED 127.0.0.1:1). Check S3_ENDPOINT, and whether the service runs and lets this one in.\n',
  ])
  expect(new Set(refusals.map(refusal => refusal.code))).toEqual(new Set([1]))
  expect(existsSync(path.join(home, 'taken/database'))).toBe(false)
  expect(existsSync(path.join(home, 'bucket'))).toBe(false)
  expect(readdirSync(path.join(halfBackup, 'database'))).toEqual(['base'])
}, 240_000)

test('[SV-01] Ctrl-C while the database is filled stops at once and cleanly, and a second process never gets in', async () => {
  const folder = path.join(home, 'filling')
  const first = start({ PORT: await freePort(), DATA_DIR: folder })
  await vi.waitFor(() => expect(first.said()).toContain('Filling the database 9 %'), { timeout: 150_000 })
  const second = await refusalOf({ DATA_DIR: folder })
  expect(second).toEqual({ code: 1, line: expect.stringContaining(`in use by process ${first.child.pid}`) })
  first.child.kill('SIGINT')
  expect(await first.ended).toBe(0)
  expect(first.said()).not.toContain('Filling the database 100 %')
  expect(first.said()).toMatch(/\nStopping …\n$/)
  expect(first.said()).toContain(`Files are in ${path.join(folder, 'uploads')}\n`)
  expect([first.complained(), existsSync(path.join(folder, 'lock'))]).toEqual(['', false])
}, 240_000)

test('[SV-01] DEMO=0 starts a shop without a product, that names no demo account', async () => {
  const port = await freePort()
  const { said, complained } = start({ PORT: port, DATA_DIR: path.join(home, 'empty'), DEMO: '0' })
  await vi.waitFor(() => expect(said()).toContain('is ready at'), { timeout: 150_000 })
  const answer = await fetch(`http://localhost:${port}/api/goods/list`)
  expect(await answer.json()).toMatchObject({ code: 200, data: { list: [] } })
  expect([said().includes('Demo accounts'), complained()]).toEqual([false, ''])
}, 240_000)
