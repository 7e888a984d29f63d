import { theme } from '../theme/contract.css'
import { fontSize, media, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

export const root = styledRoot({ display: 'grid', gap: space[2], minWidth: 0 })

export const buttons = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [media.narrow]: { gap: space[3] } },
})

/** Small ones without a frame, those of a list, are as narrow as their words: they are beside the first one. */
export const button = styled({
  whiteSpace: 'nowrap',
  selectors: { '&&[data-size="s"][data-variant="quiet"]': { paddingInline: '2px' } },
  '@media': { [media.narrow]: { selectors: { [`${root}[data-stretched] &`]: { flexGrow: 1 } } } },
})

export const failure = styled({ color: theme.color.price, fontSize: fontSize.s, overflowWrap: 'anywhere' })

export const menu = adjusted({ display: 'grid', gap: space[1], minWidth: '112px' })
