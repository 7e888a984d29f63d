import { capital, parseName } from './names.mjs'
import { place } from './pieces.mjs'

const LABEL_SETS = 'packages/ui/src/labels/LabelSets.ts'
const ENGLISH = 'packages/ui/src/locales/en/en.ts'

/**
 * A component: one folder of packages/ui, with one source for both builds, and its words in the sets of the provider
 * and in English.
 * @param {string} typed @param {(path: string) => string | undefined} read
 */
export function component(typed, read) {
  const name = parseName(typed)
  const { pascal, kebab } = name
  const folder = `packages/ui/src/${kebab}`
  const texts = {
    [`${pascal}.tsx`]: source(name),
    [`${pascal}.css.ts`]: css(),
    [`${pascal}.stories.tsx`]: stories(name),
    [`${pascal}.test.tsx`]: test(name),
    [`${pascal}.mdx`]: page(name),
    'index.ts': `export * from './${pascal}'`,
  }
  const files = Object.entries(texts).map(([file, text]) => ({
    path: `${folder}/${file}`,
    file: 'new',
    text: text.trimEnd(),
  }))
  return {
    ...place([...files, labelSet(name), english(name)], read),
    next: [
      `Replace the text of ${pascal}.tsx with what the component renders; give each element a class of ${pascal}.css.ts.`,
      `Give each of its words an English one in ${ENGLISH}. A component without words has no set: remove the two lines.`,
      'Write one story for every state: empty, loading, too long, too many, not allowed.',
      'Add the ids of the requirements that its tests prove to their titles, like [CN-03]; see `npm run trace`.',
      `See it: npm run storybook. Test it: npx vitest run --root packages/ui src/${kebab}`,
    ],
  }
}

const labelSet = ({ pascal, camel, kebab }) => ({
  path: LABEL_SETS,
  file: 'existing',
  imports: [{ from: `../${kebab}/${pascal}`, names: [`type ${camel}Labels`] }],
  list: {
    name: 'LabelSets',
    entry: `readonly ${camel}: Partial<typeof ${camel}Labels>`,
    sorted: true,
  },
})

const english = ({ camel }) => ({
  path: ENGLISH,
  file: 'existing',
  list: { name: 'en', entry: `${camel}: { muted: 'Not available' },`, sorted: true },
})

const source = ({ pascal, camel }) => `'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { useLabels } from '../labels/useLabels'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import * as css from './${pascal}.css'

/** The words of the component; \`labels\` and a LabelsProvider replace them. */
export const ${camel}Labels = {
  muted: '暂不可用',
}

export interface ${pascal}Props extends HTMLAttributes<HTMLParagraphElement> {
  /** The text that it shows. */
  text: string
  /**
   * Shown as not available.
   * @default false
   */
  muted?: boolean
  /** Words in place of those of {@link ${camel}Labels}. */
  labels?: Partial<typeof ${camel}Labels>
}

/** One sentence that says what it is. Renders \`p\`; sets \`data-muted\`. */
export const ${pascal} = forwardRef<HTMLParagraphElement, ${pascal}Props>(function ${pascal}(
  { text, muted, labels, className, ...rest },
  ref,
) {
  const words = useLabels('${camel}', ${camel}Labels, labels)
  return (
    <p {...rest} ref={ref} className={joinClass(css.root, className)} data-muted={dataAttr(muted)}>
      <span className={css.text} data-part="text">
        {text}
      </span>
      {muted && (
        <span className={css.state} data-part="state">
          {words.muted}
        </span>
      )}
    </p>
  )
})
`

const css = () => `import { theme } from '../theme/contract.css'
import { fontSize, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  selectors: { '&[data-muted]': { color: theme.color.inkMuted } },
})

export const text = styled({ minWidth: 0, overflowWrap: 'anywhere' })

export const state = styled({ color: theme.color.inkMuted, fontSize: fontSize.s })
`

const stories = ({ pascal, group = 'Goods' }) => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { ${pascal} } from './${pascal}'

const meta = {
  title: '${capital(group)}/${pascal}',
  component: ${pascal},
  args: { text: '阿莫西林胶囊' },
} satisfies Meta<typeof ${pascal}>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Muted: Story = { args: { muted: true } }

export const TooLong: Story = { args: { text: '阿莫西林克拉维酸钾分散片'.repeat(20) } }

export const Dark: Story = { args: { muted: true }, globals: { theme: 'dark' } }

export const Narrow: Story = { args: { muted: true }, globals: { viewport: { value: 'mobile1', isRotated: false } } }
`

const test = ({ pascal }) => `import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { ${pascal} } from './${pascal}'

test('an unavailable one says so', async () => {
  const { container, rerender } = render(<${pascal} text="阿莫西林胶囊" />)
  expect(container.textContent).toBe('阿莫西林胶囊')
  rerender(<${pascal} text="阿莫西林胶囊" muted />)
  expect(screen.getByText('暂不可用')).toBeTruthy()
  await expectAccessible(container)
})

testConformance(exported, { ${pascal}: { props: { text: '阿莫西林胶囊', muted: true } } })
`

const page = ({ pascal, kebab }) => `import { Canvas, Controls, Meta } from '@storybook/addon-docs/blocks'
import * as stories from './${pascal}.stories'
import { ${pascal} } from './${pascal}'

<Meta of={stories} />

# ${pascal}

One sentence on what a buyer sees.

\`\`\`tsx
import { ${pascal} } from '@yaoji/ui/${kebab}'

export const Example = () => <${pascal} text="阿莫西林胶囊" />
\`\`\`

<Canvas of={stories.Default} />
<Controls />

## When to use
For which place of a page, and which component to use elsewhere.

## Do and don't
<DoDont>
  <Do why="why this is how it is used">
    <${pascal} text="阿莫西林胶囊" />
  </Do>
  <Dont why="what a buyer misunderstands">
    <${pascal} text="【特价】阿莫西林胶囊【特价】" />
  </Dont>
</DoDont>

## Anatomy
<Anatomy of={stories.Default} />

## Attributes
| attribute | on | when |
|---|---|---|
| \`data-muted\` | root | it is not available |
| \`data-part\` | inside | \`text\` \`state\` |

Without looks: \`@yaoji/ui/${kebab}/headless\`, the same names.
`
