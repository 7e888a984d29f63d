import { style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })

export const about = style({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[6],
  rowGap: space[2],
  marginBlock: space[3],
})

export const choice = style({
  alignItems: 'center',
  '@media': { [media.narrow]: { minHeight: '44px' } },
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const results = style({ display: 'grid', gap: space[3], marginBlockStart: space[4] })

export const store = style({ fontWeight: 600 })
