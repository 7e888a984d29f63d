import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { runLogged } from '../launch/child.mjs'
import { LAUNCH_LOGS, ROOT } from '../launch/folders.mjs'
import { git, workingTreeId } from '../launch/git.mjs'
import { step } from '../launch/progress.mjs'
import { Refusal } from '../launch/refusal.mjs'
import { npm } from '../launch/tool.mjs'

/** The files that a picture of a story depends on. */
const SHOWN = [
  'packages/domain',
  'packages/hooks',
  'packages/ui',
  '.storybook',
  'tsconfig.base.json',
  'package-lock.json',
]
const PACKAGES = ['domain', 'api-client', 'hooks', 'ui']

/**
 * @typedef {object} Source
 * @property {string} tree id of a git tree
 * @property {string} key equal for two trees with the same files for stories
 */

/** The tree of a commit. @returns {Source} */
export function committed(ref) {
  try {
    return sourceOf(git(['rev-parse', '--verify', '--quiet', `${ref}^{tree}`]))
  } catch {
    throw new Refusal(`pictures: git has no commit ${ref}. Give a branch, a tag or a commit.`)
  }
}

/** The working tree, with uncommitted changes and new files. @returns {Source} */
export function workingTree() {
  return sourceOf(workingTreeId())
}

/** @returns {Source} */
function sourceOf(tree) {
  const files = git(['ls-tree', '-r', tree, '--', ...SHOWN])
    .split('\n')
    .filter(line => !/\.(test\.tsx?|md)$/.test(line))
  return { tree, key: createHash('sha1').update(files.join('\n')).digest('hex').slice(0, 16) }
}

/**
 * Writes the files of a tree into a folder inside the repository. Its packages are linked to each other; other
 * dependencies come from the node_modules of the repository, unless that tree needs another version of one.
 * @param {Source} source
 * @param {string} folder
 */
export async function checkOut({ tree }, folder) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const archive = git(['archive', tree], { encoding: 'buffer' })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  if (!isInstalledHere(readFileSync(join(folder, 'package-lock.json'), 'utf8'))) return install(folder)
  mkdirSync(join(folder, 'node_modules/@yaoji'), { recursive: true })
  for (const name of PACKAGES) {
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@yaoji', name), 'dir')
  }
}

/** Whether node_modules of the repository has every package of a lock file, in its version. */
function isInstalledHere(lock) {
  const ours = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages
  return Object.entries(JSON.parse(lock).packages).every(
    ([path, { version, link }]) => !path.includes('node_modules/') || link || ours[path]?.version === version,
  )
}

async function install(folder) {
  const log = join(LAUNCH_LOGS, 'pictures-install.log')
  const command = npm('install', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund')
  const { code, tail } = await step('Installing the packages of that commit', () =>
    runLogged(command, { log, cwd: folder }),
  )
  if (code !== 0) throw new Refusal([...tail.slice(-10), `Log: ${log}`].join('\n'))
}
