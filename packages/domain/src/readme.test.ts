import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as domain from './index'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

test('the first example of the README runs and prints the documented output', () => {
  const example = /```js\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
  const [statement = '', names = ''] = /import \{([^}]*)\} from '@yaoji\/domain'/.exec(example) ?? []
  const body = example.replace(statement, '')
  const printed: string[] = []
  // The example is part of this repository. It runs with the package and a console only.
  const run = new Function('domain', 'console', `'use strict'; const {${names}} = domain\n${body}`)
  run(domain, { log: (line: string) => printed.push(line) })
  const documented = [...body.matchAll(/console\.log\(.*\n((?:\/\/ .*\n)+)/g)].flatMap(([, lines = '']) =>
    lines
      .trim()
      .split('\n')
      .map(line => line.slice(3)),
  )
  expect(printed).toHaveLength(4)
  expect(printed).toEqual(documented)
})
