import { theme } from '../theme/contract.css'
import { fontSize, media, radius } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'grid',
  gap: '4px',
  minWidth: 0,
  alignContent: 'start',
  selectors: { '&[data-wide]': { gridColumn: '1 / -1' } },
})

export const label = styled({
  justifySelf: 'start',
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  selectors: {
    '&[data-required]::after': { content: '"*" / ""', marginInlineStart: '2px', color: theme.color.price },
  },
})

export const hint = styled({ color: theme.color.inkFaint, fontSize: fontSize.xs })

export const error = styled({ color: theme.color.price, fontSize: fontSize.xs })

/** The border around a control. */
export const box = styled({
  display: 'flex',
  alignItems: 'stretch',
  minWidth: 0,
  minHeight: '36px',
  border: `1px solid ${theme.color.seamStrong}`,
  borderRadius: radius.s,
  background: theme.color.surface,
  selectors: {
    '&[data-size="s"]': { minHeight: '28px', fontSize: fontSize.s },
    '&[data-size="l"]': { minHeight: '44px', fontSize: fontSize.l },
    '&:focus-within': { borderColor: theme.color.accent },
    '[data-invalid] > &': { borderColor: theme.color.price },
    '[data-disabled] > &': { borderColor: theme.color.seam, background: theme.color.sunken },
  },
  '@media': {
    // As high as a button there, beside which a field often is.
    [media.narrow]: { selectors: { '&:not([data-size="s"])': { minHeight: '44px' } } },
  },
})
