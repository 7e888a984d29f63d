import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from '../launch/folders.mjs'
import { tool } from '../launch/tool.mjs'
import { checkTypesOf, copyRepository } from '../testing/repositoryCopy.mjs'
import { parseName } from './names.mjs'

/** A page of each kind, some of them in the member centre, with one of the titles of its tests. */
const KINDS = [
  {
    kind: 'list',
    name: 'trial/PriceChanges',
    title: '[/price-changes] a tab is one press, and leads to its first page',
  },
  {
    kind: 'list',
    name: 'user/Ledger',
    title: '[/ledger] the address is the state: the list is that of its tab, keywords, days and page',
  },
  {
    kind: 'detail',
    name: 'trial/PriceChange',
    title: '[/price-change] the buttons are the actions that the service allows',
  },
  {
    kind: 'form',
    name: 'user/Vacation',
    title: '[/vacation] a refusal of the service is at its field, and what was typed stays',
  },
  {
    kind: 'wizard',
    name: 'trial/StoreOpening',
    title: '[/store-opening/step2] a later step leads to the first open step',
  },
  {
    kind: 'wizard',
    name: 'user/StoreClosing',
    title: '[/store-closing/step1] saving leads to the next step',
  },
  { kind: 'article', name: 'help/Rules', title: '[/rules] the tree of articles is beside it' },
]

test('the files of the patterns and the component of CONTRIBUTING compile and pass lint and tests', async () => {
  const folder = copyRepository(onTestFinished)
  await make(folder, 'component', 'Goods/GoodsCompareWithNeighbours')
  await make(folder, 'page', 'trial/PriceNotes')
  await make(folder, 'page', 'user/Vouchers')
  for (const { kind, name } of KINDS) await make(folder, 'page', name, '--kind', kind)
  await make(folder, 'endpoint', 'priceNote.detail')
  await make(folder, 'endpoint', 'priceNote.text')
  await make(folder, 'endpoint', 'message.detail')
  await make(folder, 'endpoint', 'priceWatch.list')
  await make(folder, 'page', 'user/PriceWatches', '--kind', 'list', '--call', 'priceWatch.list')
  await makeGuideComponent(folder)
  const written = writtenIn(folder)
  checkTypesOf(folder, written)
  const migrated = await run(tool('drizzle-kit', 'generate', '--name=trial'), join(folder, 'apps/api'))
  expect(migrated).toMatchObject({ code: 0 })
  const [typed, linted, components, pages, calls] = await Promise.all([
    run(tool('tsc', '-p', '.'), folder),
    run(tool('biome', 'check', '--vcs-enabled=false', ...written), folder),
    run(tool('vitest', 'run', '--reporter=json'), join(folder, 'packages/ui')),
    run(tool('vitest', 'run', '--reporter=json'), join(folder, 'apps/storefront')),
    run(tool('vitest', 'run', '--reporter=json'), join(folder, 'apps/api')),
  ])
  expect(typed).toEqual({ code: 0, stdout: '' })
  expect(linted).toMatchObject({ code: 0 })
  expect(outcomeOf(components)).toEqual({ passed: 8, failures: [] })
  // Includes the tests that compare the repository with its tables.
  expect(outcomeOf(pages)).toEqual({ passed: expect.any(Number), failures: [] })
  expect(outcomeOf(calls)).toEqual({ passed: expect.any(Number), failures: [] })
  expect(titlesOf(pages)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^\[RT-\d+\] \/price-notes shows a failure in place, with a retry that works$/),
      expect.stringMatching(/^\/price-notes has the title and the frame of its requirement$/),
      expect.stringMatching(/^\/vouchers has the title and the frame of its requirement$/),
      expect.stringMatching(/^\[RT-\d+\] \/vouchers \[RO-04\] leads a visitor to the login page/),
      expect.stringMatching(/^\[RT-\d+ \/price-watches\] the page of the list is in the address$/),
      ...KINDS.map(({ title }) => expect.stringMatching(withAnyId(title))),
    ]),
  )
  expect(titlesOf(calls)).toEqual(
    expect.arrayContaining([
      'a buyer reads their own object',
      'a buyer reads a page of their own objects, the newest first',
      'every module has a place, and every place a module',
      'priceNote.detail id: looks like a missing one, stays, and its refusal is in the log; the buyer’s own one is accepted',
      'priceNote.text id: looks like a missing one, stays, and its refusal is in the log; the buyer’s own one is accepted',
      'message.detail id: looks like a missing one, stays, and its refusal is in the log; the buyer’s own one is accepted',
    ]),
  )
}, 300_000)

/** The title with the id of any requirement before its path. */
function withAnyId(title) {
  const [, path, text] = /^\[(.*)\] (.*)$/.exec(title)
  return new RegExp(`^\\[RT-\\d+ ${path}\\] ${text}$`)
}

function titlesOf({ stdout }) {
  return JSON.parse(stdout).testResults.flatMap(file => file.assertionResults.map(({ title }) => title))
}

/** The number of passed tests in a vitest report, and the messages of the others. */
function outcomeOf({ stdout }) {
  const { numPassedTests, testResults } = JSON.parse(stdout)
  const failures = testResults.flatMap(file => [
    ...(file.message ? [file.message] : []),
    ...file.assertionResults.flatMap(each => each.failureMessages ?? []),
  ])
  return { passed: numPassedTests, failures }
}

/** Runs the command for a pattern. */
async function make(folder, pattern, name, ...options) {
  const args = [pattern, name, ...options, '--into', folder]
  const made = await run([process.execPath, join(ROOT, 'scripts/new.mjs'), ...args])
  expect(made).toMatchObject({ code: 0 })
}

/** Creates the component of CONTRIBUTING, with the text of each file and the English words from the guide. */
async function makeGuideComponent(folder) {
  const guide = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')
  const [, name] = /npm run new component (\S+)/.exec(guide)
  await make(folder, 'component', name)
  const { kebab, camel } = parseName(name)
  const home = join(folder, 'packages/ui/src', kebab)
  const blocks = [...guide.matchAll(/^```tsx?\n\/\/ (?:\S*\/)?(\S+)\n([\s\S]*?)^```$/gm)]
  for (const [, file, text] of blocks) {
    expect(readdirSync(home)).toContain(file)
    writeFileSync(join(home, file), text)
  }
  const english = join(folder, 'packages/ui/src/locales/en/en.ts')
  const [words] = new RegExp(`^  ${camel}: \\{[\\s\\S]*?^  \\},$`, 'm').exec(guide)
  writeFileSync(english, readFileSync(english, 'utf8').replace(new RegExp(`^  ${camel}: .*$`, 'm'), words))
}

/** Sources of a copy that are new or differ from the repository. */
function writtenIn(folder) {
  return ['packages', 'apps', 'e2e']
    .flatMap(top => readdirSync(join(folder, top), { recursive: true }).map(path => join(top, path)))
    .filter(path => /\.tsx?$/.test(path) && textOf(join(folder, path)) !== textOf(join(ROOT, path)))
}

/** Runs a program; a failure is a result, not an error. */
async function run([program, ...args], cwd = ROOT) {
  try {
    const { stdout } = await promisify(execFile)(program, args, {
      cwd,
      // The new modules run here, also where the modules of the service are left to another stage.
      env: { ...process.env, NO_COLOR: '1', MODULES_ON: '' },
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
