import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'

const PACKAGE = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const home = mkdtempSync(path.join(tmpdir(), 'yaoji-start-'))

afterAll(() => rmSync(home, { recursive: true, force: true }))

/** Starts the service as its own process, from source. */
function start(env: Record<string, string>) {
  const child = spawn(
    process.execPath,
    ['--conditions=@yaoji/source', '--import', 'tsx', path.join(PACKAGE, 'src/main.ts')],
    { cwd: PACKAGE, env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', ...env } },
  )
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
  const { ended, complained } = start({ PORT: '0', ...env })
  return { code: await ended, line: complained() }
}

test('[SV-01] what an operator can mend is one line without a stack, exit code 1, before anything is filled', async () => {
  const server = createServer()
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as { port: number }
  const broken = path.join(home, 'broken')
  mkdirSync(broken)
  writeFileSync(path.join(broken, 'database'), '')
  const refusals = await Promise.all([
    refusalOf({ PORT: String(port), DATA_DIR: path.join(home, 'taken') }),
    refusalOf({ HOST: '203.0.113.7', DATA_DIR: path.join(home, 'nowhere') }),
    refusalOf({ DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/none' }),
    refusalOf({ DATA_DIR: broken }),
  ])
  server.close()
  expect(refusals.map(refusal => refusal.code)).toEqual([1, 1, 1, 1])
  expect(refusals.map(refusal => refusal.line)).toEqual([
    `Port ${port} is taken. Stop what uses it, or set PORT to another.\n`,
    'It cannot listen on 203.0.113.7 (EADDRNOTAVAIL). Set HOST to an address of this machine.\n',
    'The database of DATABASE_URL cannot be reached (connect ECONNREFUSED 127.0.0.1:1).\n',
    expect.stringMatching(/^The database in \S+ cannot be opened \([^\n]+\n$/),
  ])
  expect(existsSync(path.join(home, 'taken/database'))).toBe(false)
}, 90_000)

test('[SV-01] Ctrl-C while the database is filled stops at once and cleanly, and a second process never gets in', async () => {
  const folder = path.join(home, 'filling')
  const first = start({ PORT: '0', DATA_DIR: folder })
  await vi.waitFor(() => expect(first.said()).toContain('Filling the database 9 %'), { timeout: 60_000 })
  const second = await refusalOf({ DATA_DIR: folder })
  expect(second).toEqual({ code: 1, line: expect.stringContaining(`in use by process ${first.child.pid}`) })
  first.child.kill('SIGINT')
  expect(await first.ended).toBe(0)
  expect(first.said()).not.toContain('Filling the database 100 %')
  expect([first.complained(), existsSync(path.join(folder, 'lock'))]).toEqual(['', false])
}, 120_000)
