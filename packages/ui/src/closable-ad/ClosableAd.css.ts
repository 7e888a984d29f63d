import { globalStyle } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css'
import { componentLayer } from '../theme/layers.css'
import { media, radius, stack } from '../theme/scale'
import { styled } from '../theme/styled'

export const root = styled({
  position: 'fixed',
  zIndex: stack.sticky,
  background: theme.color.surface,
  boxShadow: theme.shadow.float,
  selectors: {
    '&[data-placement="bottom"]': { insetBlockEnd: 0, insetInline: 0, height: '80px' },
    // Words alone keep clear of the cross.
    '&:not(:has(img))': { paddingInline: '36px' },
    '&[data-placement="inline"]': {
      position: 'relative',
      zIndex: 'auto',
      boxShadow: 'none',
      overflow: 'hidden',
    },
  },
  '@media': {
    [media.narrow]: { selectors: { '&[data-placement="bottom"]': { height: '48px' } } },
  },
})

export const link = styled({
  display: 'grid',
  placeItems: 'center',
  gridTemplateRows: 'minmax(0, 1fr)',
  height: '100%',
  minHeight: '48px',
  textAlign: 'center',
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
})

globalStyle(`${link} > img`, {
  '@layer': { [componentLayer]: { width: '100%', height: '100%', objectFit: 'cover' } },
})

/** On its own ground: the picture has any colour. */
export const close = styled({
  position: 'absolute',
  insetBlockStart: '4px',
  insetInlineEnd: '4px',
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  borderRadius: radius.full,
  background: 'rgb(24 33 30 / 0.75)',
  color: '#FFFFFF',
  selectors: {
    '&:hover': { background: 'rgb(24 33 30 / 0.95)' },
    // Clear of the strip at the edge.
    [`${root}[data-placement="bottom"] > &`]: { insetInlineEnd: '48px' },
  },
  '@media': {
    [media.narrow]: { selectors: { [`${root}[data-placement="bottom"] > &`]: { insetInlineEnd: '4px' } } },
  },
})
