import { styled } from '../theme/styled'

export const root = styled({
  flex: 'none',
  width: '20px',
  height: '20px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.5',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: {
    '&[data-size="s"]': { width: '16px', height: '16px' },
    '&[data-size="l"]': { width: '28px', height: '28px', strokeWidth: '1.3' },
    '&[data-size="xl"]': { width: '48px', height: '48px', strokeWidth: '1' },
    '&[data-filled]': { fill: 'currentColor' },
  },
})
