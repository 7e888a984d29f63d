'use client'

import { useState } from 'react'

export interface FormDraft {
  /** The texts of the draft by field; empty without a draft. */
  readonly texts: Readonly<Record<string, string>>
  /** Stores the values that the controls of the form have now. */
  readonly keep: (form: HTMLFormElement) => void
  /** Removes the draft. */
  readonly clear: () => void
}

/**
 * Keeps texts that are not saved yet through a reload, a failed save and the end of a session, in this tab only. It
 * keeps only the fields that are named here: never name a password or a code.
 */
export function useFormDraft(name: string, fields: readonly string[]): FormDraft {
  const key = `yaoji.form.${name}`
  const [texts] = useState(() => readTexts(key))
  return {
    texts,
    keep(form) {
      const values = new FormData(form)
      const names = namesIn(form).filter(field => fields.includes(field))
      const texts = names.map(field => [field, String(values.get(field) ?? '')])
      sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(texts)))
    },
    clear: () => sessionStorage.removeItem(key),
  }
}

/** Names of the controls that are not disabled, also of a checkbox that is not checked. */
function namesIn(form: HTMLFormElement): string[] {
  return Array.from(form.elements).flatMap(control =>
    'name' in control && !control.matches(':disabled') ? [String(control.name)] : [],
  )
}

function readTexts(key: string): Record<string, string> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    // Only `keep` writes this key: an object with texts.
    return (draft ?? {}) as Record<string, string>
  } catch {
    return {}
  }
}
