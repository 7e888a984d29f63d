'use client'

import { type FormEvent, useState } from 'react'

/**
 * What is typed now in some controls of a form, for the parts of it that depend on them. Returns the texts by the names of
 * the controls, and a handler for `onChange` of the form.
 */
export function useTypedTexts<Name extends string>(initial: Readonly<Record<Name, string | undefined>>) {
  const [texts, setTexts] = useState(initial)
  function onChange({ currentTarget }: FormEvent<HTMLFormElement>) {
    const values = new FormData(currentTarget)
    const read = Object.keys(initial).map(name => [name, String(values.get(name) ?? '')])
    // The names are those of the initial texts.
    setTexts(Object.fromEntries(read) as Record<Name, string>)
  }
  return [texts, onChange] as const
}
