/** Attributes of an element; absent ones are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

/** Writes an SVG element. Attribute values and text are escaped; `children` is markup. */
export function element(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : escapeText(String(value))}"`,
    )
    .join('')
  return children === '' ? `<${name}${written}/>` : `<${name}${written}>${children}</${name}>`
}

/** A drawing with a title that describes it, unless it is empty. It loads nothing and runs nothing. */
export function drawing(width: number, height: number, title: string, content: string): string {
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, role: 'img' }
  return element('svg', attributes, title === '' ? content : `<title>${escapeText(title)}</title>${content}`)
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text for any place in XML: markup is escaped, forbidden characters are left out. */
export function escapeText(text: string): string {
  return [...text]
    .filter(isAllowed)
    .join('')
    .replace(/[&<>"']/g, character => ENTITIES[character] ?? character)
}

export function rect(x: number, y: number, width: number, height: number, more: Attributes): string {
  return element('rect', { x, y, width, height, ...more })
}

export function path(d: string, more: Attributes): string {
  return element('path', { d, ...more })
}

export function circle(cx: number, cy: number, r: number, more: Attributes): string {
  return element('circle', { cx, cy, r, ...more })
}

export function line(x1: number, y1: number, x2: number, y2: number, more: Attributes): string {
  return element('line', { x1, y1, x2, y2, ...more })
}

export function group(attributes: Attributes, ...children: readonly string[]): string {
  return element('g', attributes, children.join(''))
}

function round(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** Tab, line breaks and all characters from space, without surrogates and the two non-characters. */
function isAllowed(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd
  return (code < 0xd800 || code > 0xdfff) && code !== 0xfffe && code !== 0xffff
}
