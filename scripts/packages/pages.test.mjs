import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../launch/folders.mjs'

const SOURCE = join(ROOT, 'packages/ui/src')

/** Pages that describe no component. */
const WITHOUT_COMPONENT = /^(foundations|patterns)\//

/** Components that render no element, or one without looks and parts: there is nothing to list. */
const WITHOUT_ELEMENT = new Set([
  'formats/Formats.mdx',
  'labels/Labels.mdx',
  'lazy-on-visible/LazyOnVisible.mdx',
  'link/Link.mdx',
  'theme/Theme.mdx',
  'yaoji-provider/YaojiProvider.mdx',
])

/** A key that an element does something at, besides Tab. */
const KEYS = /'(Arrow(Up|Down|Left|Right)|Escape|Enter|Home|End|PageUp|PageDown|F\d)'/

/** Behaviour of `@yaoji/hooks` that listens to keys. */
const HOOKS = /\buse(Combobox|Quantity|PopupRows|Flyouts|OrderPad|OrderGrid|StoreMatrix)\(/

/** Components with keys beyond Tab, Enter and Space: what is made of one has them too. */
const WITH_KEYS =
  /from '\.\.\/(action-dialog|date-range|dialog|form-dialog|popover|quantity-stepper|radio-group|region-select|search-box|select|tabs)(\/\w+)?'/

const pages = readdirSync(SOURCE, { recursive: true })
  .map(String)
  .filter(file => file.endsWith('.mdx') && !WITHOUT_COMPONENT.test(file))
  .map(file => ({ file, text: readFileSync(join(SOURCE, file), 'utf8') }))

/** The pages whose text does not have this. */
const without = (pattern, among = pages) =>
  among.filter(({ text }) => !pattern.test(text)).map(({ file }) => file)

/** Whether a component beside the page listens to keys, or is made of one that does. */
function hasKeys({ file }) {
  const folder = join(SOURCE, dirname(file))
  const sources = readdirSync(folder).filter(
    name => /\.tsx?$/.test(name) && !/\.(test|stories|css)\.tsx?$|^fixtures\./.test(name),
  )
  return sources.some(name => {
    const text = readFileSync(join(folder, name), 'utf8')
    return [KEYS, HOOKS, WITH_KEYS].some(pattern => pattern.test(text))
  })
}

test('[LB-03 2] the page of a component shows what to do, and what not', () => {
  expect(pages.length).toBeGreaterThan(0)
  expect(without(/<DoDont( wide)?>.*<Do why=.*<Dont why=/s)).toEqual([])
})

test('[LB-03 2] the page of a component shows its parts, what is read out, and its variables', () => {
  expect(without(/<Anatomy of=/).filter(file => !WITHOUT_ELEMENT.has(file))).toEqual([])
})

test('[LB-03 2] the page of a component with keys beyond Tab has a section for them', () => {
  expect(without(/^## Keyboard$/m, pages.filter(hasKeys)).filter(file => !WITHOUT_ELEMENT.has(file))).toEqual(
    [],
  )
})
