/** Whether a selector matches only elements with one of our classes or with a theme. */
export function reachesOursOnly(selector) {
  const last = compoundsOf(selector).at(-1) ?? ''
  return /\.yaoji_|\[class\*="?yaoji_/.test(outside(last, ':not', ':has')) || THEME.test(selector)
}

const THEME = /^(:where\(:root\b[^ ]*|(:where\()?\[data-yaoji-theme[^ ]*)/

/** A compound without the arguments of `:not` and `:has`. */
function outside(compound, ...names) {
  return names.reduce((text, name) => {
    const start = text.indexOf(`${name}(`)
    return start < 0 ? text : outside(text.slice(0, start) + text.slice(closing(text, start) + 1), name)
  }, compound)
}

function closing(text, start) {
  let depth = 0
  for (let index = start; index < text.length; index++) {
    if (text[index] === '(') depth++
    if (text[index] === ')' && --depth === 0) return index
  }
  return text.length
}

/** A selector's compounds: `.a > .b` is `.a` and `.b`. */
const compoundsOf = selector => splitOutside(selector.replace(/\s*([>+~])\s*/g, ' '), ' ')

/** The selectors of a stylesheet, without at-rules and keyframes. */
export const selectorsOf = css =>
  [
    ...css.replace(/@keyframes[^{]*\{([^{}]*\{[^{}]*\})*\}/g, '').matchAll(/(?:^|[{};])([^{}@;]+)\{/g),
  ].flatMap(match => splitOutside(match[1].trim(), ','))

/** The parts between separators outside brackets. */
function splitOutside(text, separator) {
  let depth = 0
  const pieces = ['']
  for (const letter of text) {
    if ('(['.includes(letter)) depth++
    if (')]'.includes(letter)) depth--
    if (letter === separator && depth === 0) pieces.push('')
    else pieces[pieces.length - 1] += letter
  }
  return pieces.filter(Boolean)
}
