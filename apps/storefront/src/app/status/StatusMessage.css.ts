import { style } from '@vanilla-extract/css'
import { fontSize, space, theme } from '@yaoji/ui/theme'

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  paddingBlock: space[12],
  textAlign: 'center',
})

export const drawers = style({ color: theme.color.seamStrong, fill: theme.color.brass })

export const title = style({ fontSize: fontSize.xl })

export const text = style({ color: theme.color.inkMuted, maxWidth: '36em' })

export const ways = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[3] })
