import { style } from '@vanilla-extract/css'
import { space } from '@yaoji/ui/theme'
import { touchTarget } from '../../core/page/touchTarget.css'
import { row as paymentRow, time } from './OrderPayments.css'

/** On a phone the link is higher than the amount beside it. */
export const row = style([paymentRow, { alignItems: 'baseline' }])

/** The button below may be wider. */
export const amount = style({ justifySelf: 'end' })

/** The number, the day or the reason of an invoice. */
export const about = style([time, { overflowWrap: 'anywhere' }])

export const reason = style([about, { gridColumn: '1 / -1' }])

export const pdf = style([touchTarget, { justifySelf: 'end', marginBlockStart: space[1] }])
