import { theme } from '../theme/contract.css'
import { fontWeight, media, radius, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'flex',
  flexWrap: 'wrap',
  selectors: {
    '&[data-variant="line"]': { borderBlockEnd: `1px solid ${theme.color.seam}` },
    '&[data-variant="boxes"]': { gap: space[2] },
  },
})

export const link = styled({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: space[4],
  color: theme.color.inkMuted,
  borderBlockEnd: '2px solid transparent',
  selectors: {
    '[data-variant="boxes"] > &': {
      minHeight: '36px',
      paddingInline: space[3],
      border: `1px solid ${theme.color.seam}`,
      borderRadius: radius.s,
      background: theme.color.surface,
      color: theme.color.ink,
      '@media': { [media.narrow]: { minHeight: '44px' } },
    },
    '&:hover, &[aria-current]': { color: theme.color.accent },
    '[data-variant="boxes"] > &:hover, &[aria-current]': { borderColor: theme.color.accent },
    '&[aria-current]': { fontWeight: fontWeight.bold },
  },
})
