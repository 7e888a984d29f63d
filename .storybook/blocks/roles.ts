import { getRole } from 'dom-accessibility-api'
import { is } from './states'

/** Roles that a screen reader does not say: what is inside is read as if they were not there. */
const NOT_SAID = new Set(['presentation', 'none', 'generic', 'rowgroup', 'legend', 'document'])

/** Roles of sections that have them only with a name. */
const ONLY_WITH_NAME = new Set(['region', 'form'])

const LABELLED = '[aria-label], [aria-labelledby], [title]'

/** What a screen reader calls an element, or null where it says nothing for the element itself. */
export function roleOf(element: HTMLElement): string | null {
  const role = getRole(element)
  if (role === null) return is(element, 'input') ? `${element.type} field` : null
  if (NOT_SAID.has(role)) return null
  if (ONLY_WITH_NAME.has(role) && !element.matches(LABELLED)) return null
  if (element.hasAttribute('role')) return role
  if (element.localName === 'th' && element.getAttribute('scope') === 'row') return 'rowheader'
  // HTML: inside a section these are not the head and the foot of the page.
  const inSection = element.parentElement?.closest('article, aside, main, nav, section') != null
  return /^(header|footer)$/.test(element.localName) && inSection ? null : role
}

/** Whether what is inside belongs to the name: a screen reader does not go into it. */
export function isOne(element: HTMLElement, role: string): boolean {
  return element.localName === 'select' || ONE.has(role) || role.endsWith(' field')
}

// biome-ignore format: one line for each kind
const ONE = new Set([
  'button', 'link', 'tab', 'menuitem', 'menuitemcheckbox', 'menuitemradio', 'option',
  'checkbox', 'radio', 'switch', 'slider', 'spinbutton', 'textbox', 'searchbox', 'combobox',
  'img', 'meter', 'progressbar', 'separator', 'math',
])

/** Whether its content would be its name too: with parts that are read themselves it is not read twice. */
export const isNamedByContent = (role: string) => NAMED_BY_CONTENT.has(role)

const NAMED_BY_CONTENT = new Set([
  'row',
  'cell',
  'gridcell',
  'columnheader',
  'rowheader',
  'listitem',
  'heading',
])
