import { keyframes } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css'
import { duration, fontSize, media, radius, space } from '../theme/scale'
import { styledRoot } from '../theme/styled'

/** High enough for a finger, on a phone. */
const TOUCH = '44px'

/** Set on a row of fields: their height, which the buttons between them then have. */
export const buttonHeight = '--yaoji-button-height'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const root = styledRoot({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  minHeight: `var(${buttonHeight}, 32px)`,
  minWidth: '64px',
  paddingInline: space[4],
  border: '1px solid transparent',
  borderRadius: radius.s,
  fontSize: fontSize.m,
  fontWeight: 500,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${duration.fast}, border-color ${duration.fast}`,
  '@media': { [media.narrow]: { minHeight: TOUCH } },
  selectors: {
    '&[data-size="s"]': {
      minHeight: '28px',
      minWidth: '48px',
      paddingInline: space[2],
      fontSize: fontSize.s,
      '@media': { [media.narrow]: { minHeight: TOUCH } },
    },
    '&[data-size="l"]': {
      minHeight: '44px',
      minWidth: '96px',
      paddingInline: space[6],
      fontSize: fontSize.l,
    },
    '&[data-full-width]': { display: 'flex', width: '100%' },

    '&[data-variant="primary"]': { background: theme.color.accent, color: theme.color.onAccent },
    '&[data-variant="primary"]:hover': { background: theme.color.accentHover },

    '&[data-variant="secondary"]': {
      background: theme.color.surface,
      borderColor: theme.color.seamStrong,
      color: theme.color.ink,
    },
    '&[data-variant="secondary"]:hover': { borderColor: theme.color.accent, color: theme.color.accent },

    '&[data-variant="quiet"]': { minWidth: 0, paddingInline: space[2], color: theme.color.accent },
    '&[data-variant="quiet"]:hover': { background: theme.color.accentWash, color: theme.color.accentHover },

    '&[data-variant="danger"]': { background: theme.color.price, color: theme.color.onPrice },
    '&[data-variant="danger"]:hover': { boxShadow: 'inset 0 0 0 99px rgb(0 0 0 / 0.08)' },

    '&:disabled, &:disabled:hover': {
      background: theme.color.sunken,
      borderColor: 'transparent',
      boxShadow: 'none',
      color: theme.color.inkFaint,
      cursor: 'not-allowed',
    },
    '&[data-variant="quiet"]:disabled': { background: 'none' },

    '&[data-busy]': { cursor: 'progress' },
    '&[data-busy]::before': {
      content: '',
      width: '1em',
      height: '1em',
      border: '2px solid currentColor',
      borderInlineEndColor: 'transparent',
      borderRadius: radius.full,
      animation: `${turn} 800ms linear infinite`,
    },
  },
})
