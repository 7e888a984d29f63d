import { type ComponentType, type ElementType, type ReactNode, useState } from 'react'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { theme } from '../../theme/contract.css'
import { fontSize, space } from '../../theme/scale'

type Decorator = (Story: ComponentType, context: object) => ReactNode

/** What a sheet reads of a story and of the default export of its file. */
interface Annotations {
  args?: object
  render?: (args: object, context: object) => ReactNode
  decorators?: Decorator | readonly Decorator[]
  component?: ElementType
  title?: string
}

interface SheetOptions {
  /** The width of one state, when several are side by side. */
  width?: number
  /** Light above dark, each as wide as the page: for tables and bars. */
  wide?: boolean
  /** The name of the landmark that each state renders; the state and the theme are added, so that names are unique. */
  landmark?: string
  /**
   * The property that names it, where it is not `aria-label`.
   * @default 'aria-label'
   */
  landmarkProp?: string
  /** Each state in a frame of this height: for what covers the page or is a landmark of it. */
  frameHeight?: number
}

const THEMES = ['light', 'dark'] as const
const HALF_A_PAGE = 480

/** On both sides of a state, with its border. */
const PADDING = 26

/** As many columns of this width as there is room for. */
const columnsOf = (width: number) => `repeat(auto-fit, minmax(min(100%, ${width}px), 1fr))`

/**
 * A story that shows states of a component at once, in light and in dark. `captions` names stories of the file, in
 * order, each with what it is the state for.
 */
export function stateSheet<Stories extends { default: object }>(
  stories: Stories,
  captions: Partial<Record<Exclude<keyof Stories & string, 'default'>, string>>,
  { width, wide = false, landmark, landmarkProp = 'aria-label', frameHeight }: SheetOptions = {},
) {
  const meta = stories.default as Annotations
  const cells = Object.entries<string | undefined>(captions).map(([name, caption = name]) => ({
    name,
    caption,
    Cell: cellOf(meta, stories[name as keyof Stories] as Annotations),
  }))
  const inner = width === undefined ? HALF_A_PAGE : width + PADDING
  return {
    parameters: { sheet: true },
    render: () => (
      <div style={{ display: 'grid', gap: space[6], gridTemplateColumns: columnsOf(2 * inner) }}>
        {cells.map(({ name, caption, Cell }) => (
          <figure key={name} style={{ minWidth: 0, margin: 0 }}>
            <figcaption style={{ marginBlockEnd: space[1], fontSize: fontSize.s }}>{caption}</figcaption>
            <div
              style={{
                display: 'grid',
                gap: space[2],
                gridTemplateColumns: wide ? 'minmax(0, 1fr)' : columnsOf(inner),
              }}
            >
              {THEMES.map(mode => (
                <div key={mode} data-yaoji-theme={mode} style={ground}>
                  {frameHeight === undefined ? (
                    <Cell named={landmark ? namedBy(landmarkProp, `${landmark}, ${caption}, ${mode}`) : {}} />
                  ) : (
                    <iframe
                      data-story={name}
                      title={`${caption}, ${mode}`}
                      src={`iframe.html?id=${toId(meta.title ?? '', storyNameFromExport(name))}&viewMode=story&globals=theme:${mode}`}
                      style={{ display: 'block', width: '100%', height: frameHeight, border: 0 }}
                    />
                  )}
                </div>
              ))}
            </div>
          </figure>
        ))}
      </div>
    ),
  }
}

/** One story of a file as a component, for pages that are composed of parts with a state of their own. */
export function storyAs<Stories extends { default: object }>(
  stories: Stories,
  name: Exclude<keyof Stories & string, 'default'>,
): ComponentType {
  const Cell = cellOf(stories.default as Annotations, stories[name] as Annotations)
  return () => <Cell named={{}} />
}

const ground = {
  minWidth: 0,
  padding: space[3],
  background: theme.color.surface,
  border: `1px solid ${theme.color.seam}`,
} as const

const listOf = (decorators: Annotations['decorators'] = []) =>
  typeof decorators === 'function' ? [decorators] : decorators

/** The properties that name a landmark, also one that has the name of its heading. */
const namedBy = (prop: string, name: string) =>
  prop === 'aria-label' ? { 'aria-label': name, 'aria-labelledby': undefined } : { [prop]: name }

/** One story as a component, with the arguments and decorators of its file. Its play function does not run. */
function cellOf(meta: Annotations, story: Annotations) {
  const decorators = [...listOf(story.decorators), ...listOf(meta.decorators)]
  const Component = meta.component ?? 'div'
  const render = story.render ?? meta.render ?? ((given: object) => <Component {...given} />)
  return function Cell({ named }: { named: object }) {
    const args = { ...meta.args, ...story.args, ...named }
    const context = { args, globals: {} }
    // The same component in each render of the sheet, which has no state of its own.
    const [Whole] = useState(() =>
      decorators.reduce<ComponentType>(
        (Story, decorate) => () => decorate(Story, context),
        () => render(args, context),
      ),
    )
    return <Whole />
  }
}
