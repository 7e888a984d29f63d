import { theme } from '../theme/contract.css'
import { readOutOnly } from '../theme/readOutOnly'
import { fontSize, frame, media, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  background: theme.color.surface,
  borderBlockEnd: `1px solid ${theme.color.seam}`,
})

export const line = adjusted({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[6],
  minHeight: frame.header,
  '@media': { [media.narrow]: { minHeight: 0, rowGap: space[2], paddingBlock: `${space[4]} ${space[3]}` } },
})

export const brand = styled({ display: 'flex', alignItems: 'center', gap: space[4], minWidth: 0 })

export const logo = adjusted({ '@media': { [media.narrow]: { height: '28px' } } })

export const title = styled({
  paddingInlineStart: space[4],
  borderInlineStart: `1px solid ${theme.color.seam}`,
  fontSize: fontSize.xl,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { [media.narrow]: { fontSize: fontSize.l } },
})

export const list = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  '@media': {
    // One line over the whole width; what does not fit is the text before the number.
    [media.narrow]: { justifyContent: 'space-between', columnGap: space[2], width: '100%' },
  },
})

export const phoneName = styled({ '@media': { [media.narrow]: readOutOnly } })

const target = {
  display: 'inline-block',
  minHeight: '24px',
  lineHeight: '24px',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { color: theme.color.accent } },
} as const

export const link = styled(target)

/** It has its place, and is not to be seen. */
export const kept = styled({ visibility: 'hidden' })

export const phone = styled({
  ...target,
  color: theme.color.ink,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 500,
})
