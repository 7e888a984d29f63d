import { theme } from '../theme/contract.css'
import { fontSize, media, radius, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  fontVariantNumeric: 'tabular-nums',
})

export const step = styled({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '32px',
  minHeight: '32px',
  paddingInline: space[2],
  border: `1px solid ${theme.color.seam}`,
  borderRadius: radius.s,
  background: theme.color.surface,
  selectors: {
    '&:hover:not([aria-disabled])': { borderColor: theme.color.accent, color: theme.color.accent },
    '&[data-current]': {
      borderColor: theme.color.accent,
      background: theme.color.accent,
      color: theme.color.onAccent,
    },
    '&[aria-disabled]': { color: theme.color.seamStrong, cursor: 'not-allowed' },
  },
  '@media': { [media.narrow]: { minWidth: '44px', minHeight: '44px' } },
})

/** Hidden on a narrow screen, which shows the current page and those next to it. */
const far = { selectors: { '&[data-far]': { display: 'none' } } }

export const page = styled({ '@media': { [media.narrow]: far } })

export const gap = styled({
  minWidth: space[4],
  color: theme.color.inkFaint,
  textAlign: 'center',
  '@media': { [media.narrow]: far },
})

export const more = styledRoot({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  paddingBlock: space[4],
})

export const status = styled({ color: theme.color.inkMuted, fontSize: fontSize.s })
