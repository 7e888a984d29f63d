/** Writes a state as a data attribute by the one rule: present and empty when true, absent when not. */
export function dataAttr(on: boolean | undefined): '' | undefined {
  return on ? '' : undefined
}
