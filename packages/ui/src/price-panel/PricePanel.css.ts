import { theme } from '../theme/contract.css'
import { fontSize, media, radius, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  borderRadius: radius.s,
  background: theme.color.sunken,
})

export const offer = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
})

export const offerName = styled({
  padding: `0 ${space[2]}`,
  borderRadius: radius.s,
  background: theme.tag.spikeWash,
  color: theme.tag.spike,
  fontWeight: 700,
  lineHeight: '24px',
})

export const line = styled({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[4] })

export const market = styled({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[1],
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
})

export const aside = styled({ alignSelf: 'center', marginInlineStart: 'auto' })

/** A column for each range, so that prices compare at a glance; a row for each where there is no room. */
export const ladder = styled({
  display: 'flex',
  width: 'fit-content',
  maxWidth: '100%',
  border: `1px solid ${theme.color.seam}`,
  borderRadius: radius.s,
  background: theme.color.surface,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.narrow]: { display: 'block', width: 'auto' } },
})

export const ladderHead = styled({
  display: 'flex',
  flex: 'none',
  color: theme.color.inkMuted,
  background: theme.color.canvas,
  '@media': { [media.narrow]: { display: 'block' } },
})

export const ladderBody = styled({
  display: 'flex',
  flexWrap: 'wrap',
  minWidth: 0,
  '@media': { [media.narrow]: { display: 'block' } },
})

export const band = styled({
  display: 'grid',
  gridTemplateRows: '28px 28px',
  minWidth: '84px',
  selectors: {
    'tbody > &': { borderInlineStart: `1px solid ${theme.color.seam}` },
    '&[data-current]': {
      background: theme.color.accentWash,
      boxShadow: `inset 0 -2px 0 ${theme.color.accent}`,
    },
  },
  '@media': {
    [media.narrow]: {
      gridTemplateRows: '28px',
      gridTemplateColumns: '1fr 1fr',
      selectors: {
        'tbody > &': { borderInlineStart: 0, borderBlockStart: `1px solid ${theme.color.seam}` },
        '&[data-current]': { boxShadow: `inset 2px 0 0 ${theme.color.accent}` },
      },
    },
  },
})

const anyCell = {
  padding: `0 ${space[2]}`,
  lineHeight: '28px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
} as const

export const cell = styled(anyCell)

export const rangeCell = styled({
  ...anyCell,
  selectors: { '[data-current] > &': { color: theme.color.accent, fontWeight: 600 } },
})

export const priceCell = styled({ ...anyCell, color: theme.color.price, fontWeight: 600 })
