import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../launch/folders.mjs'
import { isClientFile, needsClient } from './client-files.mjs'

const INNER = /\.(test|test-d|stories|css|d)\.tsx?$|(^|[/\\])(testing|fixtures)\b/

describe.each(['hooks', 'ui'])('[LB-01] packages/%s', name => {
  const folder = join(ROOT, 'packages', name, 'src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !INNER.test(file))
    .map(file => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
  const namesOf = chosen => chosen.map(({ file }) => file)

  test("a file that calls a hook, or creates a context or a handler, has 'use client'", () => {
    expect(namesOf(files.filter(({ text }) => needsClient(text) && !isClientFile(text)))).toEqual([])
  })

  test("any other file has no 'use client', so that a server component can call it", () => {
    expect(namesOf(files.filter(({ text }) => !needsClient(text) && isClientFile(text)))).toEqual([])
    expect(files.some(({ text }) => !isClientFile(text))).toBe(true)
  })
})

test.each([
  ['const [a] = useState<Map<string, () => void>>(new Map())', true],
  ['const Context = createContext(null)', true],
  ['<button onClick={busy ? event => event.preventDefault() : onClick}>', true],
  ['mergeProps(rest, { onClick: () => onMessage(msg) })', true],
  ['<Button onClick={onMore}>', false],
  ['interface Props {\n  onMore: () => void\n}', false],
  ['export function badgeText(count) { return String(count) }', false],
  ['/** See badgeText(3). */\nexport const A = 1 // not useState()', false],
])('%s', (text, needed) => expect(needsClient(text)).toBe(needed))
