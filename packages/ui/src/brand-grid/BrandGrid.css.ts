import { columns } from '../layout/columns'
import { theme } from '../theme/contract.css'
import { fontSize, media, space } from '../theme/scale'
import { adjusted, styled } from '../theme/styled'

/** Columns that all divide 24: that many brands leave no place empty. */
export const columnsOf24 = adjusted({
  ...columns(8),
  '@media': {
    'screen and (max-width: 1151px)': columns(6),
    'screen and (max-width: 899px)': columns(4),
    [media.narrow]: columns(3),
  },
})

export const brand = styled({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: '2px',
  minHeight: '88px',
  padding: space[2],
  textAlign: 'center',
  selectors: {
    '&:hover': { boxShadow: `inset 0 0 0 1px ${theme.color.accent}`, color: theme.color.accent },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})

export const logo = styled({ height: '44px', maxWidth: '100%', objectFit: 'contain' })

export const name = styled({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: fontSize.s,
  fontWeight: 500,
})

export const count = styled({
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
})
