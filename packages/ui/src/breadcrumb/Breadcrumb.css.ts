import { theme } from '../theme/contract.css'
import { fontSize, media, targetSize } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

/** On a phone each level is as high as a finger, and takes no more room than its text. */
export const root = styledRoot({ '@media': { [media.narrow]: { marginBlock: '-10px' } } })

export const list = styled({
  display: 'flex',
  flexWrap: 'wrap',
  minWidth: 0,
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  lineHeight: targetSize,
  '@media': { [media.narrow]: { lineHeight: '44px' } },
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
