import { theme } from '../theme/contract.css'
import { fontSize, media, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(120px, 40%), 1fr))',
  gap: space[3],
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-inline]': { display: 'flex', flexWrap: 'wrap', columnGap: space[6], rowGap: space[1] },
  },
})

export const stat = styled({
  display: 'grid',
  gap: space[1],
  selectors: {
    '[data-inline] > &': { display: 'flex', alignItems: 'baseline', gap: space[2], minHeight: '24px' },
  },
})

export const name = styled({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const value = styled({
  fontSize: fontSize.l,
  fontWeight: 500,
  overflowWrap: 'anywhere',
  selectors: { '[data-inline] > * > &': { fontSize: 'inherit' } },
})

/** The lines between the links are the background that shows through. */
export const links = styledRoot({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '1px',
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.seam,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  selectors: {
    '&[data-size="s"]': {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
})

export const cell = styled({ minWidth: 0, background: theme.color.surface })

export const link = styled({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  height: '100%',
  padding: space[4],
  color: theme.color.ink,
  selectors: {
    '&:hover': { background: theme.color.accentWash },
    '[data-size="s"] > * > &': { justifyItems: 'center', gap: 0, padding: `${space[3]} ${space[1]}` },
  },
  '@media': { [media.narrow]: { padding: space[3] } },
})

export const figure = styled({ fontSize: fontSize.xl, lineHeight: '28px', overflowWrap: 'anywhere' })

/** Two lines on a narrow screen, also before the numbers are known. */
export const note = styled({
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  '@media': { [media.narrow]: { minHeight: '36px' } },
})
