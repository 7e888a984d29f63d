import { keyframes } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css'
import { readOutOnly } from '../theme/readOutOnly'
import { fontSize, radius, space, stack, stickyTop } from '../theme/scale'
import { sticky } from '../theme/sticky'
import { styled, styledRoot } from '../theme/styled'

/** In a container this narrow every row is a card. */
const cards = '(max-width: 639px)'

export const root = styledRoot({
  containerType: 'inline-size',
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  // While other rows are loading what is shown stays readable.
  selectors: {
    '&:not([data-framed])': { border: 0 },
    '&[data-refreshing]': { boxShadow: `inset 0 2px 0 ${theme.color.accent}`, cursor: 'progress' },
  },
})

export const table = styled({
  tableLayout: 'fixed',
  '@container': { [cards]: { display: 'block' } },
})

export const columns = styled({ '@container': { [cards]: { display: 'none' } } })

export const heads = styled({ '@container': { [cards]: { display: 'block', ...readOutOnly } } })

export const plainRow = styled({ '@container': { [cards]: { display: 'block' } } })

export const head = styled({
  padding: `6px ${space[3]}`,
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  background: theme.color.sunken,
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  fontWeight: 500,
  textAlign: 'start',
  selectors: {
    '&[data-align="end"]': { textAlign: 'end' },
    '[data-sticky-head] &': {
      position: sticky,
      insetBlockStart: `var(${stickyTop}, 0px)`,
      zIndex: stack.sticky,
    },
  },
  '@container': { [cards]: { display: 'block' } },
})

export const group = styled({
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${theme.color.seam}` },
    // A bar beside the head and the rows of a group shows where it ends.
    '&[data-grouped]': { boxShadow: `inset 3px 0 0 ${theme.color.accent}` },
  },
  '@container': { [cards]: { display: 'block' } },
})

export const groupHead = styled({
  padding: `${space[2]} ${space[3]}`,
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  background: theme.color.canvas,
  boxShadow: `inset 3px 0 0 ${theme.color.accent}`,
  fontSize: fontSize.s,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@container': { [cards]: { display: 'block' } },
})

export const row = styled({
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.seam}` } },
  '@container': {
    [cards]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6px', padding: space[3] },
  },
})

export const cell = styled({
  padding: `10px ${space[3]}`,
  verticalAlign: 'top',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-align="end"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    [`${root}[data-dense] &`]: { paddingBlock: '1px', lineHeight: '20px', verticalAlign: 'middle' },
  },
  '@container': {
    [cards]: {
      minWidth: 0,
      padding: 0,
      display: 'block',
      selectors: {
        '&[data-narrow="hidden"]': { display: 'none' },
        '&[data-narrow="titled"]': {
          display: 'flex',
          // A link with the height of a finger has its text in the middle.
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: space[3],
          textAlign: 'end',
        },
        '&[data-narrow="titled"]::before': {
          flex: 'none',
          // The head of the column is read out already.
          content: ['attr(data-title)', 'attr(data-title) / ""'],
          color: theme.color.inkMuted,
        },
      },
    },
  },
})

const appear = keyframes({ from: { opacity: 0 } })

/** Rows that are there within 150 ms never show their shapes. */
export const skeleton = styled({
  animation: `${appear} 1ms 150ms backwards`,
  '@container': { [cards]: { display: 'block' } },
})

export const bar = styled({
  display: 'block',
  width: '90%',
  height: '12px',
  marginBlock: '4px',
  borderRadius: radius.s,
  background: theme.color.sunken,
  selectors: {
    '& + &': { width: '60%', marginBlockStart: '10px' },
    '[data-align="end"] > &': { marginInlineStart: 'auto', width: '60%' },
  },
})
