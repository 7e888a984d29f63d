import { theme } from '../theme/contract.css'
import { fontSize, targetSize } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({})

export const list = styled({
  display: 'flex',
  flexWrap: 'wrap',
  minWidth: 0,
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  lineHeight: targetSize,
})

export const item = styled({
  display: 'inline-flex',
  minWidth: 0,
  maxWidth: '24em',
  selectors: {
    '& + &::before': { content: '"›" / ""', marginInline: '6px', color: theme.color.inkFaint },
  },
})

export const level = styled({
  minWidth: '24px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    '&[href]:hover': { color: theme.color.accent, textDecoration: 'underline' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': { color: theme.color.ink },
  },
})
