import { globalStyle } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css'
import { componentLayer } from '../theme/layers.css'
import { fontSize, media, space } from '../theme/scale'
import { styled } from '../theme/styled'

export const root = styled({
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.narrow]: { fontSize: fontSize.xs } },
})

globalStyle(`${root} th, ${root} td`, {
  '@layer': {
    [componentLayer]: {
      padding: `6px ${space[2]}`,
      borderBlockEnd: `1px solid ${theme.color.seam}`,
      textAlign: 'start',
      overflowWrap: 'anywhere',
    },
  },
})

// A date that breaks is read wrong.
globalStyle(`${root} td`, { '@layer': { [componentLayer]: { whiteSpace: 'nowrap' } } })

globalStyle(`${root} tbody th`, { '@layer': { [componentLayer]: { minWidth: '4.5em' } } })

globalStyle(`${root} thead th`, {
  '@layer': {
    [componentLayer]: { background: theme.color.canvas, color: theme.color.inkMuted, fontWeight: 500 },
  },
})

globalStyle(`${root} tr > :last-child`, { '@layer': { [componentLayer]: { textAlign: 'end' } } })

globalStyle(`${root} tbody tr:last-child > *`, { '@layer': { [componentLayer]: { borderBlockEnd: 0 } } })

export const near = styled({ color: theme.color.brass, fontWeight: 600 })

/** Beside the date, or below it where there is no room. */
export const word = styled({ '@media': { [media.narrow]: { display: 'block' } } })

export const none = styled({ color: theme.color.inkMuted, fontSize: fontSize.s })
