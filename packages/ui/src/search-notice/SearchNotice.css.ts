import { theme } from '../theme/contract.css'
import { fontSize, fontWeight, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'grid',
  gap: space[1],
  marginBlockEnd: space[2],
  padding: `${space[2]} ${space[3]}`,
  borderInlineStart: `4px solid ${theme.color.accent}`,
  background: theme.color.accentWash,
  color: theme.color.ink,
  fontSize: fontSize.m,
  selectors: {
    '&[data-certainty="uncertain"]': {
      borderInlineStartColor: theme.color.brass,
      background: theme.color.brassWash,
    },
  },
})

export const line = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  margin: 0,
  minWidth: 0,
  overflowWrap: 'anywhere',
})

/** A sentence: words wrap, not parts. */
export const reading = styled({ margin: 0, minWidth: 0, overflowWrap: 'anywhere' })

export const keywords = adjusted({ marginInline: space[1], fontWeight: fontWeight.bold })

export const dropped = styled({ color: theme.color.inkMuted })

export const count = styled({
  marginInlineStart: space[1],
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
})
