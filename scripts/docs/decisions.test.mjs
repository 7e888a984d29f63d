import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../launch/folders.mjs'
import { entriesOf, mentionedIn } from './decisions.mjs'

const FOLDER = 'docs/decisions'
const PAGES = readdirSync(join(ROOT, FOLDER)).filter(name => /^\d{4}-.+\.md$/.test(name))
const NUMBERS = PAGES.map(numberOf)
const INDEX = entriesOf(read(`${FOLDER}/README.md`))

/** Texts that can mention a decision. */
const TEXT = /\.(mdx?|mjs|[jt]sx?|css|ya?ml)$/
/** Reading all of them takes half a second, and much longer beside other work. */
const READING_MS = 60_000
const IGNORED = ['.git', ...[...read('.gitignore').matchAll(/^(.+)\/$/gm)].map(([, name]) => name)]
const TEXTS = repositoryTexts()
const PROSE = /^docs\/.+\.md$/
/** The file and the heading that a Markdown link leads to; either can be missing. */
const LINK = /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g

test('numbers belong to one page each', () => {
  expect(NUMBERS).toEqual([...new Set(NUMBERS)])
})

test('the index has a line for every page, and for nothing else: add yours to docs/decisions/README.md', () => {
  expect(INDEX.map(({ file }) => file).toSorted()).toEqual(PAGES.toSorted())
  expect(INDEX.filter(({ number, file }) => number !== numberOf(file))).toEqual([])
})

test('a line of the index is at most 15 words', () => {
  expect(INDEX.filter(({ decided }) => decided.split(/\s+/).length > 15)).toEqual([])
})

test(
  'every decision that code or documents mention exists',
  () => {
    const unknown = TEXTS.flatMap(path =>
      mentionedIn(read(path), { prose: PROSE.test(path) })
        .filter(number => !NUMBERS.includes(number))
        .map(number => `${path} mentions ${number}`),
    )
    expect(unknown).toEqual([])
  },
  READING_MS,
)

test(
  'links between the documents lead to files and headings',
  () => {
    const broken = TEXTS.filter(path => path.endsWith('.md')).flatMap(path =>
      [...read(path).matchAll(LINK)]
        .filter(([, target, heading]) => !leadsSomewhere(path, target, heading))
        .map(([link]) => `${path}: ${link}`),
    )
    expect(broken).toEqual([])
  },
  READING_MS,
)

test('a mention is a number behind the word, a path, or in prose a number alone', () => {
  const text = 'See decisions 0001 and 0002, [why](../decisions/0003-x.md), (0004), mobile 13800000005.'
  expect(mentionedIn(text, { prose: false })).toEqual(['0001', '0002', '0003'])
  expect(mentionedIn(text, { prose: true }).toSorted()).toEqual(['0001', '0002', '0003', '0004'])
})

function leadsSomewhere(path, target, heading) {
  const file = target ? join(dirname(path), target) : path
  if (!existsSync(join(ROOT, file))) return false
  return !heading || headingsOf(read(file)).includes(heading)
}

/** The names that GitHub gives to the headings of a page. */
function headingsOf(markdown) {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, text]) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )
}

function numberOf(page) {
  return page.slice(0, 4)
}

function read(path) {
  return readFileSync(join(ROOT, path), 'utf8')
}

/** The texts of the repository. `scripts/docs` itself has numbers that are examples. */
function repositoryTexts() {
  return filesIn('').filter(
    path => TEXT.test(path) && !path.startsWith('scripts/docs/') && !path.endsWith('CHANGELOG.md'),
  )
}

function filesIn(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => !IGNORED.includes(name))
    .flatMap(entry => {
      const path = posix.join(folder, entry.name)
      return entry.isDirectory() ? filesIn(path) : [path]
    })
}
