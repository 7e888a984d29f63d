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

test('[LB-04] a release without a registry: one new version for the packages, and each change in a changelog', async () => {
  const folder = await repositoryToRelease()
  const versionsOf = home =>
    PACKAGES.map(name => readJson(join(home, 'packages', name, 'package.json')).version)
  const before = versionsOf(folder)
  const waiting = waitingIn(folder)
  expect(waiting.length).toBeGreaterThan(0)

  const [program, ...args] = tool('changeset', 'version')
  await run(program, args, { cwd: folder })

  const [version, ...others] = versionsOf(folder)
  expect(before).not.toContain(version)
  expect(new Set(others)).toEqual(new Set([version]))
  const changelogs = PACKAGES.map(name => join(folder, 'packages', name, 'CHANGELOG.md')).filter(existsSync)
  const text = changelogs.map(path => readFileSync(path, 'utf8')).join('\n')
  expect(text).toContain(`## ${version}`)
  const missing = waiting.filter(summary => !text.includes(summary.split('\n')[0]))
  expect(missing).toEqual([])
  expect(waitingIn(folder)).toEqual([])
  expect(readJson(join(folder, 'apps/storefront/package.json')).version).toBe(
    readJson(join(ROOT, 'apps/storefront/package.json')).version,
  )
})
