'use client'

import { useRef, useState } from 'react'

/** What is missing of a form: a part of it, and what is wrong with the part. */
export interface MissingFormPart {
  readonly part: string
  readonly error: string
}

export interface FormPartsOptions {
  /** The parts that have a form of their own, in the order of the page. */
  parts: readonly string[]
  /** What is missing, in the order of the page. */
  missing: readonly MissingFormPart[]
  /** Whether the reader can go on. */
  isComplete: boolean
  /** What is wrong with a part whose open form has changes that are not saved. */
  unsaved: string
  /** The reader goes on. */
  onNext: () => void
}

export interface FormParts {
  /** The reader wanted to go on, and something is missing. */
  isStopped: boolean
  /**
   * Of a part: why the reader cannot go on, once she wanted to, and the number of her last request to go on that begins
   * with it; 0 for none. The focus goes to a part whose number grows.
   */
  partProps: (part: string) => { error: string | undefined; asked: number }
  /** The form of a part opened; the returned function closes it. `isChanged` says whether it has changes. */
  open: (part: string, isChanged: () => boolean) => () => void
  /** The form of a part was saved or closed by the reader: no part is asked for any more. */
  closed: () => void
  /** Goes on, or asks for the first part that is missing or not saved. */
  next: () => void
}

interface Request {
  readonly number: number
  readonly part: string | undefined
  /** The part has changes that are not saved. */
  readonly isChanged?: boolean
}

/** A form of several parts, each of which is saved by itself: which of them keeps the reader from going on. */
export function useFormParts(options: FormPartsOptions): FormParts {
  const { parts, missing, isComplete, unsaved, onNext } = options
  const [request, setRequest] = useState<Request>({ number: 0, part: undefined })
  const forms = useRef(new Map<string, () => boolean>())
  const errorOf = (part: string) =>
    missing.find(each => each.part === part)?.error ??
    (request.isChanged && request.part === part ? unsaved : undefined)
  return {
    isStopped: request.number > 0 && !isComplete,
    partProps: part => ({
      error: request.number > 0 ? errorOf(part) : undefined,
      asked: request.part === part ? request.number : 0,
    }),
    open(part, isChanged) {
      forms.current.set(part, isChanged)
      return () => forms.current.delete(part)
    },
    closed: () => setRequest(({ number }) => ({ number, part: undefined })),
    next() {
      const changed = parts.find(part => forms.current.get(part)?.())
      if (isComplete && !changed) return onNext()
      const [first] = missing
      setRequest({ number: request.number + 1, part: first?.part ?? changed, isChanged: !first })
    },
  }
}
