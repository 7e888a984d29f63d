import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Refusal } from '../launch/refusal.mjs'

/**
 * Writes new files; all of them or none.
 * @param {string} folder @param {Record<string, string>} files text by path from the folder
 * @throws {Refusal} when one of them is there already
 */
export function writeNew(folder, files) {
  const taken = Object.keys(files).filter(path => existsSync(join(folder, path)))
  const folders = new Set(taken.map(path => dirname(path)))
  // A whole pattern that was made before is one thing in the way, not eight.
  const [inTheWay] = taken.length > 1 && folders.size === 1 ? folders : [taken.join(', ')]
  if (taken.length > 0) throw new Refusal(`Nothing was written: ${inTheWay} is there already.`)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text, { flag: 'wx' })
  }
}
