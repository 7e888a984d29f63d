import { theme } from '../theme/contract.css'
import { fontSize, space } from '../theme/scale'
import { styled } from '../theme/styled'

export const root = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  minHeight: '40px',
  paddingInline: space[3],
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  fontSize: fontSize.s,
})

export const sorts = styled({ display: 'flex', marginInlineStart: '-8px', overflowX: 'auto' })

export const sort = styled({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  minHeight: '38px',
  paddingInline: space[2],
  color: theme.color.inkMuted,
  selectors: {
    '&:hover': { color: theme.color.accent },
    '&[data-on]': { color: theme.color.accent, fontWeight: 600 },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
})

/** Two small arrows, of which the one that holds is filled. */
export const arrows = styled({
  display: 'grid',
  gap: '2px',
  color: theme.color.seamStrong,
  selectors: {
    '&::before': {
      content: '',
      border: '4px solid transparent',
      borderBlockStart: 0,
      borderBlockEndColor: 'currentColor',
    },
    '&::after': {
      content: '',
      border: '4px solid transparent',
      borderBlockEnd: 0,
      borderBlockStartColor: 'currentColor',
    },
    '[data-direction="up"] > &::before': { borderBlockEndColor: theme.color.accent },
    '[data-direction="down"] > &::after': { borderBlockStartColor: theme.color.accent },
  },
})

export const toggles = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
  minHeight: '38px',
})

/** What stands at the far end, together also where the bar breaks. */
export const end = styled({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  marginInlineStart: 'auto',
})

export const total = styled({
  color: theme.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const views = styled({ display: 'flex' })

export const view = styled({
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  minHeight: '38px',
  color: theme.color.inkMuted,
  selectors: {
    '&:hover': { color: theme.color.accent },
    '&[data-on]': { background: theme.color.accentWash, color: theme.color.accent },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
})
