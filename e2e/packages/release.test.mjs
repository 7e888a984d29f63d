import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from '../../scripts/launch/folders.mjs'
import { tool } from '../../scripts/launch/tool.mjs'
import { PACKAGES } from './install/folders.mjs'

const WORKSPACES = [...PACKAGES.map(name => `packages/${name}`), 'apps/api', 'apps/storefront', 'e2e']

const run = promisify(execFile)
const readJson = path => JSON.parse(readFileSync(path, 'utf8'))

/** A repository with the manifests and the changesets of this one, and nothing to publish to. */
async function repositoryToRelease() {
  const folder = mkdtempSync(join(tmpdir(), 'yaoji-release-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const manifests = WORKSPACES.map(workspace => join(workspace, 'package.json'))
  for (const path of ['package.json', 'package-lock.json', '.changeset', ...manifests]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(ROOT, path), join(folder, path), { recursive: true })
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const git = (...args) =>
    run('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], { cwd: folder })
  await git('init', '--quiet', '--initial-branch=main')
  await git('add', 'package.json', '.changeset', 'packages', 'apps', 'e2e')
  await git('commit', '--quiet', '--message=Before the release')
  return folder
}

/** The summaries of the changesets that wait for a release. */
const waitingIn = folder =>
  readdirSync(join(folder, '.changeset'))
    .filter(file => file.endsWith('.md') && file !== 'README.md')
    .map(file =>
      readFileSync(join(folder, '.changeset', file), 'utf8')
        .split('---\n')
        .at(-1)
        .trim(),
    )

const versionsOf = folder =>
  PACKAGES.map(name => readJson(join(folder, 'packages', name, 'package.json')).version)

async function applyChangesets(folder) {
  const [program, ...args] = tool('changeset', 'version')
  await run(program, args, { cwd: folder })
}

test('[LB-04 2] a release without a registry: new versions, and each change in a changelog', async () => {
  const folder = await repositoryToRelease()
  const before = versionsOf(folder)
  const waiting = waitingIn(folder)
  await applyChangesets(folder)
  for (const version of versionsOf(folder)) expect(before).not.toContain(version)
  const text = PACKAGES.map(name => join(folder, 'packages', name, 'CHANGELOG.md'))
    .filter(path => existsSync(path))
    .map(path => readFileSync(path, 'utf8'))
    .join('\n')
  expect(waiting.filter(summary => !text.includes(summary.split('\n')[0]))).toEqual([])
  expect(waitingIn(folder)).toEqual([])
  expect(readJson(join(folder, 'apps/storefront/package.json')).version).toBe(
    readJson(join(ROOT, 'apps/storefront/package.json')).version,
  )
})

test('[LB-04 1] a change of one package gives all four the same new version', async () => {
  const folder = await repositoryToRelease()
  const changesets = readdirSync(join(folder, '.changeset')).filter(file => /(?<!README)\.md$/.test(file))
  for (const file of changesets) rmSync(join(folder, '.changeset', file))
  writeFileSync(join(folder, '.changeset/one.md'), "---\n'@yaoji/ui': patch\n---\n\nOne change.\n")
  const [before] = versionsOf(folder)
  await applyChangesets(folder)
  const [version, ...others] = versionsOf(folder)
  expect(version).not.toBe(before)
  expect(new Set(others)).toEqual(new Set([version]))
})
