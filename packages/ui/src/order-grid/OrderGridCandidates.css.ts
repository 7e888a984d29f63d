import { theme } from '../theme/contract.css'
import { fontSize, radius, space } from '../theme/scale'
import { styled } from '../theme/styled'
import { oneLine, phone, tablet } from './sheet'

export const row = styled({
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  background: theme.color.sunken,
  '@container': { [phone]: { display: 'block' } },
})

export const cell = styled({
  padding: `4px ${space[2]} 6px 32px`,
  '@container': { [phone]: { display: 'block', padding: space[2] } },
})

export const list = styled({
  border: `1px solid ${theme.color.seam}`,
  borderRadius: radius.s,
  background: theme.color.surface,
  // Clear of what sticks: above it the heads and the row to type in, with its own row between; below it the bar.
  scrollMarginBlockStart: '120px',
  scrollMarginBlockEnd: '96px',
})

export const option = styled({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1.2fr) 88px 96px 96px 80px',
  alignItems: 'center',
  gap: space[3],
  height: '32px',
  paddingInline: space[2],
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${theme.color.seam}` },
    '&:hover': { background: theme.color.accentWash },
    '&[aria-selected="true"]': {
      background: theme.color.accentWash,
      boxShadow: `inset 3px 0 0 ${theme.color.accent}`,
    },
  },
  '@container': {
    [tablet]: {
      gridTemplateColumns: '20px minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1fr) 88px 88px 84px 0',
      gap: '6px',
    },
    [phone]: {
      gridTemplateColumns: '20px minmax(0, 1fr) minmax(0, 1fr)',
      height: 'auto',
      gap: `0 ${space[2]}`,
      paddingBlock: '6px',
    },
  },
})

export const digit = styled({ color: theme.color.accent, fontWeight: 600 })

export const name = styled({ ...oneLine, fontWeight: 500 })

export const text = styled(oneLine)

export const minor = styled({
  ...oneLine,
  color: theme.color.inkMuted,
  '@container': { [phone]: { selectors: { '&:empty': { display: 'none' } } } },
})

export const number = styled({
  ...oneLine,
  textAlign: 'end',
  '@container': { [phone]: { textAlign: 'start' } },
})

export const hint = styled({ marginBlockStart: '4px', color: theme.color.inkMuted, fontSize: fontSize.xs })

/** A link between words: underlined, because colour alone does not show it. */
export const link = styled({ color: theme.color.accent, textDecoration: 'underline' })
