import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files whose titles prove requirements. */
const TEST_FILE = /\.(test|spec)\.(tsx?|mjs)$|\.stories\.tsx$/
const SKIPPED = new Set(['node_modules', 'dist', 'storybook-static', 'test-results', 'playwright-report'])

/** `[RT-07]`, `[RT-07, ST-01]` in a title; `'RT-07'`, alone in its quotes, in a table that titles are made from. */
const BRACKETED = /\[((?:[A-Z]{2}-\d{2})(?:\s*[,/ ]\s*[A-Z]{2}-\d{2})*)\]/g
const QUOTED = /(['"`])([A-Z]{2}-\d{2})\1/g
const ID = /[A-Z]{2}-\d{2}/g
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g

/** The requirement ids that a test file's source names in its titles. Comments prove nothing. */
export function idsIn(source) {
  const code = source.replace(COMMENT, '')
  const bracketed = [...code.matchAll(BRACKETED)].flatMap(match => match[1].match(ID))
  const quoted = [...code.matchAll(QUOTED)].map(match => match[2])
  return [...new Set([...bracketed, ...quoted])]
}

/**
 * Which files name which ids.
 * @param {string} root @param {string[]} folders
 * @returns {Map<string, string[]>} id to paths from the root
 */
export function proofsUnder(root, folders) {
  const proofs = new Map()
  for (const path of folders.flatMap(folder => testFiles(root, folder))) {
    for (const id of idsIn(readFileSync(join(root, path), 'utf8')))
      proofs.set(id, [...(proofs.get(id) ?? []), path])
  }
  return proofs
}

function testFiles(root, folder) {
  return entries(join(root, folder)).flatMap(entry => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : testFiles(root, path)
    return TEST_FILE.test(entry.name) ? [path] : []
  })
}

function entries(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
