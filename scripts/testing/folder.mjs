import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * A folder with files for one test; it is deleted when the test ends.
 * @param {(remove: () => void) => void} onEnd the runner's onTestFinished
 * @param {Record<string, string>} [files] text by path
 */
export function temporaryFolder(onEnd, files = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'yaoji-'))
  onEnd(() => rmSync(folder, { recursive: true, force: true }))
  write(folder, files)
  return folder
}

/** Writes files into a folder, and creates their folders. */
export function write(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}
