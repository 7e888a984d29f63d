import { theme } from '../theme/contract.css'
import { fontSize, media, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

/** The narrowest phones: no pixel to give away. */
const tiny = 'screen and (max-width: 359px)'

export const root = styledRoot({
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.narrow]: { fontSize: fontSize.xs } },
})

const anyCell = {
  padding: `6px ${space[2]}`,
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  textAlign: 'start',
  selectors: { '&:last-child': { textAlign: 'end' }, 'tbody > tr:last-child > &': { borderBlockEnd: 0 } },
  '@media': { [tiny]: { paddingInline: '4px' } },
} as const

export const column = styled({
  ...anyCell,
  background: theme.color.canvas,
  color: theme.color.inkMuted,
  fontWeight: 500,
})

/** A batch number of the usual length, 20250301, is on one line; one twice as long breaks. */
export const batch = styled({
  ...anyCell,
  boxSizing: 'content-box',
  minWidth: '8ch',
  overflowWrap: 'anywhere',
})

/** A date that breaks is read wrong. */
export const cell = styled({
  ...anyCell,
  whiteSpace: 'nowrap',
  selectors: {
    ...anyCell.selectors,
    '&[data-near]': { color: theme.color.brass, fontWeight: 600 },
  },
})

/** Beside the date, or below it where there is no room. */
export const near = styled({ '@media': { [media.narrow]: { display: 'block' } } })

export const none = styledRoot({ color: theme.color.inkMuted, fontSize: fontSize.s })

/** Below the number of its batch. */
export const report = styled({
  display: 'block',
  width: 'fit-content',
  minHeight: '24px',
  lineHeight: '24px',
  whiteSpace: 'nowrap',
  color: theme.color.accent,
  fontWeight: 400,
  textDecoration: 'underline',
})
