import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runLogged } from '../launch/child.mjs'
import { LAUNCH_LOGS, ROOT } from '../launch/folders.mjs'
import { step } from '../launch/progress.mjs'
import { Refusal } from '../launch/refusal.mjs'
import { tool } from '../launch/tool.mjs'
import { checkOut } from './source.mjs'

/** Everything that the command stores: sources, built Storybooks, photographs, the report. */
export const PICTURES = join(ROOT, '.cache/pictures')

/**
 * The built Storybook of a source, without documentation pages and property tables, which have no pictures.
 * @param {import('./source.mjs').Source} source
 * @param {string} name for the progress display
 * @returns {Promise<string>} its folder
 */
export async function builtStorybook(source, name) {
  const folder = join(PICTURES, source.key)
  const made = join(folder, 'storybook')
  if (existsSync(made)) return made
  const sources = join(folder, 'source')
  await checkOut(source, sources)
  const log = join(LAUNCH_LOGS, 'pictures-build.log')
  const output = join(folder, 'building')
  const command = tool('storybook', 'build', '--test', '--quiet', `--output-dir=${output}`)
  const env = { STORYBOOK_DISABLE_TELEMETRY: '1', NO_COLOR: '1' }
  const { code, tail } = await step(`Building the stories of ${name}`, () =>
    runLogged(command, { log, cwd: sources, env }),
  )
  if (code !== 0)
    throw new Refusal([...tail.slice(-20), `The stories of ${name} do not build. Log: ${log}`].join('\n'))
  rmSync(sources, { recursive: true, force: true })
  renameSync(output, made)
  return made
}
