import { globalStyle } from '@vanilla-extract/css'
import { fieldControl } from '../layout/fieldControl.css'
import { theme } from '../theme/contract.css'
import { fontSize, media, space, stack } from '../theme/scale'
import { sticky } from '../theme/sticky'
import { adjusted, styled, styledRoot } from '../theme/styled'

export const root = styledRoot({ minWidth: 0 })

/** As wide as its word, also where its parent is a grid. */
export const gift = adjusted({ justifySelf: 'start', marginInlineEnd: space[1] })

export const number = adjusted({
  width: '100%',
  maxWidth: '84px',
  marginInlineStart: 'auto',
})

globalStyle(`${number} ${fieldControl}`, { textAlign: 'end' })

export const remark = adjusted({ width: '100%', maxWidth: '200px' })

export const short = styled({ color: theme.color.price, fontWeight: 600 })

/** In sight while a long parcel is gone through. */
export const foot = styled({
  position: sticky,
  insetBlockEnd: 0,
  zIndex: stack.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[3],
  background: theme.color.surface,
  borderBlockStart: `1px solid ${theme.color.seamStrong}`,
})

export const inspector = styled({ flex: 'none', width: '160px' })

export const sums = styled({ flex: '1 1 240px', fontVariantNumeric: 'tabular-nums' })

export const end = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[3],
  marginInlineStart: 'auto',
  '@media': { [media.narrow]: { marginInlineStart: 0, width: '100%' } },
})

export const rule = styled({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const error = styled({ color: theme.color.price, fontSize: fontSize.s })
