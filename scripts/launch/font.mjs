import { spawnSync } from 'node:child_process'

/** Whether the machine has a font for Chinese text. Only Linux can be without one. */
export function hasChineseFont() {
  if (process.platform !== 'linux') return true
  const { status, stdout } = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' })
  return status === 0 && stdout.trim() !== ''
}
