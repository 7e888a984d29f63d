/** Whether Tab reaches an element that is not hidden. */
export function isTabStop(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled, a:not([href], [tabindex])')) return false
  return !element.matches('input[type="radio"]') || isStopOfGroup(element as HTMLInputElement)
}

/** Of the radio buttons of a group, Tab reaches the chosen one, or the first. */
function isStopOfGroup(radio: HTMLInputElement): boolean {
  const group = [
    ...radio.ownerDocument.querySelectorAll<HTMLInputElement>('input[type="radio"]:enabled'),
  ].filter(({ name, form }) => name === radio.name && form === radio.form)
  return (group.find(({ checked }) => checked) ?? group[0]) === radio
}
