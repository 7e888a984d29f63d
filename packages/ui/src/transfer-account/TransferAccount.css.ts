import { theme } from '../theme/contract.css'
import { fontSize, media, radius, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({})

export const rows = styled({
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
})

export const row = styled({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
  minHeight: '44px',
  paddingBlock: '6px',
  paddingInline: space[3],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${theme.color.seam}` },
    '&[data-row="remark"]': { background: theme.color.brassWash },
  },
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

export const title = styled({
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  '@media': { [media.narrow]: { gridColumn: '1 / -1' } },
})

export const value = styled({
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-row="amount"] > &, [data-row="account"] > &, [data-row="remark"] > &': { fontWeight: 600 },
  },
})

export const action = styled({ margin: 0 })

export const copy = styled({
  minWidth: '56px',
  minHeight: '28px',
  paddingInline: space[2],
  border: `1px solid ${theme.color.seamStrong}`,
  borderRadius: radius.s,
  background: theme.color.surface,
  color: theme.color.ink,
  fontSize: fontSize.s,
  selectors: {
    '&:hover': { borderColor: theme.color.accent, color: theme.color.accent },
    '&[data-copy="copied"]': { borderColor: theme.color.accent, color: theme.color.accent },
    '&[data-copy="failed"]': { borderColor: theme.color.brass, color: theme.color.brass },
  },
  '@media': { [media.narrow]: { minHeight: '36px' } },
})

export const hint = styled({ marginBlockStart: space[2], color: theme.color.brass, fontSize: fontSize.s })
