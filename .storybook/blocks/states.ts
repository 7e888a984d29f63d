/** Attributes that a screen reader says, as words: by value, or one text before the value. */
const STATES: Readonly<Record<string, Readonly<Record<string, string>> | string>> = {
  'aria-expanded': { true: 'expanded', false: 'collapsed' },
  'aria-pressed': { true: 'pressed', false: 'not pressed', mixed: 'partly pressed' },
  'aria-checked': { true: 'checked', false: 'not checked', mixed: 'partly checked' },
  'aria-selected': { true: 'selected' },
  'aria-disabled': { true: 'unavailable' },
  'aria-required': { true: 'required' },
  'aria-invalid': { true: 'invalid' },
  'aria-readonly': { true: 'read only' },
  'aria-busy': { true: 'busy' },
  'aria-modal': { true: 'modal' },
  'aria-current': { true: 'current', page: 'current page', step: 'current step', date: 'current date' },
  'aria-sort': { ascending: 'ascending', descending: 'descending' },
  'aria-haspopup': {
    true: 'opens a menu',
    dialog: 'opens a dialog',
    listbox: 'opens a list',
    menu: 'opens a menu',
  },
  'aria-rowcount': 'rows: ',
  'aria-valuetext': '',
  'aria-roledescription': '',
}

/** What happens at a change of an element with such a role. */
const LIVE: Readonly<Record<string, string>> = {
  status: 'a change is announced',
  log: 'a change is announced',
  alert: 'a change is announced at once',
}

/** By name: an element of a frame has classes of its own. */
export const is = <Name extends keyof HTMLElementTagNameMap>(
  element: HTMLElement,
  name: Name,
): element is HTMLElementTagNameMap[Name] => element.localName === name

/** What a screen reader says after the name of an element: its value and its states. */
export function statesOf(element: HTMLElement, role: string): string[] {
  const said = Object.entries(STATES).flatMap(([attribute, words]) => {
    const value = element.getAttribute(attribute)
    if (value === null) return []
    return typeof words === 'string' ? [words + value] : (words[value] ?? [])
  })
  return [...kindOf(element, role), ...controlOf(element), ...said]
}

function kindOf(element: HTMLElement, role: string): string[] {
  if (role === 'heading') return [`level ${element.getAttribute('aria-level') ?? element.localName.slice(1)}`]
  if (role in LIVE) return [LIVE[role] ?? '']
  if (role !== 'list') return []
  const entries = element.querySelectorAll(':scope > :is(li, [role="listitem"])').length
  return [entries === 1 ? '1 entry' : `${entries} entries`]
}

/** Of controls of HTML; others have attributes. */
function controlOf(element: HTMLElement): string[] {
  if (is(element, 'select')) return [...textOf(element.selectedOptions[0]?.label), ...limitsOf(element)]
  if (is(element, 'textarea')) return [...textOf(element.value), ...limitsOf(element)]
  if (is(element, 'input')) return [...inputOf(element), ...limitsOf(element)]
  return is(element, 'button') ? limitsOf(element) : []
}

function inputOf(input: HTMLInputElement): string[] {
  if (input.indeterminate) return ['partly checked']
  if (input.type === 'checkbox' || input.type === 'radio') return [input.checked ? 'checked' : 'not checked']
  return input.type === 'password' ? [] : textOf(input.value)
}

const textOf = (value: string | undefined) => (value ? [`“${value}”`] : [])

function limitsOf(
  control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement,
): string[] {
  const required = 'required' in control && control.required && !control.hasAttribute('aria-required')
  const fixed = 'readOnly' in control && control.readOnly
  return [
    ...(required ? ['required'] : []),
    ...(fixed ? ['read only'] : []),
    ...(control.disabled ? ['unavailable'] : []),
  ]
}
