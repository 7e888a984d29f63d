import { globalStyle } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css'
import { componentLayer } from '../theme/layers.css'
import { styled } from '../theme/styled'

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

/** The wall of drawers: one line between two of them, and around all. Empty places at the end stay wall. */
export const root = styled({
  display: 'grid',
  ...columns(5),
  gap: '1px',
  background: theme.color.seam,
  border: `1px solid ${theme.color.seam}`,
  '@media': {
    'screen and (max-width: 1151px)': columns(4),
    'screen and (max-width: 899px)': columns(3),
    'screen and (max-width: 639px)': columns(2),
  },
  // Fading would take the contrast of prices away just while they are compared.
  selectors: { '&[data-refreshing]': { borderBlockStartColor: theme.color.accent, cursor: 'progress' } },
})

globalStyle(`${root} > li`, { '@layer': { [componentLayer]: { display: 'grid', minWidth: 0 } } })
