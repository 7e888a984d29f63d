import { style } from '@vanilla-extract/css'
import { media, space, theme } from '@yaoji/ui/theme'

export { noPrint } from '../../core/page/printSheet.css'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })

export const agreement = style({ '@media': { [media.narrow]: { minHeight: '44px' } } })

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  '@media': { print: { display: 'none' } },
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  color: theme.color.accent,
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [media.narrow]: { minHeight: '44px' } },
})

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[3] })
