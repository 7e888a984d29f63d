import { globalStyle, type StyleRule } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css'
import { readOutOnly } from '../theme/readOutOnly'
import { fontSize, media, radius, space, stack } from '../theme/scale'
import { styled } from '../theme/styled'

/** Words in place of a strip's picture: cut at both ends it would say nothing. */
const WORDS = 'screen and (max-width: 767px)'

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
    [WORDS]: {
      selectors: { '&[data-placement="bottom"]': { height: '52px', background: theme.color.brassWash } },
    },
    [media.low]: { selectors: { '&[data-placement="bottom"]': { display: 'none' } } },
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
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})

function strip(selector: string, rule: StyleRule) {
  globalStyle(`${root}[data-placement="bottom"] > ${link} > ${selector}`, {
    ...rule,
  })
}

strip('img', { '@media': { [WORDS]: { display: 'none' } } })
strip('img + span', {
  ...readOutOnly,
  '@media': {
    [WORDS]: {
      position: 'static',
      justifySelf: 'start',
      boxSizing: 'border-box',
      width: 'auto',
      maxWidth: '100%',
      height: 'auto',
      clipPath: 'none',
      paddingInline: `${space[3]} 84px`,
      textOverflow: 'ellipsis',
      textAlign: 'start',
      color: theme.color.ink,
      fontSize: fontSize.xs,
      lineHeight: '18px',
    },
    [media.narrow]: { paddingInlineEnd: '36px' },
  },
})
strip('img + span > b', {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: theme.color.brass,
  fontSize: fontSize.m,
  lineHeight: '20px',
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
    [WORDS]: { selectors: { [`${root}[data-placement="bottom"] > &`]: { insetBlockStart: '14px' } } },
    [media.narrow]: { selectors: { [`${root}[data-placement="bottom"] > &`]: { insetInlineEnd: '4px' } } },
  },
})
