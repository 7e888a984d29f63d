import { theme } from '../theme/contract.css'
import { fontSize, radius } from '../theme/scale'
import { styled } from '../theme/styled'

const { tag } = theme

export const root = styled({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: '18px',
  minWidth: '18px',
  paddingInline: '3px',
  borderRadius: radius.s,
  fontSize: fontSize.xs,
  fontWeight: 600,
  lineHeight: '18px',
  whiteSpace: 'nowrap',
  background: theme.color.sunken,
  color: theme.color.inkMuted,
  selectors: {
    '&[data-tag="优"]': { color: tag.select, background: tag.selectWash },
    // Filled: its red beside that of 特 differs by its shape.
    '&[data-tag="秒"]': { color: theme.color.surface, background: tag.spike },
    '&[data-tag="满"]': { color: tag.reduction, background: tag.reductionWash },
    '&[data-tag="换购"]': { color: tag.exchange, background: tag.exchangeWash },
    '&[data-tag="赠"]': { color: tag.gift, background: tag.giftWash },
    '&[data-tag="特"]': { color: tag.special, background: tag.specialWash },
    '&[data-tag="新"]': { color: tag.fresh, background: tag.freshWash },
  },
})

export const list = styled({ display: 'flex', flexWrap: 'wrap', gap: '4px' })

/** A tag is as high as it is: the line that an item would open is higher than a tag. */
export const item = styled({ display: 'flex' })
