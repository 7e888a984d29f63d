export interface Part {
  /** The value of `data-part`; empty for the root. */
  name: string
  element: string
  /** Its other `data-*`, with their values. */
  attributes: readonly string[]
  /** Where it begins, relative to the sample. */
  x: number
  y: number
}

/** Elements of the library; those of a story around them have no such class. */
const OURS = '[class*="yaoji_"]'

const DIALOG = '[role="dialog"], [role="alertdialog"]'

/**
 * The root of a component and its named parts, each once, in the order of the document. Of a page in a frame it is the
 * open dialog, where there is one: what is below it is not part of it.
 */
export function partsOf(page: HTMLElement): readonly Part[] {
  const dialog = page.localName === 'body' ? page.querySelector<HTMLElement>(DIALOG) : null
  const sample = dialog ?? page
  const root = dialog ?? sample.querySelector<HTMLElement>(OURS)
  if (!root) return []
  const found = new Map<string, Part>()
  const origin = page.getBoundingClientRect()
  for (const element of [root, ...sample.querySelectorAll<HTMLElement>('[data-part]')]) {
    const name = element.dataset.part ?? ''
    const part = { name, element: element.localName, attributes: attributesOf(element) }
    const { left, top } = element.getBoundingClientRect()
    const key = `${name} ${part.element}`
    if (!found.has(key)) found.set(key, { ...part, x: left - origin.left, y: top - origin.top })
  }
  return [...found.values()]
}

function attributesOf({ attributes }: HTMLElement): string[] {
  return [...attributes]
    .filter(({ name }) => name.startsWith('data-') && name !== 'data-part')
    .map(({ name, value }) => (value === '' ? name : `${name}="${value}"`))
}
