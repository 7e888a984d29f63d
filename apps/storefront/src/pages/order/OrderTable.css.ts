import { globalStyle, style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'
import { touchTarget } from '../../core/page/touchTarget.css'

/** The list fills its panel, which has the border. */
export const root = style({ border: 0 })

export const order = style({ display: 'grid', gap: space[1], fontWeight: 400 })

export const number = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[1] })

export const about = style({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const goods = style({ display: 'grid', gap: space[1] })

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[3],
})

/** A long name takes two lines. */
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
})

export const count = style({ color: theme.color.inkMuted, fontVariantNumeric: 'tabular-nums' })

export const status = style({ display: 'grid', gap: space[1] })

export const statusText = style({ selectors: { '&[data-closed]': { color: theme.color.inkMuted } } })

export const deadline = style({ color: theme.color.brass, fontSize: fontSize.xs })

export const actions = style({})

// On a phone the buttons fill their line.
globalStyle(`${actions} :is(a, button)`, { '@media': { [media.narrow]: { flexGrow: 1 } } })

export const payButton = style([touchTarget, { '@media': { [media.narrow]: { flexGrow: 1 } } }])

export const purchase = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[1],
  minHeight: '28px',
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
})

export const payTogether = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
  '@media': { [media.narrow]: { marginInlineStart: 0 } },
})
