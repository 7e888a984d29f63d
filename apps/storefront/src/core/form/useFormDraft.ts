import { useState } from 'react'

export interface FormDraft {
  /** The texts that were kept, by field; empty when none were. */
  readonly texts: Readonly<Record<string, string>>
  /** Keeps what the controls of the form have now. */
  readonly keep: (form: HTMLFormElement) => void
  /** Forgets the texts: they are on the service now. */
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
      const given = new FormData(form)
      const kept = namesIn(form).filter(field => fields.includes(field))
      const texts = kept.map(field => [field, String(given.get(field) ?? '')])
      sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(texts)))
    },
    clear: () => sessionStorage.removeItem(key),
  }
}

/** Names of the controls that can be changed, also of a box that is not ticked. */
function namesIn(form: HTMLFormElement): string[] {
  return Array.from(form.elements).flatMap(control =>
    'name' in control && !control.matches(':disabled') ? [String(control.name)] : [],
  )
}

function readTexts(key: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    // Only `keep` writes this key: an object with texts.
    return (kept ?? {}) as Record<string, string>
  } catch {
    return {}
  }
}
