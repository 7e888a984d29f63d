import { theme } from '../theme/contract.css'
import { fontSize, radius, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

/** About 38 characters of Chinese: the eye finds the next line. */
const MEASURE = '38em'

const print = 'print'

export const root = styledRoot({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[3],
  fontSize: fontSize.l,
  lineHeight: '1.75',
  overflowWrap: 'anywhere',
  textAlign: 'start',
})

const block = { maxWidth: MEASURE }

export const headingRow = styled({
  ...block,
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  marginBlockStart: space[4],
  selectors: { '&:first-child': { marginBlockStart: 0 } },
  '@media': { [print]: { breakAfter: 'avoid' } },
})

export const heading = styled({
  color: theme.color.ink,
  fontSize: fontSize.xl,
  textSpacingTrim: 'trim-start',
  scrollMarginBlockStart: space[4],
})

export const anchor = styled({
  minWidth: '24px',
  textAlign: 'center',
  color: theme.color.inkFaint,
  opacity: 0,
  selectors: {
    '&:hover, &:focus-visible, *:hover > &': { opacity: 1 },
    '&:hover': { color: theme.color.accent },
  },
  '@media': { '(hover: none)': { opacity: 1 }, [print]: { display: 'none' } },
})

export const paragraph = styled(block)

const listBlock = { ...block, display: 'grid', rowGap: space[2], paddingInlineStart: '1.5em' }

export const list = styled({ ...listBlock, listStyle: 'disc' })

export const steps = styled({ ...listBlock, paddingInlineStart: 0, counterReset: 'step' })

export const item = styled({
  selectors: {
    '&::marker': { color: theme.color.inkFaint },
    [`${steps} > &`]: { position: 'relative', paddingInlineStart: '36px' },
    [`${steps} > &::before`]: {
      counterIncrement: 'step',
      content: 'counter(step) / ""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '2px',
      width: '24px',
      height: '24px',
      borderRadius: radius.full,
      background: theme.color.accentWash,
      color: theme.color.accent,
      fontSize: fontSize.s,
      fontWeight: 600,
      lineHeight: '24px',
      textAlign: 'center',
    },
  },
})

export const link = styled({
  color: theme.color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: { '&:hover': { color: theme.color.accentHover } },
})

export const note = styled({
  ...block,
  display: 'flex',
  gap: space[2],
  padding: `${space[2]} ${space[3]}`,
  borderInlineStart: `3px solid ${theme.color.accent}`,
  background: theme.color.accentWash,
  selectors: {
    '&[data-tone="warning"]': { borderColor: theme.color.brass, background: theme.color.brassWash },
  },
  '@media': { [print]: { breakInside: 'avoid' } },
})

/** As high as the first line. */
export const noteIcon = styled({
  flex: 'none',
  marginBlockStart: '4px',
  color: theme.color.accent,
  selectors: { '[data-tone="warning"] > &': { color: theme.color.brass } },
})

export const noteText = styled({ minWidth: 0 })

export const tableBox = styled({
  overflowX: 'auto',
  width: 'fit-content',
  minWidth: `min(100%, ${MEASURE})`,
  maxWidth: '100%',
  border: `1px solid ${theme.color.seam}`,
  '@media': { [print]: { overflow: 'visible' } },
})

export const table = styled({
  background: theme.color.surface,
  fontSize: fontSize.m,
  lineHeight: '1.5',
  fontVariantNumeric: 'tabular-nums',
})

const anyCell = {
  minWidth: '7em',
  overflowWrap: 'break-word',
  padding: `${space[2]} ${space[3]}`,
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  textAlign: 'start',
  verticalAlign: 'top',
  selectors: { 'tbody > tr:last-child > &': { borderBlockEnd: 0 } },
} as const

/** The first column stays while the others scroll. */
const stays = { position: 'sticky', insetInlineStart: 0 } as const

export const column = styled({
  ...anyCell,
  background: theme.color.canvas,
  color: theme.color.inkMuted,
  fontWeight: 500,
  selectors: { ...anyCell.selectors, '&:first-child': stays },
})

export const rowName = styled({ ...anyCell, ...stays, background: theme.color.surface, fontWeight: 500 })

export const cell = styled(anyCell)
