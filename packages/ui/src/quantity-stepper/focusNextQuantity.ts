const FIELD = '[role="spinbutton"]:not(:disabled)'

/**
 * Moves the focus from a quantity field to the next one of the same table or list, which selects its content. From the
 * last one it stays.
 */
export function focusNextQuantity(field: HTMLElement): void {
  const list = field.closest('table, ul, ol, [role="table"], [role="list"]')
  const fields = [...(list?.querySelectorAll<HTMLElement>(FIELD) ?? [])]
  fields[fields.indexOf(field) + 1]?.focus()
}
