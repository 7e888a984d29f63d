import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Refusal } from '../launch/refusal.mjs'

/**
 * Writes new files, and the new text of existing ones; all of them or none.
 * @param {string} folder
 * @param {{ files: Record<string, string>, changed: Record<string, string> }} placed text by path from the folder
 * @throws {Refusal} when a new file exists already
 */
export function writeAll(folder, { files, changed }) {
  const taken = Object.keys(files).filter(path => existsSync(join(folder, path)))
  const folders = new Set(taken.map(path => dirname(path)))
  // When the whole pattern exists, name its folder instead of six files.
  const [inTheWay] = taken.length > 1 && folders.size === 1 ? folders : [taken.join(', ')]
  if (taken.length > 0) throw new Refusal(`Nothing was written: ${inTheWay} exists already.`)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text, { flag: 'wx' })
  }
  for (const [path, text] of Object.entries(changed)) writeFileSync(join(folder, path), text)
}
