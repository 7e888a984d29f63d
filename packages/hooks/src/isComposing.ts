import type { KeyboardEvent } from 'react'

/** The key code of keys that an input method handles. */
const TAKEN_BY_INPUT_METHOD = 229

/** Whether a key belongs to an input method: text is being composed, or this key ends the composition. ST-06. */
export function isComposing(event: KeyboardEvent | globalThis.KeyboardEvent): boolean {
  const native = 'nativeEvent' in event ? event.nativeEvent : event
  return native.isComposing || native.keyCode === TAKEN_BY_INPUT_METHOD
}
