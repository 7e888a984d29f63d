import { theme } from '../theme/contract.css'
import { readOutOnly } from '../theme/readOutOnly'
import { fontSize, frame, media, radius, space, stack } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

/** Text in place of a long picture: cut at both ends the picture would say nothing. */
const TEXT_ONLY = 'screen and (max-width: 767px)'

const atBottom = '[data-placement="bottom"] &'
const atEnd = '[data-placement="end"] &'
const inLine = '[data-placement="inline"] &'

export const root = styledRoot({
  position: 'fixed',
  zIndex: stack.sticky,
  background: theme.color.surface,
  boxShadow: theme.shadow.float,
  selectors: {
    '&[data-placement="bottom"]': { insetBlockEnd: 0, insetInline: 0, height: frame.bottomAd },
    // Text alone keeps clear of the cross.
    '&:not(:has(img))': { paddingInline: '36px' },
    '&[data-placement="inline"]': {
      position: 'relative',
      zIndex: 'auto',
      boxShadow: 'none',
      overflow: 'hidden',
    },
    '&[data-placement="end"]': {
      position: 'relative',
      zIndex: 'auto',
      height: frame.bottomAd,
      boxShadow: 'none',
    },
  },
  '@media': {
    [TEXT_ONLY]: {
      selectors: {
        '&[data-placement="bottom"], &[data-placement="end"]': {
          height: frame.bottomAdText,
          background: theme.color.brassWash,
        },
      },
    },
    [media.narrow]: {
      selectors: {
        '&[data-placement="inline"]:has(img)': {
          height: frame.bottomAdText,
          background: theme.color.brassWash,
        },
      },
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

export const image = styled({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  // Known before the picture is, so that nothing below it moves.
  selectors: { [inLine]: { aspectRatio: '21 / 10' } },
  '@media': {
    [TEXT_ONLY]: { selectors: { [`${atBottom}, ${atEnd}`]: { display: 'none' } } },
    [media.narrow]: { selectors: { [inLine]: { display: 'none' } } },
  },
})

const text = {
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
} as const

/** Read out only, until the picture gives way to it. */
export const textBesidePicture = styled({
  ...readOutOnly,
  '@media': {
    [TEXT_ONLY]: { selectors: { [`${atBottom}, ${atEnd}`]: text } },
    [media.narrow]: {
      selectors: { [inLine]: text, '&&': { paddingInlineEnd: '36px' } },
    },
  },
})

export const title = styled({
  selectors: {
    [`${textBesidePicture} > &`]: {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      color: theme.color.brass,
      fontSize: fontSize.m,
      lineHeight: '20px',
    },
  },
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
    // Clear of the side nav at the edge.
    [atBottom]: { insetInlineEnd: '48px' },
  },
  '@media': {
    [TEXT_ONLY]: { selectors: { [`${atBottom}, ${atEnd}`]: { insetBlockStart: '14px' } } },
    [media.narrow]: {
      selectors: { [atBottom]: { insetInlineEnd: '4px' }, [inLine]: { insetBlockStart: '14px' } },
    },
  },
})
