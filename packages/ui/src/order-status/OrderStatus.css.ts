import { theme } from '../theme/contract.css'
import { fontSize, media, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'grid',
  gap: space[3],
  minWidth: 0,
  padding: space[4],
  border: `1px solid ${theme.color.seam}`,
  borderInlineStart: `4px solid ${theme.color.accent}`,
  background: theme.color.surface,
  selectors: {
    '&[data-tone="wait"]': { borderInlineStartColor: theme.color.brass },
    '&[data-tone="ended"]': { borderInlineStartColor: theme.color.seamStrong },
  },
  '@media': { [media.narrow]: { padding: space[3] } },
})

export const title = styled({ fontSize: fontSize.xl, lineHeight: '28px' })

export const text = styled({ marginBlockStart: space[1], color: theme.color.inkMuted })

export const deadline = styled({ color: theme.color.brass, fontVariantNumeric: 'tabular-nums' })
