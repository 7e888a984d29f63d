import { theme } from '../theme/contract.css'
import { fontSize, media, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

/** Labelled drawers with seams between them, two rows a row. */
export const root = styledRoot({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '1px',
  padding: '1px',
  background: theme.color.seam,
  fontSize: fontSize.s,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const row = styled({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  background: theme.color.surface,
  selectors: {
    // A last one alone takes the whole row, so that no seam-coloured hole is left.
    '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' },
  },
  '@media': { [media.narrow]: { gridTemplateColumns: '96px minmax(0, 1fr)' } },
})

export const name = styled({
  padding: `${space[2]} ${space[3]}`,
  background: theme.color.canvas,
  color: theme.color.inkMuted,
})

export const value = styled({ padding: `${space[2]} ${space[3]}`, overflowWrap: 'anywhere' })
