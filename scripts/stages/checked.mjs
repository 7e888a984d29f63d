import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { readMemory } from '../launch/fingerprint.mjs'
import { changedPaths, workingTreeId } from '../launch/git.mjs'

/**
 * Remembers the files of the last unit test run, and the tests that failed in it. A failed test runs again; the passed
 * ones do not.
 * @param {string} root
 * @param {string} file where this is stored
 */
export function openChecked(root, file) {
  const now = treeOf(root)
  const { tree, node, failed = [] } = readMemory(file)
  return {
    /** Paths that changed since the last run, and the tests that failed; undefined when all tests must run. */
    paths: now && tree && node === process.version ? since(tree, now, root, failed) : undefined,
    /**
     * Stores that every test that the change can affect has run, on the files at the time of `openChecked`.
     * @param {string[]} reports the runner's JSON files
     */
    keep(reports) {
      if (!now) return
      mkdirSync(dirname(file), { recursive: true })
      const failedNow = reports.flatMap(failedFiles).map(path => relative(root, path))
      writeFileSync(file, JSON.stringify({ tree: now, node: process.version, failed: failedNow }))
    },
  }
}

function treeOf(root) {
  try {
    return workingTreeId(root)
  } catch {
    // An unpacked archive, or a machine without git: the changes are unknown.
    return undefined
  }
}

function since(tree, now, root, failed) {
  try {
    return [...new Set([...changedPaths(tree, now, root), ...failed])]
  } catch {
    // Git has deleted that tree.
    return undefined
  }
}

function failedFiles(report) {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)
}
