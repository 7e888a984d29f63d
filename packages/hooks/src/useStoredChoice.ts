'use client'

import { useState } from 'react'

export interface StoredChoiceOptions<Value extends string> {
  /** Name of the entry in the storage. */
  readonly storageKey: string
  /** The storage. It can throw, as that of a browser that keeps nothing. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** What can be chosen; any other entry counts as no choice. */
  readonly values: readonly Value[]
}

/**
 * A choice that stays when the page is opened again: how a list is shown, in which order. Undefined until something was
 * chosen. Without a storage it stays as long as the component.
 */
export function useStoredChoice<Value extends string>(options: StoredChoiceOptions<Value>) {
  const { storageKey, storage, values } = options
  const [choice, setChoice] = useState(() => values.find(value => value === read(storage, storageKey)))
  function choose(value: Value) {
    setChoice(value)
    try {
      storage().setItem(storageKey, value)
    } catch {
      // It stays for as long as the page.
    }
  }
  return [choice, choose] as const
}

function read(storage: StoredChoiceOptions<string>['storage'], key: string): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}
