import { style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingBlock: space[6],
  '@media': { [media.narrow]: { paddingBlock: space[3], gap: space[3] } },
})

/** The step, and beside it what helps; below it where there is no room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 280px',
  alignItems: 'start',
  gap: space[4],
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { display: 'block' },
  },
})

export const step = style({ minWidth: 0 })

export const help = style({
  position: 'sticky',
  insetBlockStart: space[4],
  '@media': { [media.medium]: { position: 'static' }, print: { display: 'none' } },
})

export const parts = style({
  display: 'grid',
  gap: space[2],
  paddingInlineStart: space[4],
  listStyle: 'decimal',
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
})

export const hotline = style({ marginBlockStart: space[3], fontSize: fontSize.s })
