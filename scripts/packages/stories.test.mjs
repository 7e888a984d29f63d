import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../launch/folders.mjs'

const SOURCE = join(ROOT, 'packages/ui/src')
const components = readdirSync(SOURCE).filter(folder => existsSync(join(SOURCE, folder, 'index.ts')))

/** The files of a component with this ending, with their texts. */
const filesOf = (component, ending) =>
  readdirSync(join(SOURCE, component))
    .filter(file => file.endsWith(ending))
    .map(file => ({ file, text: readFileSync(join(SOURCE, component, file), 'utf8') }))

describe('every component', () => {
  test('[LB-03 1] has stories', () => {
    const without = components.filter(
      component =>
        !filesOf(component, '.stories.tsx').some(({ text }) =>
          /^export const \w+: Story(Obj)?\b/m.test(text),
        ),
    )
    expect(components.length).toBeGreaterThan(0)
    expect(without).toEqual([])
  })

  test('[LB-03 2] has a documentation page of its stories, with an example of its import', () => {
    const without = components.filter(
      component =>
        !filesOf(component, '.mdx').some(
          ({ text }) =>
            text.includes('<Meta of={') &&
            /from '\.\/\w+\.stories'/.test(text) &&
            text.includes(`from '@yaoji/ui/${component}'`),
        ),
    )
    expect(without).toEqual([])
  })

  test('[LB-03 2] has a page that says when to use it', () => {
    const without = components.filter(
      component =>
        component !== 'theme' &&
        !filesOf(component, '.mdx').some(({ text }) => /^## When to use$/m.test(text)),
    )
    expect(without).toEqual([])
  })

  test('[LB-03 3] has no story that axe leaves out: .storybook/test-runner.ts checks each', () => {
    const leftOut = components.flatMap(component =>
      filesOf(component, '.stories.tsx')
        .filter(({ text }) => /\ba11y:\s*\{[^}]*\b(disable|test):/.test(text) || /['"]!test['"]/.test(text))
        .map(({ file }) => file),
    )
    expect(leftOut).toEqual([])
  })
})
