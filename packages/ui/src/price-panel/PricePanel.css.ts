import { globalStyle } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css'
import { fontSize, media, radius, space } from '../theme/scale'
import { styled } from '../theme/styled'

export const root = styled({
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

globalStyle(`${offer} > strong`, {
  padding: `0 ${space[2]}`,
  borderRadius: radius.s,
  background: theme.tag.spikeWash,
  color: theme.tag.spike,
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

/** Lies on its side: a column a range, so that prices compare at a glance. */
export const ladder = styled({
  display: 'flex',
  width: 'fit-content',
  maxWidth: '100%',
  border: `1px solid ${theme.color.seam}`,
  borderRadius: radius.s,
  background: theme.color.surface,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
})

globalStyle(`${ladder} > thead`, { display: 'flex', flex: 'none' })
globalStyle(`${ladder} > tbody`, { display: 'flex', flexWrap: 'wrap', minWidth: 0 })
// There is no room beside each other: a line a range, numbers below numbers.
globalStyle(`${ladder}, ${ladder} > thead, ${ladder} > tbody`, {
  '@media': { [media.narrow]: { display: 'block' } },
})
globalStyle(ladder, { '@media': { [media.narrow]: { width: 'auto' } } })
globalStyle(`${ladder} > thead`, { color: theme.color.inkMuted, background: theme.color.canvas })

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

globalStyle(`${band} > *`, {
  padding: `0 ${space[2]}`,
  lineHeight: '28px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
})
globalStyle(`${band} > td`, { color: theme.color.price, fontWeight: 600 })
globalStyle(`${band}[data-current] > th`, { color: theme.color.accent, fontWeight: 600 })
