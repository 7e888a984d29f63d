import { globalStyle } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css'
import { fontSize, targetSize } from '../theme/scale'
import { styled } from '../theme/styled'

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

globalStyle(`${item} > *`, {
  minWidth: '24px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

globalStyle(`${item} > a:hover`, {
  color: theme.color.accent,
  textDecoration: 'underline',
})

globalStyle(`${item} > a:focus-visible`, { outlineOffset: '-2px' })

globalStyle(`${item} > [aria-current]`, { color: theme.color.ink })
