import { theme } from '../theme/contract.css'
import { fontSize, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${space[1]} ${space[4]}`,
  margin: 0,
  lineHeight: '22px',
  selectors: {
    '&[data-size="s"]': {
      gridTemplateColumns: '5em minmax(0, 1fr)',
      alignItems: 'baseline',
      columnGap: 0,
      paddingBlock: '2px',
      fontSize: fontSize.s,
      lineHeight: 'inherit',
      fontVariantNumeric: 'tabular-nums',
    },
    '&[data-wide]': {
      '@media': {
        'screen and (min-width: 1200px)': {
          gridTemplateColumns: 'repeat(2, max-content minmax(0, 1fr))',
        },
      },
    },
  },
})

/** A name and its value, in the columns of the list. */
export const row = styled({ display: 'contents' })

export const name = styled({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const value = styled({ margin: 0, overflowWrap: 'anywhere' })
