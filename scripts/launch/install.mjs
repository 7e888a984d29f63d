import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runLogged } from './child.mjs'
import { LAUNCH_LOGS, ROOT, STAMPS } from './folders.mjs'
import { step } from './progress.mjs'
import { Refusal } from './refusal.mjs'
import { npm } from './tool.mjs'

/** The fields of a package.json that decide what is installed; a changed script needs no new installation. */
const DECIDING = [
  'name',
  'workspaces',
  'bin',
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
  'overrides',
]

/** Error messages of npm and what the user can do. The first match is shown. */
const ADVICE = [
  {
    says: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|network/i,
    advice:
      'The package registry cannot be reached. Check the network and its proxy (`npm ping` tests the connection), ' +
      'then start again: downloaded packages are kept.',
  },
  { says: /ENOSPC/, advice: 'The disk is full. Free some space, then start again.' },
  {
    says: /EACCES|EPERM|EROFS/,
    advice:
      'npm may not write to this folder. Make the user who starts Yaoji the owner of it and ~/.npm, then start again.',
  },
  {
    says: /E404|ETARGET/,
    advice:
      'The registry does not have a package. If `npm config get registry` names a mirror, try the public registry.',
  },
]

/** Installs the dependencies when they are missing or when the required ones have changed. */
export async function ensureInstalled() {
  const need = installNeed(ROOT, readStamp())
  const wanted = wantedDigest(ROOT)
  if (need === 'by hand') return writeStamp(wanted)
  if (!need) return
  const log = join(LAUNCH_LOGS, 'install.log')
  // install, not ci: ci of npm 11 refuses a lock file when the registry lacks another platform's optional package
  // (npm/cli#9846). Delete when ci accepts it. `--include=dev`: the builds need it also with NODE_ENV=production.
  const command = npm('install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=http')
  const label = need === 'missing' ? 'Installing packages' : 'Updating packages'
  const { code, tail } = await step(label, () => runLogged(command, { log }), {
    outcome: answer => (answer.code === 0 ? 'done' : 'failed'),
  })
  if (code !== 0) throw new Refusal(installFailure(tail, log))
  writeStamp(wantedDigest(ROOT))
}

/**
 * Why packages must be installed: they are `missing`, or the required ones `changed`. `by hand` means that the user
 * ran npm and the result is up to date; undefined, that the stamp is.
 * @param {string} root
 * @param {string | undefined} stamp digest of what was last installed
 */
export function installNeed(root, stamp) {
  const npmsOwnLock = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(npmsOwnLock)) return 'missing'
  if (stamp === wantedDigest(root)) return undefined
  const installed = statSync(npmsOwnLock).mtimeMs
  const upToDate = deciders(root).every(file => statSync(file).mtimeMs <= installed)
  return upToDate ? 'by hand' : 'changed'
}

/** A digest of all files that decide what is installed. */
export function wantedDigest(root) {
  const hash = createHash('sha1').update(`${process.platform} ${process.arch}`)
  for (const file of deciders(root)) {
    const text = readFileSync(file, 'utf8')
    hash.update(file.endsWith('/package.json') ? decidingPart(text) : text)
  }
  return hash.digest('hex')
}

/** The message for a failed installation: the errors in npm's log, then what to do. */
export function installFailure(tail, log) {
  // Between the lines for the user, npm prints the stack and the fields of its error object, indented.
  const errors = tail.filter(line => /^npm error (?!\s|}|A complete log)/.test(line))
  const shown = errors.length > 0 ? errors : tail.slice(-15)
  const fitting = ADVICE.find(({ says }) => says.test(shown.join('\n')))
  const advice = fitting?.advice ?? 'Fix the errors above, then start again.'
  return [
    '',
    ...shown.map(line => `  ${line}`),
    '',
    `Packages could not be installed. ${advice}`,
    `Log: ${log}`,
  ].join('\n')
}

function deciders(root) {
  const { workspaces = [] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const manifests = workspaces
    .flatMap(pattern => workspaceFolders(root, pattern))
    .map(folder => join(folder, 'package.json'))
  const files = ['package-lock.json', '.npmrc', 'package.json'].map(name => join(root, name))
  return [...files, ...manifests].filter(file => existsSync(file))
}

function workspaceFolders(root, pattern) {
  if (!pattern.endsWith('/*')) return [join(root, pattern)]
  const parent = join(root, dirname(pattern))
  if (!existsSync(parent)) return []
  return readdirSync(parent)
    .sort()
    .map(name => join(parent, name))
}

function decidingPart(text) {
  const manifest = JSON.parse(text)
  return JSON.stringify(DECIDING.map(field => manifest[field]))
}

function readStamp() {
  const file = join(STAMPS, 'install')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function writeStamp(digest) {
  mkdirSync(STAMPS, { recursive: true })
  writeFileSync(join(STAMPS, 'install'), digest)
}
