import { theme } from '../theme/contract.css'
import { fontSize, fontWeight, lineHeight } from '../theme/scale'
import { styled } from '../theme/styled'

export const root = styled({ color: theme.color.ink })

export const points = styled({
  color: theme.color.brass,
  fontSize: fontSize.xl,
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lineHeight.tight,
})

export const unit = styled({ color: theme.color.brass, fontSize: fontSize.s })
