import { theme } from '../theme/contract.css'
import { fontSize, fontWeight, media, space } from '../theme/scale'
import { adjusted, styled } from '../theme/styled'

export const choices = styled({ display: 'flex', flexWrap: 'wrap', columnGap: space[6], rowGap: space[2] })

export const choice = adjusted({
  alignItems: 'center',
  '@media': { [media.narrow]: { minHeight: '44px' } },
})

const list = { margin: 0, padding: 0, listStyle: 'none' } as const

export const results = styled({ ...list, display: 'grid', gap: space[3] })

export const store = styled({ marginInlineEnd: space[3], fontWeight: fontWeight.bold })

export const notes = styled({ ...list, color: theme.color.inkMuted, fontSize: fontSize.s })
