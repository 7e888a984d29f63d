import { theme } from '../theme/contract.css'
import { fontSize, media, radius, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

export const root = styledRoot({})

export const list = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: space[2],
})

/** The card and, in its corner, the button that changes it: a label cannot hold a button. */
export const cell = styled({ position: 'relative', display: 'grid', minWidth: 0 })

export const words = styled({ display: 'grid', gap: '2px', minWidth: 0, paddingInlineEnd: '40px' })

export const head = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  lineHeight: '24px',
  fontWeight: 500,
  overflowWrap: 'anywhere',
})

export const mark = styled({
  paddingInline: '4px',
  borderRadius: radius.s,
  background: theme.color.accentWash,
  color: theme.color.accent,
  fontSize: fontSize.xs,
  fontWeight: 400,
  lineHeight: '18px',
  selectors: { '[data-checked] &': { background: theme.color.surface } },
})

export const place = styled({
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  overflowWrap: 'anywhere',
})

export const edit = adjusted({
  position: 'absolute',
  insetBlockStart: '6px',
  insetInlineEnd: '6px',
})

export const foot = styled({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[2] })

export const form = styledRoot({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: space[3],
  maxWidth: '640px',
  marginBlockStart: space[3],
  padding: space[4],
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
})

export const whole = adjusted({ gridColumn: '1 / -1' })

export const half = adjusted({
  gridColumn: 'span 3',
  '@media': { [media.narrow]: { gridColumn: '1 / -1' } },
})

export const buttons = styled({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})

export const pair = styled({ display: 'flex', gap: space[2], marginInlineStart: 'auto' })
