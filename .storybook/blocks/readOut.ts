import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api'
import { isNamedByContent, isOne, roleOf } from './roles'
import { statesOf } from './states'
import { isTabStop } from './tabStops'

export interface Announced {
  /** Its role; `text` for text outside of such elements. */
  role: string
  name: string
  description: string
  /** Its value and its states, as words. */
  states: readonly string[]
  /** Its number among the elements that Tab reaches, from 1; 0 where Tab does not reach it. */
  stop: number
}

/** What a screen reader says when it goes through the sample from its beginning to its end. */
export function readOutOf(sample: HTMLElement): readonly Announced[] {
  const rows = rowsIn(sample)
  let stops = 0
  return rows.map(({ isStop, ...row }) => ({ ...row, stop: isStop ? ++stops : 0 }))
}

interface Row extends Omit<Announced, 'stop'> {
  isStop: boolean
}

function rowsIn(node: Node): Row[] {
  if (!isElement(node)) return node.nodeType === Node.TEXT_NODE ? rowsOfText(node.textContent?.trim()) : []
  if (isHidden(node)) return []
  const isStop = isTabStop(node)
  const role = roleOf(node) ?? (isStop ? 'group' : null)
  const isText = isPlainText(node)
  if (role === null) return isText ? rowsOfText(textOf(node)) : rowsInside(node)
  const row = { role, ...nameOf(node, role, isText), states: statesOf(node, role), isStop }
  return isText || isOne(node, role) ? [row] : [row, ...rowsInside(node)]
}

const rowsInside = (element: HTMLElement) => [...element.childNodes].flatMap(rowsIn)

const rowsOfText = (name: string | undefined): Row[] =>
  name ? [{ role: 'text', name, description: '', states: [], isStop: false }] : []

const isElement = (node: Node): node is HTMLElement => node.nodeType === Node.ELEMENT_NODE

/** Scripts, styles, and what is there for nobody or only for those who see. */
function isHidden(element: HTMLElement): boolean {
  if (element.matches('script, style, template, [aria-hidden="true"], [inert]')) return true
  if (element.matches('details:not([open]) > :not(summary)')) return true
  const { display, visibility } = styleOf(element)
  return display === 'none' || visibility === 'hidden'
}

/** Whether its text is read as one: it is in one line or in an element with a role, and nothing in it has a role. */
function isPlainText(element: HTMLElement): boolean {
  const isInLine = [...element.childNodes].some(
    node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  )
  return (isInLine || roleOf(element) !== null || isInline(element)) && !hasRoleInside(element)
}

const hasRoleInside = (element: HTMLElement): boolean =>
  [...element.children].some(
    child =>
      isElement(child) &&
      !isHidden(child) &&
      (roleOf(child) !== null || isTabStop(child) || hasRoleInside(child)),
  )

const isInline = (element: HTMLElement) => styleOf(element).display.startsWith('inline')

function nameOf(element: HTMLElement, role: string, isText: boolean): Pick<Row, 'name' | 'description'> {
  const isNamedByParts =
    !isText && isNamedByContent(role) && !element.matches('[aria-label], [aria-labelledby]')
  const name = isNamedByParts ? '' : computeAccessibleName(element) || (isText ? textOf(element) : '')
  const description = computeAccessibleDescription(element)
  // A tooltip that repeats the name is not read.
  return { name, description: description === name ? '' : description }
}

/** The text that is read, with a space between blocks. */
function textOf(element: HTMLElement): string {
  const between = isInline(element) ? '' : ' '
  const texts = [...element.childNodes].map(node => {
    if (!isElement(node)) return node.nodeType === Node.TEXT_NODE ? node.textContent : ''
    if (isHidden(node)) return ''
    return isInline(node) ? textOf(node) : between + textOf(node) + between
  })
  return texts.join('').replaceAll(/\s+/g, ' ').trim()
}

const styleOf = (element: HTMLElement) =>
  (element.ownerDocument.defaultView ?? window).getComputedStyle(element)
