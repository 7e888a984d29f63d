import { theme } from '../theme/contract.css'
import { fontSize, media, radius, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '44px',
  minWidth: 0,
  '@media': { [media.narrow]: { flexWrap: 'wrap', rowGap: 0 } },
})

/** A short brass line before the title. */
export const title = styled({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  fontSize: fontSize.xl,
  selectors: {
    '&::before': {
      content: '',
      flex: 'none',
      width: '4px',
      height: '18px',
      borderRadius: radius.s,
      background: theme.color.brass,
    },
  },
  '@media': { [media.narrow]: { fontSize: fontSize.l } },
})

export const words = styled({
  display: 'flex',
  flex: '1 1 0',
  flexWrap: 'wrap',
  minWidth: 0,
  height: '20px',
  overflow: 'hidden',
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
})

export const word = styled({
  selectors: { '& + &::before': { content: '·', marginInline: '6px', color: theme.color.inkFaint } },
})

export const aside = styled({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[3],
  marginInlineStart: 'auto',
})

export const more = styled({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  selectors: {
    '&:hover': { color: theme.color.accent },
    '&::after': { content: '›', marginInlineStart: '4px', fontSize: fontSize.l, lineHeight: 1 },
  },
})
