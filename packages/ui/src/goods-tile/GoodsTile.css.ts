import { globalStyle } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css'
import { fontSize, lineHeight, radius, space } from '../theme/scale'
import { styled } from '../theme/styled'

export const root = styled({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto auto 1fr',
  minWidth: 0,
  padding: space[3],
  background: theme.color.surface,
  selectors: {
    '&:hover, &:focus-within': { boxShadow: `inset 0 0 0 1px ${theme.color.accent}` },
  },
})

export const picture = styled({
  display: 'block',
  aspectRatio: '1',
  marginBlockEnd: space[2],
  background: theme.color.sunken,
  borderRadius: radius.s,
  overflow: 'hidden',
  selectors: {
    '&:empty': { display: 'grid', placeItems: 'center', color: theme.color.inkMuted, fontSize: fontSize.xs },
    '&:empty::before': { content: '暂无图片' },
  },
})

globalStyle(`${picture} > img`, {
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})

/** The link reaches over the whole tile. */
export const name = styled({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  minHeight: '2.5em',
  lineHeight: lineHeight.tight,
  fontSize: fontSize.s,
  fontWeight: 500,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    [`${root}:hover &`]: { color: theme.color.accent },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${theme.color.focus}`, outlineOffset: '-2px' },
  },
})

export const facts = styled({
  marginBlockStart: '2px',
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
})

globalStyle(`${facts} > span`, {
  display: 'block',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})

/** Above the link of the name, so that its own action can be pressed. */
export const offer = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  alignSelf: 'end',
  width: 'fit-content',
  marginBlockStart: space[1],
})

globalStyle(`${offer} a`, { position: 'relative' })
