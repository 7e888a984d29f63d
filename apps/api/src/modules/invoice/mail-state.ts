import type { Invoice } from '@yaoji/api-client/contract/invoice'
import type { InvoiceRow } from './issued'

/** Minutes until the next attempt after each that failed. Six attempts in about a day; then an operator decides. */
export const MAIL_WAITS: readonly number[] = [1, 5, 30, 180, 1440]

/** Attempts to send an invoice, the first one included. */
export const MAIL_TRIES = MAIL_WAITS.length + 1

/** Whether an invoice was sent to its address, for the buyer. */
export function mailAnswer(row: InvoiceRow): Pick<Invoice, 'mail_state' | 'mail_text'> {
  if (row.email === '') return { mail_state: 'none', mail_text: '' }
  if (row.mailed_at) return { mail_state: 'sent', mail_text: '已发送' }
  if (row.state === 'applied') return { mail_state: 'waiting', mail_text: '开票后发送' }
  if (row.state !== 'issued') return { mail_state: 'none', mail_text: '' }
  if (row.mail_tries >= MAIL_TRIES) return { mail_state: 'failed', mail_text: '发送失败，请下载 PDF' }
  return { mail_state: 'waiting', mail_text: row.mail_tries > 1 ? '发送失败，稍后自动重试' : '正在发送' }
}
