import { theme } from '../theme/contract.css'
import { fontSize, media, radius, space } from '../theme/scale'
import { adjusted, styled } from '../theme/styled'

export const panel = adjusted({
  width: '420px',
  maxWidth: 'var(--radix-popover-content-available-width, 100%)',
  justifyItems: 'stretch',
})

export const head = styled({ display: 'flex', alignItems: 'center', gap: space[3] })

export const count = adjusted({ marginInlineStart: 'auto' })

export const problem = styled({ display: 'flex', alignItems: 'center', gap: space[2] })

export const hint = styled({ color: theme.color.inkMuted, fontSize: fontSize.s })

/** A part of the window: fifty lists are longer than it. */
export const lists = styled({
  maxHeight: 'min(420px, 52vh)',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
  borderBlock: `1px solid ${theme.color.seam}`,
})

export const list = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space[1],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${theme.color.seam}` },
    '&[data-opened]': { background: theme.color.accentWash },
  },
})

export const choose = styled({
  display: 'block',
  minWidth: 0,
  minHeight: '44px',
  padding: `4px ${space[2]}`,
  borderRadius: radius.s,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: theme.color.accentWash } },
  '@media': { [media.narrow]: { minHeight: '48px' } },
})

export const name = styled({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: fontSize.m,
  fontWeight: 600,
})

export const about = styled({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
})
