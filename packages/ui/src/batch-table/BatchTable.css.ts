import { globalStyle } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css'
import { fontSize, media, space } from '../theme/scale'
import { styled } from '../theme/styled'

/** The narrowest phones: no pixel to give away. */
const tiny = 'screen and (max-width: 359px)'

export const root = styled({
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.narrow]: { fontSize: fontSize.xs } },
})

globalStyle(`${root} th, ${root} td`, {
  padding: `6px ${space[2]}`,
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  textAlign: 'start',
})

// A date that breaks is read wrong.
globalStyle(`${root} td`, { whiteSpace: 'nowrap' })

/** A batch number as long as those are, 20250301, stands in one line; one of twice that breaks. */
globalStyle(`${root} tbody th`, {
  boxSizing: 'content-box',
  minWidth: '8ch',
  overflowWrap: 'anywhere',
})

globalStyle(`${root} th, ${root} td`, {
  '@media': { [tiny]: { paddingInline: '4px' } },
})

globalStyle(`${root} thead th`, {
  background: theme.color.canvas,
  color: theme.color.inkMuted,
  fontWeight: 500,
})

globalStyle(`${root} tr > :last-child`, { textAlign: 'end' })

globalStyle(`${root} tbody tr:last-child > *`, { borderBlockEnd: 0 })

export const near = styled({ color: theme.color.brass, fontWeight: 600 })

/** Beside the date, or below it where there is no room. */
export const word = styled({ '@media': { [media.narrow]: { display: 'block' } } })

export const none = styled({ color: theme.color.inkMuted, fontSize: fontSize.s })
