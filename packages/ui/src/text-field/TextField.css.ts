import { theme } from '../theme/contract.css'
import { fontSize, lineHeight, media, radius, space } from '../theme/scale'
import { adjusted, styled } from '../theme/styled'

export const area = adjusted({
  paddingBlock: space[2],
  lineHeight: lineHeight.text,
  resize: 'vertical',
})

export const beside = styled({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  selectors: {
    '&:first-child': { paddingInlineStart: space[3] },
    '&:last-child': { paddingInlineEnd: space[3] },
    // A button as suffix has padding of its own.
    '&:has(button)': { padding: '2px' },
  },
})

export const reveal = styled({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  margin: '1px',
  borderRadius: radius.s,
  color: theme.color.inkMuted,
  selectors: { '&:hover:enabled': { color: theme.color.accent } },
  '@media': { [media.narrow]: { width: '44px' } },
})
