import { theme } from '../theme/contract.css'
import { fontSize, lineHeight, media, space } from '../theme/scale'
import { adjusted } from '../theme/styled'

export const root = adjusted({
  display: 'grid',
  gridTemplateRows: 'auto auto auto 1fr auto',
  minWidth: 0,
  height: '100%',
  padding: space[3],
  background: theme.color.surface,
  selectors: {
    '&:hover, &:focus-within': { boxShadow: `inset 0 0 0 1px ${theme.color.accent}` },
  },
  '@media': { [media.narrow]: { padding: space[2] } },
})

export const name = adjusted({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  whiteSpace: 'normal',
  minHeight: '2.5em',
  fontSize: fontSize.s,
  fontWeight: 500,
  lineHeight: lineHeight.tight,
  selectors: { '&:hover': { color: theme.color.accent } },
})

export const price = adjusted({ alignSelf: 'end', minHeight: '28px', marginBlockStart: space[1] })

export const add = adjusted({ width: '100%', marginBlockStart: space[1] })
