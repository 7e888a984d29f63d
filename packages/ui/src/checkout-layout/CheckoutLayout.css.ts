import { globalStyle } from '@vanilla-extract/css'
import * as amounts from '../order-amounts/OrderAmounts.css'
import { space, stickyTop } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

const twoColumns = 'screen and (min-width: 1000px)'

/** A column that is not a grid: the bar sticks to the bottom of the window below all of it. */
export const root = styledRoot({
  display: 'flex',
  flexDirection: 'column',
  '@media': {
    [twoColumns]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(340px, 32%)',
      alignItems: 'start',
      columnGap: space[4],
    },
  },
})

export const main = styled({ minWidth: 0 })

export const side = styled({
  display: 'contents',
  '@media': {
    [twoColumns]: {
      position: 'sticky',
      insetBlockStart: `calc(var(${stickyTop}, 0px) + ${space[2]})`,
      display: 'flex',
      flexDirection: 'column',
      minWidth: 0,
      maxHeight: `calc(100vh - var(${stickyTop}, 0px) - ${space[4]})`,
    },
  },
})

export const aside = styled({
  minWidth: 0,
  '@media': { [twoColumns]: { minHeight: 0, overflowY: 'auto' } },
})

// The bar right below says what is to be paid.
globalStyle(`${aside} ${amounts.row}[data-kind="payable"]`, {
  '@media': { [twoColumns]: { display: 'none' } },
})
