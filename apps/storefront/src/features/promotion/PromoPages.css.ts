import { style } from '@vanilla-extract/css'
import { fontSize, readOutOnly, space, theme } from '@yaoji/ui/theme'
import { cardGrid } from '../../core/page/cardGrid'

export const grid = style(cardGrid('320px'))

/** The link of the name reaches over the whole card. */
export const card = style({
  position: 'relative',
  minWidth: 0,
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  selectors: {
    '&:hover, &:focus-within': { boxShadow: `inset 0 0 0 1px ${theme.color.accent}` },
  },
})

export const image = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 7',
  objectFit: 'cover',
  background: theme.color.sunken,
})

export const about = style({ display: 'grid', gap: '2px', padding: space[3] })

export const name = style({
  fontSize: fontSize.l,
  fontWeight: 600,
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
})

export const line = style({
  margin: 0,
  overflow: 'hidden',
  color: theme.color.inkMuted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const time = style({
  margin: 0,
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-state="coming"]': { color: theme.color.brass } },
})

/** A screen high: what comes has pictures above the products. */
export const loading = style({ minHeight: '100vh', paddingBlockStart: '72px' })

/** As high as the texts of a card. */
export const blank = style({ height: '94px' })

export const loadingText = style(readOutOnly)
