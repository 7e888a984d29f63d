import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../testing/folder.mjs'
import { runLogged } from './child.mjs'

const node = script => [process.execPath, '-e', script]

function logFile() {
  return join(temporaryFolder(onTestFinished), 'logs/step.log')
}

test('the log has the output, the result has the exit code and the last lines', async () => {
  const log = logFile()
  const result = await runLogged(node('for (let i = 0; i < 200; i++) console.log(i); process.exit(3)'), {
    log,
  })
  expect(result.code).toBe(3)
  expect(result.tail).toHaveLength(60)
  expect(result.tail.at(-1)).toBe('199')
  expect(readFileSync(log, 'utf8').split('\n')).toHaveLength(201)
})

test('a program that does not exist is a failure, not a crash', async () => {
  const { code, tail } = await runLogged(['/no/such/program'], { log: logFile() })
  expect(code).toBe(1)
  expect(tail.join()).toContain('/no/such/program')
})

test.skipIf(process.platform === 'win32')(
  'two signals at once still stop the processes that it started',
  async () => {
    const ended = join(temporaryFolder(onTestFinished), 'ended')
    const started = `
    process.on('SIGTERM', () => setTimeout(() => {
      require('node:fs').writeFileSync(${JSON.stringify(ended)}, '')
      process.exit()
    }, 200))
    setInterval(() => {}, 1000)
    console.log('ready')
  `
    const module = new URL('./child.mjs', import.meta.url).href
    const launcher = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `import { interruptible, startGroup } from ${JSON.stringify(module)}
    await interruptible(() => new Promise(() => {
      startGroup([process.execPath, '-e', ${JSON.stringify(started)}]).stdout.pipe(process.stdout)
    }))`,
    ])
    const gone = new Promise(resolve => launcher.once('exit', resolve))
    await new Promise(resolve => launcher.stdout.once('data', resolve))
    launcher.kill('SIGINT')
    launcher.kill('SIGINT')
    await new Promise(resolve => launcher.stderr.once('data', resolve))
    launcher.kill('SIGINT')
    expect(await gone).toBe(130)
    expect(existsSync(ended)).toBe(true)
  },
)

test.skipIf(process.platform === 'win32')(
  'a program that ends takes its remaining processes with it',
  async () => {
    const ended = join(temporaryFolder(onTestFinished), 'ended')
    const leftBehind = `
    process.on('SIGTERM', () => {
      require('node:fs').writeFileSync(${JSON.stringify(ended)}, '')
      process.exit()
    })
    setInterval(() => {}, 1000)
    console.log('ready')
  `
    const program = `
    const { spawn } = require('node:child_process')
    const child = spawn(process.execPath, ['-e', ${JSON.stringify(leftBehind)}])
    child.stdout.once('data', () => process.exit(0))
  `
    await runLogged(node(program), { log: logFile() })
    await vi.waitFor(() => expect(existsSync(ended)).toBe(true), { timeout: 5000 })
  },
)
