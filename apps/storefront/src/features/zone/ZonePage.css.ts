import { style } from '@vanilla-extract/css'
import { media, space, theme } from '@yaoji/ui/theme'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })

export const invisible = style({ visibility: 'hidden' })

/** A link beside the title. */
export const asideLink = style({
  color: theme.color.accent,
  '@media': { [media.narrow]: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' } },
})
