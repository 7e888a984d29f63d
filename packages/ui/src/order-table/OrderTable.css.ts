import { theme } from '../theme/contract.css'
import { fontSize, media, space } from '../theme/scale'
import { styled } from '../theme/styled'

export const order = styled({ display: 'grid', gap: space[1], fontWeight: 400 })

export const number = styled({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[1] })

/** On a phone high enough for a finger. */
export const link = styled({
  color: theme.color.accent,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [media.narrow]: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' } },
})

export const store = styled({ fontSize: fontSize.s, overflowWrap: 'anywhere' })

export const about = styled({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const status = styled({ display: 'grid', gap: space[1] })

export const statusText = styled({ selectors: { '&[data-closed]': { color: theme.color.inkMuted } } })

export const note = styled({ color: theme.color.brass, fontSize: fontSize.xs })
