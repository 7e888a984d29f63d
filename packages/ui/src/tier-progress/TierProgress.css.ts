import { theme } from '../theme/contract.css'
import { fontSize, fontWeight, media, radius, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

const LINE = '[data-variant="line"] > &'

export const root = styledRoot({
  display: 'grid',
  gap: space[4],
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-variant="line"]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${space[2]} ${space[4]}`,
      minHeight: '52px',
      padding: `${space[2]} ${space[3]}`,
      border: `1px solid ${theme.color.seam}`,
      background: theme.color.surface,
    },
  },
})

export const tiers = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { [LINE]: { display: 'flex', flexWrap: 'wrap', gap: space[2] } },
})

export const tier = styled({
  display: 'grid',
  gap: space[1],
  padding: space[3],
  border: `1px solid ${theme.color.seam}`,
  borderRadius: radius.s,
  background: theme.color.sunken,
  selectors: {
    '&[data-reached]': { borderColor: theme.color.price, background: theme.color.priceWash },
    '[data-variant="line"] &': { display: 'block', padding: `${space[1]} ${space[2]}`, border: 0 },
    '[data-variant="line"] &[data-reached]': { color: theme.color.price },
  },
})

export const from = styled({
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  selectors: { '[data-variant="line"] &': { color: 'inherit', fontSize: 'inherit' } },
})

export const gain = styled({
  fontSize: fontSize.l,
  fontWeight: fontWeight.bold,
  selectors: {
    '[data-variant="line"] &': { fontSize: 'inherit', fontWeight: 'inherit' },
  },
})

export const mark = styled({
  color: theme.color.price,
  fontSize: fontSize.s,
  selectors: {
    '[data-variant="line"] &': {
      marginInlineStart: space[2],
      fontWeight: fontWeight.bold,
      fontSize: 'inherit',
    },
  },
})

export const progress = styled({
  width: '100%',
  height: '8px',
  accentColor: theme.color.price,
  selectors: { [LINE]: { width: '200px', '@media': { [media.narrow]: { width: '100%' } } } },
})

export const state = styled({
  margin: 0,
  maxWidth: '72em',
  selectors: { [LINE]: { color: theme.color.inkMuted } },
})
