import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ROOT } from './folders.mjs'

/** The output of git. Throws when git fails or is not installed. */
export function git(args, { cwd = ROOT, env, encoding = 'utf8' } = {}) {
  const output = execFileSync('git', args, {
    cwd,
    env: { ...process.env, ...env },
    encoding,
    maxBuffer: 1024 ** 3,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return encoding === 'utf8' ? output.trim() : output
}

/**
 * Id of a git tree with the current files of the working tree: also uncommitted changes and new files, without ignored
 * files. The index of the repository does not change.
 * @param {string} [root]
 */
export function workingTreeId(root = ROOT) {
  const folder = mkdtempSync(join(tmpdir(), 'yaoji-index-'))
  try {
    const index = join(folder, 'index')
    // A copy of the real index, so that git reads only the files that changed since.
    const real = resolve(root, git(['rev-parse', '--git-path', 'index'], { cwd: root }))
    if (existsSync(real)) copyFileSync(real, index)
    const env = { GIT_INDEX_FILE: index }
    git(['add', '--all'], { cwd: root, env })
    return git(['write-tree'], { cwd: root, env })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Paths that differ between two trees and exist in the second.
 * @returns {string[]}
 */
export function changedPaths(before, after, root = ROOT) {
  const output = git(['diff-tree', '-r', '-z', '--name-only', '--diff-filter=d', before, after], {
    cwd: root,
  })
  return output.split('\0').filter(Boolean)
}
