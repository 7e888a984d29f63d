import { spawnSync } from 'node:child_process'

/** Whether Chinese text shows as text. Only Linux comes without such a font. */
export function hasChineseFont() {
  if (process.platform !== 'linux') return true
  const { status, stdout } = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' })
  return status === 0 && stdout.trim() !== ''
}
