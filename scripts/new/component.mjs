import { parseName } from './names.mjs'

/** A component: a folder of packages/ui with the same parts headless and styled. */
export function component(typed) {
  const name = parseName(typed)
  const { pascal, kebab } = name
  const folder = `packages/ui/src/${kebab}`
  return {
    files: {
      [`${folder}/${pascal}.headless.tsx`]: headless(name),
      [`${folder}/${pascal}.tsx`]: styled(name),
      [`${folder}/${pascal}.css.ts`]: css(),
      [`${folder}/${pascal}.stories.tsx`]: stories(name),
      [`${folder}/${pascal}.test.tsx`]: test(name),
      [`${folder}/${pascal}.mdx`]: page(name),
      [`${folder}/headless.ts`]: headlessIndex(name),
      [`${folder}/index.ts`]: index(name),
    },
    snippets: [],
    next: [
      `Replace the part ${pascal}Action with the component's own parts, in ${pascal}.headless.tsx first.`,
      'One story for every state it can be in: empty, loading, too long, too many, not allowed.',
      `Name the requirements that its tests prove in their titles, like [CN-03]; see \`npm run trace\`.`,
      `See it: npm run storybook. Prove it: npx vitest run ${folder}`,
    ],
  }
}

const headless = ({ pascal }) => `'use client'
import { type ComponentPropsWithoutRef, createContext, forwardRef, type HTMLAttributes } from 'react'
import { runFirst } from '../part/handlers'
import { dataFlag } from '../part/state'
import { useContextOf } from '../part/useContextOf'

interface ${pascal}State {
  readonly disabled: boolean
  readonly act: () => void
}

const Context = createContext<${pascal}State | null>(null)

export interface ${pascal}RootProps extends HTMLAttributes<HTMLElement> {
  /** What screen readers call it. */
  label: string
  disabled?: boolean
  /** The buyer pressed the action. */
  onAction?: () => void
}

/** Holds the state of its parts. Renders \`section\`; sets \`data-disabled\`. */
export const ${pascal}Root = forwardRef<HTMLElement, ${pascal}RootProps>(function Root(
  { label, disabled = false, onAction, ...rest },
  ref,
) {
  return (
    <Context.Provider value={{ disabled, act: () => onAction?.() }}>
      <section aria-label={label} {...rest} ref={ref} data-disabled={dataFlag(disabled)} />
    </Context.Provider>
  )
})

/** The one thing to do. Renders \`button\`; the caller's handler runs first and may prevent. */
export const ${pascal}Action = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(function Action(
  { onClick, ...rest },
  ref,
) {
  const state = useContextOf(Context, '${pascal}Action', '${pascal}Root')
  return <button type="button" disabled={state.disabled} {...rest} ref={ref} onClick={runFirst(onClick, state.act)} />
})
`

const styled = ({ pascal }) => `'use client'
import { withClass } from '../part/withClass'
import * as css from './${pascal}.css'
import * as Headless from './${pascal}.headless'

export const ${pascal}Root = withClass(Headless.${pascal}Root, css.root, '${pascal}Root')
export const ${pascal}Action = withClass(Headless.${pascal}Action, css.action, '${pascal}Action')

export type ${pascal}Props = Headless.${pascal}RootProps

/** The composition that most callers want: its children, then the action. */
export function ${pascal}({ children, ...rest }: ${pascal}Props) {
  return (
    <${pascal}Root {...rest}>
      {children}
      <${pascal}Action>确定</${pascal}Action>
    </${pascal}Root>
  )
}
`

const css = () => `import { theme } from '../theme/contract.css'
import { fontSize, radius, space, targetSize } from '../theme/scale'
import { styled } from '../theme/styled'

export const root = styled({
  padding: space[3],
  border: \`1px solid \${theme.color.seam}\`,
  background: theme.color.surface,
  color: theme.color.ink,
  fontSize: fontSize.m,
  selectors: {
    '&[data-disabled]': { color: theme.color.inkFaint },
  },
})

export const action = styled({
  minHeight: targetSize,
  paddingInline: space[3],
  borderRadius: radius.s,
  color: theme.color.accent,
  selectors: {
    '&:hover:enabled': { background: theme.color.accentWash },
    '&:disabled': { color: theme.color.inkFaint, cursor: 'not-allowed' },
  },
})
`

const stories = ({ pascal, group = 'Goods' }) => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { ${pascal} } from './${pascal}'

const meta = {
  title: '${group}/${pascal}',
  component: ${pascal},
  args: { label: '${pascal}', children: '阿莫西林胶囊' },
} satisfies Meta<typeof ${pascal}>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Disabled: Story = { args: { disabled: true } }

export const TooLong: Story = { args: { children: '阿莫西林克拉维酸钾分散片'.repeat(20) } }
`

const test = ({ pascal }) => `import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../part/testing/expectAccessible'
import { ${pascal} } from './${pascal}'
import { ${pascal}Action } from './${pascal}.headless'

test('the action works by keyboard', async () => {
  const onAction = vi.fn()
  render(<${pascal} label="${pascal}" onAction={onAction} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onAction).toHaveBeenCalledOnce()
})

test('disabled, nothing can be pressed and its looks can tell', () => {
  render(<${pascal} label="${pascal}" disabled />)
  expect(screen.getByRole('button')).toHaveProperty('disabled', true)
  expect(screen.getByRole('region', { name: '${pascal}' }).dataset.disabled).toBe('')
})

test('a part without its root says what is missing', () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<${pascal}Action />)).toThrow(/${pascal}Root/)
  silence.mockRestore()
})

test('axe', async () => {
  const { container } = render(<${pascal} label="${pascal}">阿莫西林胶囊</${pascal}>)
  await expectAccessible(container)
})
`

const page = ({ pascal, kebab }) => `import { Canvas, Controls, Meta } from '@storybook/addon-docs/blocks'
import * as stories from './${pascal}.stories'

<Meta of={stories} />

# ${pascal}

<Canvas of={stories.Default} />
<Controls />

## When to use

## Keyboard
| key | does |
|---|---|
| Enter, Space | the action |

## Parts
\`${pascal}Root\`, \`${pascal}Action\`, from \`@yaoji/ui/${kebab}\` with looks and from \`@yaoji/ui/${kebab}/headless\`
without.

## Attributes
| attribute | on | when |
|---|---|---|
| \`data-disabled\` | root | nothing can be pressed |
`

const headlessIndex = ({ pascal }) =>
  `export { ${pascal}Action, ${pascal}Root, type ${pascal}RootProps } from './${pascal}.headless'\n`

const index = ({ pascal }) =>
  `export { ${pascal}, ${pascal}Action, type ${pascal}Props, ${pascal}Root } from './${pascal}'\n`
