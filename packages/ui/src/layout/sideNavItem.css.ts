import { theme } from '../theme/contract.css'
import { media } from '../theme/scale'
import { styled } from '../theme/styled'

const inSideNav = '[data-side-nav] > &'

/** For what is put into a side nav: there it has a seam above it in place of its own border, on phones beside it. */
export const sideNavItem = styled({
  selectors: {
    [inSideNav]: {
      border: 0,
      borderBlockStart: `1px solid ${theme.color.seam}`,
      borderRadius: 0,
      background: theme.color.surface,
      boxShadow: `-1px 0 0 ${theme.color.seam}`,
    },
  },
  '@media': {
    [media.narrow]: {
      selectors: { [inSideNav]: { borderBlockStart: 0, boxShadow: `1px 0 0 ${theme.color.seam}` } },
    },
  },
})
