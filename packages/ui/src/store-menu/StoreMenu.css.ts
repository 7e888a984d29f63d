import { theme } from '../theme/contract.css'
import { fontSize, media, radius, space } from '../theme/scale'
import { adjusted, styled } from '../theme/styled'

/** Beside the company, which is cut first; in a narrow window it is the company. */
export const trigger = adjusted({
  flex: 'none',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  minHeight: '24px',
  lineHeight: '24px',
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { flex: '0 1 auto' } },
  selectors: { '&:hover, &[data-state="open"]': { color: theme.color.accent } },
})

export const words = styled({ '@media': { [media.narrow]: { display: 'none' } } })

export const company = styled({
  display: 'none',
  '@media': { [media.narrow]: { display: 'inline', color: theme.color.ink } },
})

export const panel = adjusted({
  width: '360px',
  maxWidth: 'var(--radix-popover-content-available-width, 100%)',
  justifyItems: 'stretch',
})

export const problem = styled({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  color: theme.color.price,
  fontSize: fontSize.s,
})

/** A part of the window: a chain of a hundred stores is longer than it. */
export const stores = styled({
  maxHeight: 'min(420px, 60vh)',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
})

export const store = styled({
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.seam}` } },
})

export const choose = styled({
  display: 'block',
  width: '100%',
  minHeight: '40px',
  padding: `4px ${space[2]}`,
  borderRadius: radius.s,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: theme.color.accentWash },
    '&[aria-disabled]': { background: 'none', cursor: 'default' },
    '&[data-current]': { background: theme.color.accentWash },
  },
  '@media': { [media.narrow]: { minHeight: '48px' } },
})

export const name = styled({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: fontSize.m,
})

export const about = styled({ display: 'block', color: theme.color.inkMuted, fontSize: fontSize.s })

export const all = adjusted({ color: theme.color.accent, fontSize: fontSize.s })
