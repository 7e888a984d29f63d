import { theme } from '../theme/contract.css'
import { fontSize } from '../theme/scale'
import { styledRoot } from '../theme/styled'

const SIZES = ['xs', 's', 'm', 'l'] as const

const TONES = {
  muted: theme.color.inkMuted,
  normal: theme.color.ink,
  good: theme.color.success,
  bad: theme.color.price,
}

export const root = styledRoot({
  margin: 0,
  overflowWrap: 'anywhere',
  selectors: {
    // One that gets the focus is below what sticks to the top of the page, with its heading.
    '&[tabindex]': { scrollMarginBlockStart: '200px' },
    ...Object.fromEntries(SIZES.map(size => [`&[data-size="${size}"]`, { fontSize: fontSize[size] }])),
    ...Object.fromEntries(
      Object.entries(TONES).map(([tone, color]) => [`&[data-tone="${tone}"]`, { color }]),
    ),
  },
})
