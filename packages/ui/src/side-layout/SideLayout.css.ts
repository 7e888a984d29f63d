import { media, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'grid',
  gridTemplateColumns: '184px minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: space[4],
  paddingBlock: space[4],
  selectors: {
    '&[data-side="end"]': {
      gridTemplateColumns: 'minmax(0, 1fr) 280px',
      rowGap: space[4],
      paddingBlock: space[6],
    },
  },
  '@media': {
    [media.medium]: {
      selectors: { '&[data-side="end"]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
    [media.narrow]: {
      rowGap: space[3],
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingBlock: space[3],
      selectors: { '&[data-side="end"]': { rowGap: space[3], paddingBlock: space[3] } },
    },
    print: { display: 'block' },
  },
})

export const top = styled({ gridColumn: '1 / -1', minWidth: 0, '@media': { print: { display: 'none' } } })

export const page = styled({ minWidth: 0 })

export const aside = styled({
  // As high as the page, so that a menu in it can stick.
  alignSelf: 'stretch',
  minWidth: 0,
  selectors: {
    '[data-side="end"] > &': {
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: space[4],
      '@media': { [media.medium]: { position: 'static' }, print: { display: 'none' } },
    },
  },
})
