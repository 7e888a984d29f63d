import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { readMemory } from '../launch/fingerprint.mjs'
import { changedPaths, workingTreeId } from '../launch/git.mjs'

/**
 * Remembers how far the unit tests were run: for which files they have spoken, and which of them failed. A red test
 * is run again, and takes no pass from the others.
 * @param {string} root
 * @param {string} file where the memory is kept
 */
export function openChecked(root, file) {
  const now = treeOf(root)
  const { tree, node, failed = [] } = readMemory(file)
  return {
    /** Paths that changed since, and the tests that failed; undefined where nothing is known and all must run. */
    paths: now && tree && node === process.version ? since(tree, now, root, failed) : undefined,
    /**
     * Says that every test that the change can reach has run, on the files as they were when the memory was opened.
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
    // An unpacked archive, or a machine without git: nothing tells what changed.
    return undefined
  }
}

function since(tree, now, root, failed) {
  try {
    return [...new Set([...changedPaths(tree, now, root), ...failed])]
  } catch {
    // Git has thrown that tree away.
    return undefined
  }
}

function failedFiles(report) {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)
}
