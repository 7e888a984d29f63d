import { theme } from '../theme/contract.css'
import { styled } from '../theme/styled'

export const root = styled({ display: 'block', width: 'auto', height: '40px', flex: 'none' })

export const cabinet = styled({ fill: theme.color.accent })
export const seams = styled({ fill: 'none', stroke: theme.color.onAccent, strokeWidth: '1.5', opacity: 0.55 })
export const handles = styled({
  fill: 'none',
  stroke: '#E0B45C',
  strokeWidth: '3',
  strokeLinecap: 'round',
})
export const letters = styled({
  fill: 'none',
  stroke: theme.color.ink,
  strokeWidth: '4.4',
  strokeLinejoin: 'miter',
})
