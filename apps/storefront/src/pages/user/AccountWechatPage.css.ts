import { style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })

/** As high in each state, so that nothing moves when the answer comes. */
export const content = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: space[4],
  minHeight: '108px',
  '@media': { [media.narrow]: { minHeight: '116px' } },
})

export const buttons = style({
  display: 'flex',
  '@media': { [media.narrow]: { flexDirection: 'column' } },
})

export const state = style({ color: theme.color.inkMuted, fontSize: fontSize.s })
