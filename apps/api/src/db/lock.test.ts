import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, expect, test, vi } from 'vitest'
import { DataFolderError, lockFolder } from './lock'

const home = mkdtempSync(path.join(tmpdir(), 'yaoji-lock-'))

afterAll(() => rmSync(home, { recursive: true, force: true }))

function refusalOf(folder: string): string {
  try {
    lockFolder(folder)()
    return ''
  } catch (error) {
    if (error instanceof DataFolderError) return error.message
    throw error
  }
}

/** What this process writes into a lock. */
function readFileOfLock(): string {
  const folder = path.join(home, 'mine')
  const release = lockFolder(folder)
  const text = readFileSync(path.join(folder, 'lock'), 'utf8')
  release()
  return text
}

test('[SV-01] a folder is made where there is none, and its lock goes when it is released', () => {
  const folder = path.join(home, 'new/and/deep')
  const release = lockFolder(folder)
  expect(existsSync(path.join(folder, 'lock'))).toBe(true)
  release()
  expect(existsSync(path.join(folder, 'lock'))).toBe(false)
})

test('[SV-01] a second holder is refused with the holder’s name; a lock whose process is gone is taken over', () => {
  const folder = path.join(home, 'held')
  const release = lockFolder(folder)
  expect(refusalOf(folder)).toBe(
    `The data folder ${folder} is in use by process ${process.pid}. Stop it first, or set DATA_DIR to another folder.`,
  )
  release()
  // This process again, but begun at another moment: the id was reused.
  writeFileSync(path.join(folder, 'lock'), `${process.pid} 1`)
  expect(refusalOf(folder)).toBe(process.platform === 'linux' ? '' : expect.stringContaining('in use'))
})

test('[SV-01] a lock that its holder has made and not yet written is waited for, and not taken over', async () => {
  const folder = path.join(home, 'unwritten')
  mkdirSync(folder)
  const file = path.join(folder, 'lock')
  const written = readFileOfLock()
  writeFileSync(file, '')
  // This thread waits, so another one writes.
  const writer = new Worker(
    `const { writeFileSync } = require('node:fs')
    setTimeout(() => writeFileSync(...require('node:worker_threads').workerData), 100)`,
    { eval: true, workerData: [file, written] },
  )
  await once(writer, 'online')
  expect(refusalOf(folder)).toContain(`is in use by process ${process.pid}.`)
  await once(writer, 'exit')
})

test('[SV-01] a lock that stays empty was left by a crash', () => {
  const folder = path.join(home, 'empty')
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'lock'), '')
  expect(refusalOf(folder)).toBe('')
})

test.runIf(process.platform === 'linux')(
  '[SV-01] a lock of another container, whose process ids mean nothing here, holds as long as it is touched',
  () => {
    const folder = path.join(home, 'shared')
    const lock = path.join(folder, 'lock')
    mkdirSync(folder)
    // This very process id, in another pid namespace.
    writeFileSync(lock, readFileOfLock().replace(/pid:\[\d+\]/, 'pid:[1]'))
    expect(refusalOf(folder)).toMatch(/in use by a process of another container or machine\. Stop it first/)
    const longAgo = new Date(Date.now() - 31_000)
    utimesSync(lock, longAgo, longAgo)
    expect(refusalOf(folder)).toBe('')
  },
)

test('[SV-01] a holder touches its lock, and leaves one alone that is not its own any more', () => {
  vi.useFakeTimers({ now: Date.now() + 3_600_000 })
  const folder = path.join(home, 'touched')
  const lock = path.join(folder, 'lock')
  const release = lockFolder(folder)
  vi.advanceTimersByTime(5000)
  expect(Math.round(statSync(lock).mtimeMs)).toBe(Date.now())
  writeFileSync(lock, '1 1 elsewhere')
  release()
  vi.useRealTimers()
  expect(readFileSync(lock, 'utf8')).toBe('1 1 elsewhere')
})

test('[SV-01] a takeover that a killed process left behind refuses one start, and not the next', () => {
  const folder = path.join(home, 'taken over')
  const guard = path.join(folder, 'lock.takeover')
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'lock'), `${process.pid} 1`)
  writeFileSync(guard, '')
  const longAgo = new Date(Date.now() - 6_000)
  utimesSync(guard, longAgo, longAgo)
  expect(refusalOf(folder)).toMatch(/is being taken by another process\. Try again\.$/)
  expect(refusalOf(folder)).toBe(process.platform === 'linux' ? '' : expect.stringContaining('in use'))
  expect(existsSync(guard)).toBe(false)
})

test('[SV-01] what is no lock in the place of the lock is one clear line', () => {
  const folder = path.join(home, 'odd')
  mkdirSync(path.join(folder, 'lock'), { recursive: true })
  expect(refusalOf(folder)).toMatch(/^The lock \S+ cannot be taken \(EISDIR\)\. Look what it is/)
})

test('[SV-01] a file in place of the folder, or above it, is one clear line', () => {
  const file = path.join(home, 'file')
  writeFileSync(file, '')
  expect(refusalOf(file)).toBe(`${file} is a file. Set DATA_DIR to a folder.`)
  expect(refusalOf(path.join(file, 'below'))).toMatch(/cannot be made \(ENOTDIR\)\. Set DATA_DIR/)
})

test.runIf(process.platform === 'linux')(
  '[SV-01] a place where nothing can be made is refused at once',
  () => {
    expect(refusalOf('/proc/yaoji/data')).toBe(
      'The data folder /proc/yaoji/data cannot be made (ENOENT). Set DATA_DIR to a writable one.',
    )
  },
)
