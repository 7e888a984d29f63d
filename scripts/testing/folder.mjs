import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * A folder of a test's own, with files in it, that goes with the test.
 * @param {(remove: () => void) => void} onEnd the runner's onTestFinished
 * @param {Record<string, string>} [files] text by path
 */
export function temporaryFolder(onEnd, files = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'yaoji-'))
  onEnd(() => rmSync(folder, { recursive: true, force: true }))
  write(folder, files)
  return folder
}

/** Writes files into a folder, making the folders between. */
export function write(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}
