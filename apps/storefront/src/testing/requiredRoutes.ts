import type { HeaderStyle, LayoutName, MenuStyle } from '../routes'

/** An address that docs/requirements.md asks for. */
export interface RequiredRoute {
  /** Id of the requirement: `RT-10`. */
  readonly id: string
  /** React Router's notation. */
  readonly path: string
  /** Document title before the product's name. */
  readonly title: string
  readonly header: HeaderStyle
  readonly toolbar: boolean
  readonly footer: boolean
  readonly step: number | undefined
  readonly menu: MenuStyle | undefined
  readonly buyersOnly: boolean
  readonly layout: LayoutName | undefined
}

const ROW = /^\| (RT-\d+) \|([^|]*)\|([^|]*)\|([^|]*)\|/gm

/** The rows of the table of routes in docs/requirements.md, one for each path. */
export function requiredRoutes(markdown: string): RequiredRoute[] {
  return [...markdown.matchAll(ROW)].flatMap(([, id = '', paths = '', titles = '', frames = '']) => {
    const titleAt = valueAt(titles)
    const frameAt = valueAt(frames)
    return listOf(paths).map((path, at) => ({
      id,
      path: path.replace(/\{(\w+\??)\}/g, ':$1'),
      title: titleAt(at),
      ...readFrame(frameAt(at)),
    }))
  })
}

const listOf = (cell: string) => cell.split(',').map(part => part.trim())

/** One value is that of every path; several are theirs in order. */
function valueAt(cell: string): (at: number) => string {
  const values = listOf(cell)
  return at => (values.length === 1 ? values[0] : values[at]) ?? ''
}

/** Layouts by their words in the table. */
const LAYOUTS = new Map<string, LayoutName>([
  ['member centre', 'member'],
  ['help centre', 'help'],
])

function readFrame(frame: string): Omit<RequiredRoute, 'id' | 'path' | 'title'> {
  const header = headerOf(frame)
  const step = /step (\d)/.exec(frame)?.[1]
  return {
    header,
    toolbar: header === 'full',
    footer: header !== 'none',
    step: step === undefined ? undefined : Number(step),
    // The table names menus as the code does; a name that is not one fails the comparison.
    menu: /menu (\w+)/.exec(frame)?.[1] as MenuStyle | undefined,
    buyersOnly: /for buyers|member centre/.test(frame),
    layout: LAYOUTS.get(frame),
  }
}

function headerOf(frame: string): HeaderStyle {
  if (frame === 'none') return 'none'
  return frame === 'login header' ? 'login' : 'full'
}
