import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
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

test('[SV-01] a folder is made where there is none, and its lock goes when it is released', () => {
  const folder = path.join(home, 'new/and/deep')
  const release = lockFolder(folder)
  expect(existsSync(path.join(folder, 'lock'))).toBe(true)
  release()
  expect(existsSync(path.join(folder, 'lock'))).toBe(false)
})

test('[SV-01] a second holder is refused and told who has it; a lock whose process is gone is taken over', () => {
  const folder = path.join(home, 'held')
  const release = lockFolder(folder)
  expect(refusalOf(folder)).toBe(
    `The data folder ${folder} is in use by process ${process.pid}. Stop it first, or set DATA_DIR to another folder.`,
  )
  release()
  // This process again, but begun at another moment: the id was given away anew.
  writeFileSync(path.join(folder, 'lock'), `${process.pid} 1`)
  expect(refusalOf(folder)).toBe(process.platform === 'linux' ? '' : expect.stringContaining('in use'))
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
