/** State of a buyer's licence review. */
export type LicenceState = 'draft' | 'submitted' | 'passed' | 'rejected' | 'updating' | 'expired'

interface LicenceRow {
  text: string
  next: readonly LicenceState[]
  /** The licence has passed a review. It stays valid during the review of an update. */
  checked: boolean
}

/** Every state of a buyer's licence with its text and its next states. */
export const LICENCE_STATES = {
  draft: { text: '待完善', next: ['submitted'], checked: false },
  // The buyer withdraws it, as long as nothing is decided.
  submitted: { text: '审核中', next: ['passed', 'rejected', 'draft'], checked: false },
  passed: { text: '已通过', next: ['updating', 'expired'], checked: true },
  rejected: { text: '已驳回', next: ['submitted'], checked: false },
  // After a refused update the licence is still passed; the document's own state shows the refusal.
  updating: { text: '更新审核中', next: ['passed', 'expired'], checked: true },
  expired: { text: '证照已过期', next: ['updating', 'passed'], checked: true },
} as const satisfies Record<LicenceState, LicenceRow>

/** Whether a buyer's licence may change from one state to another. */
export function canMoveLicence(from: LicenceState, to: LicenceState): boolean {
  const next: readonly LicenceState[] = LICENCE_STATES[from].next
  return next.includes(to)
}

/** Whether the buyer's licence has passed a review; an expired licence has. */
export function isLicenceChecked(state: LicenceState): boolean {
  return LICENCE_STATES[state].checked
}

export type DocumentState = 'valid' | 'expiring' | 'expired' | 'rejected' | 'missing'

/** Fields of a document that decide its status. Dates are `YYYY-MM-DD`; the document is valid on its last day. */
export interface DocumentInput {
  begin?: string | null
  end: string | null
  /** No end: a long-term document. */
  long_term: boolean
  rejected: boolean
}

export interface DocumentStatus {
  state: DocumentState
  /** Days until the last valid day, negative after it; null without an end date. */
  days_left: number | null
  /** The reminder that is due: days before the end, of {@link DocumentReminders}. */
  remind: number | null
  text: string
}

/** Days before the end of a document at which its buyer is reminded, early and once more. */
export interface DocumentReminders {
  readonly early: number
  readonly late: number
}

/** The reminders, where the shop sets no others. */
export const DOCUMENT_REMINDERS: DocumentReminders = { early: 30, late: 7 }

/** The status of one document on a day; null is a document that was not uploaded. */
export function documentStatus(
  document: DocumentInput | null,
  today: string,
  reminders: DocumentReminders = DOCUMENT_REMINDERS,
): DocumentStatus {
  if (document === null) return { state: 'missing', days_left: null, remind: null, text: '未上传' }
  if (document.rejected)
    return { state: 'rejected', days_left: null, remind: null, text: '已驳回，请重新上传' }
  const { begin, end, long_term } = document
  if (begin && daysBetween(today, begin) > 0) {
    return { state: 'missing', days_left: null, remind: null, text: `${begin} 起生效` }
  }
  if (long_term) return { state: 'valid', days_left: null, remind: null, text: '长期有效' }
  if (end === null) return { state: 'missing', days_left: null, remind: null, text: '请填写有效期' }
  return datedStatus(end, daysBetween(today, end), reminders)
}

/** Whole days from one `YYYY-MM-DD` day to another, negative when the second is earlier. RangeError for an invalid date. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from)
}

function datedStatus(end: string, days_left: number, { early, late }: DocumentReminders): DocumentStatus {
  if (days_left < 0) return { state: 'expired', days_left, remind: null, text: `已于 ${end} 到期，请更新` }
  if (days_left > early) return { state: 'valid', days_left, remind: null, text: `有效期至 ${end}` }
  const text = days_left === 0 ? '今日到期，请更新' : `${days_left} 天后到期，请更新`
  return { state: 'expiring', days_left, remind: days_left > late ? early : late, text }
}

const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]
const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Days since year 0 in the Gregorian calendar. */
function dayNumber(date: string): number {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)
  const [year, month, day] = [Number(match?.[1]), Number(match?.[2]), Number(match?.[3])]
  const leap = isLeap(year)
  const longest = (DAYS_IN_MONTH[month - 1] ?? 0) + (month === 2 && leap ? 1 : 0)
  if (match === null || day < 1 || day > longest) {
    throw new RangeError(`domain: ${JSON.stringify(date)} is not a day. Dates are written YYYY-MM-DD.`)
  }
  const before = year - 1
  const leapDays = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400)
  return year * 365 + leapDays + (DAYS_BEFORE_MONTH[month - 1] ?? 0) + (month > 2 && leap ? 1 : 0) + day
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}
