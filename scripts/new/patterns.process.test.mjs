import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from '../launch/folders.mjs'
import { tool } from '../launch/tool.mjs'
import { checkTypesOf, workshop } from '../testing/workshop.mjs'
import { component } from './component.mjs'
import { endpoint } from './endpoint.mjs'
import { page } from './page.mjs'

const PATTERNS = { component, page, endpoint }

test('what the patterns make and show fits the house, and so does the walk of CONTRIBUTING', async () => {
  const folder = workshop(onTestFinished)
  const written = [
    ...(await make(folder, 'component', 'Goods/GoodsCompareWithNeighbours')),
    ...(await make(folder, 'page', 'trial/PriceNotes')),
    ...(await make(folder, 'page', 'trial/StarPage')),
    ...(await make(folder, 'endpoint', 'priceNote.detail')),
    ...(await make(folder, 'endpoint', 'message.detail')),
    ...(await walk(folder)),
  ]
  checkTypesOf(
    folder,
    [...new Set(written)].filter(path => /\.tsx?$/.test(path)),
  )
  const fresh = [...new Set(written)].filter(path => !isThere(path))
  const migrated = await run(tool('drizzle-kit', 'generate', '--name=trial'), join(folder, 'apps/api'))
  expect(migrated).toMatchObject({ code: 0 })
  const [typed, linted, components, pages, calls] = await Promise.all([
    run(tool('tsc', '-p', '.'), folder),
    run(tool('biome', 'check', '--vcs-enabled=false', `--config-path=${ROOT}`, ...fresh), folder),
    run(tool('vitest', 'run', '--reporter=json'), join(folder, 'packages/ui')),
    run(tool('vitest', 'run', '--reporter=json'), join(folder, 'apps/storefront')),
    run(tool('vitest', 'run', '--reporter=json'), join(folder, 'apps/api')),
  ])
  expect(typed).toEqual({ code: 0, stdout: '' })
  expect(linted).toMatchObject({ code: 0 })
  expect(outcomeOf(components)).toEqual({ passed: 6, failures: [] })
  // With the tests of the house that a page and a call must be made known to.
  expect(outcomeOf(pages)).toEqual({ passed: expect.any(Number), failures: [] })
  expect(outcomeOf(calls)).toEqual({ passed: expect.any(Number), failures: [] })
  expect(titlesOf(pages)).toEqual(
    expect.arrayContaining([
      '[RT-44] /price-notes shows a failure in place, with a retry that works',
      '[RT-44] /price-notes has the title and the frame of its requirement',
      '[RT-23] /star has the title and the frame of its requirement',
    ]),
  )
  expect(titlesOf(calls)).toEqual(
    expect.arrayContaining([
      'a buyer reads what is theirs',
      "'priceNote.detail': looks like a missing one and stays",
      "'message.detail': looks like a missing one and stays",
    ]),
  )
}, 240_000)

function titlesOf({ stdout }) {
  return JSON.parse(stdout).testResults.flatMap(file => file.assertionResults.map(({ title }) => title))
}

/** How many tests of a vitest report passed, and what the others said. */
function outcomeOf({ stdout }) {
  const { numPassedTests, testResults } = JSON.parse(stdout)
  const failures = testResults.flatMap(file => [
    ...(file.message ? [file.message] : []),
    ...file.assertionResults.flatMap(each => each.failureMessages ?? []),
  ])
  return { passed: numPassedTests, failures }
}

/** Makes a pattern and does with its snippets what it says. Answers the paths that were written. */
async function make(folder, pattern, name) {
  const { files, snippets, next } = PATTERNS[pattern](name, path => textOf(join(folder, path)))
  const made = await run([process.execPath, join(ROOT, 'scripts/new.mjs'), pattern, name, '--into', folder])
  expect(made).toMatchObject({ code: 0 })
  for (const snippet of snippets) add(join(folder, snippet.where), snippet)
  for (const line of next) replace(folder, line)
  return [...Object.keys(files), ...snippets.map(({ where }) => where)]
}

/** Does what a line says of a pending row. */
function replace(folder, line) {
  const [, name, file, text] = /^In the row '(\w+)' of (\S+), remove: `(.+)`$/.exec(line) ?? []
  if (!name) return
  const lines = readFileSync(join(folder, file), 'utf8').split('\n')
  const changed = lines.map(row => (row.includes(`name: '${name}'`) ? row.replace(text, '') : row))
  writeFileSync(join(folder, file), changed.join('\n'))
}

/** Puts a snippet where it says: imports first, the entry into what it names, the text above that or at the end. */
function add(file, { imports = '', text = '', into }) {
  const lines = readFileSync(file, 'utf8').split('\n')
  const opens = line => new RegExp(`\\b${into.name.replace(/[[(]/g, '\\$&')}(?!\\w).*(?<=[[{])$`).test(line)
  const at = into ? lines.findIndex(opens) : lines.length
  expect(at, `${into?.name} in ${file}`).toBeGreaterThan(-1)
  if (into) {
    const end = lines.findIndex((line, row) => row > at && /^[\]}]/.test(line))
    lines.splice(into.last ? end : at + 1, 0, into.entry)
  }
  writeFileSync(file, [imports, ...lines.slice(0, at), text, ...lines.slice(at), ''].join('\n'))
}

/** Makes CONTRIBUTING's component, and gives each file the text that stands there. */
async function walk(folder) {
  const guide = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')
  const [, name] = /npm run new component (\S+)/.exec(guide)
  const made = await make(folder, 'component', name)
  const home = dirname(made[0])
  const blocks = [...guide.matchAll(/^```tsx?\n\/\/ (?:\S*\/)?(\S+)\n([\s\S]*?)^```$/gm)]
  for (const [, file, text] of blocks) {
    expect(readdirSync(join(folder, home))).toContain(file)
    writeFileSync(join(folder, home, file), text)
  }
  return made
}

/** Runs a program; a failure is an answer too. */
async function run([program, ...args], cwd = ROOT) {
  try {
    const { stdout } = await promisify(execFile)(program, args, {
      cwd,
      env: { ...process.env, NO_COLOR: '1' },
    })
    return { code: 0, stdout }
  } catch (error) {
    return { code: error.code, stdout: error.stdout + error.stderr }
  }
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

const isThere = path => textOf(join(ROOT, path)) !== undefined
