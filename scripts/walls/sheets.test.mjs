import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../launch/folders.mjs'

const LAYOUT = 'only arranges what is in it'
const PROVIDER = 'renders nothing of its own'
const ONE = 'has one state'

/** Pages of components without a sheet, and why. */
const WITHOUT = {
  Announcement: 'is read out and not seen',
  Columns: LAYOUT,
  Container: LAYOUT,
  Formats: PROVIDER,
  Icon: 'the page of the foundations shows all icons',
  Labels: PROVIDER,
  LazyOnVisible: PROVIDER,
  Link: ONE,
  Logo: ONE,
  SearchRows: 'is open while its field has the focus, which only one of several has',
  SideLayout: LAYOUT,
  SkipLink: 'is seen while it has the focus',
  Stack: LAYOUT,
  StickyHeader: 'its states are those of a page that is scrolled',
  TextLink: ONE,
  Theme: PROVIDER,
  YaojiProvider: PROVIDER,
}

const FOLDERS_OF_PAGES = ['foundations', 'patterns']

const nameOf = file => path.basename(file).split('.')[0]

const FILES = readdirSync(path.join(ROOT, 'packages/ui/src'), { recursive: true })

function namesOf(ending) {
  const files = FILES.filter(file => file.endsWith(ending))
  return files.filter(file => !FOLDERS_OF_PAGES.includes(path.dirname(file))).map(nameOf)
}

test('every component with a page shows all of its states on a sheet, or has a reason why not', () => {
  const sheets = new Set(namesOf('.states.stories.tsx'))
  const pages = namesOf('.mdx')
  expect(pages.length).toBeGreaterThan(100)
  expect(pages.filter(name => !sheets.has(name)).toSorted()).toEqual(Object.keys(WITHOUT))
})
