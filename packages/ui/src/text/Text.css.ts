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
    ...Object.fromEntries(SIZES.map(size => [`&[data-size="${size}"]`, { fontSize: fontSize[size] }])),
    ...Object.fromEntries(
      Object.entries(TONES).map(([tone, color]) => [`&[data-tone="${tone}"]`, { color }]),
    ),
  },
})
