import type { KeyboardEvent } from 'react'

/** The key code browsers give to keys that an input method has taken. */
const TAKEN_BY_INPUT_METHOD = 229

/** True while a key belongs to an input method: text is being composed, or this very key ends composing. ST-06. */
export function isComposing(event: KeyboardEvent | globalThis.KeyboardEvent): boolean {
  const native = 'nativeEvent' in event ? event.nativeEvent : event
  return native.isComposing || native.keyCode === TAKEN_BY_INPUT_METHOD
}
