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

/** The root of a component and its named parts, each once, in the order of the document. */
export function partsOf(sample: HTMLElement): readonly Part[] {
  const root = sample.querySelector<HTMLElement>(OURS)
  if (!root) return []
  const found = new Map<string, Part>()
  const origin = sample.getBoundingClientRect()
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
