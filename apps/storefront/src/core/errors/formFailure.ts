import { isCancelled, MarketError, type MarketErrorKind } from '@yaoji/api-client'
import type { FormFailure } from '@yaoji/ui/form-error'

const TEXTS: Partial<Record<MarketErrorKind, string>> = {
  busy: '系统繁忙，请稍候再试',
  malformed: '系统繁忙，请稍候再试',
}

/** Kinds after which it is unknown whether the service carried out the call. */
const OPEN_ENDED: ReadonlySet<MarketErrorKind> = new Set(['timeout', 'offline', 'busy', 'malformed'])

/** Whether it is unknown if a failed write was carried out. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof MarketError && OPEN_ENDED.has(error.kind)
}

/** What a form shows of a failed write; null for one that was cancelled. */
export function formFailureOf(error: unknown): FormFailure | null {
  if (isCancelled(error)) return null
  if (!(error instanceof MarketError)) return { message: '操作没有成功，请稍候再试' }
  return { message: TEXTS[error.kind] ?? error.firstFieldMessage, fields: error.fields }
}
