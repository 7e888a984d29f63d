import { theme } from '../theme/contract.css'
import { radius, space } from '../theme/scale'
import { styled } from '../theme/styled'

/** Rows as high as those of the card or tile that comes in its place, so that nothing moves. */
export const root = styled({
  display: 'grid',
  gridTemplateRows: '124px 20px repeat(2, 18px) 30px 28px',
  alignContent: 'start',
  alignItems: 'center',
  padding: space[2],
  background: theme.color.surface,
  selectors: {
    '&[data-kind="tile"]': { gridTemplateRows: 'auto 42px repeat(2, 18px) 28px', padding: space[3] },
  },
})

const bar = { display: 'block', borderRadius: radius.s, background: theme.color.sunken } as const

export const picture = styled({
  ...bar,
  alignSelf: 'start',
  height: '120px',
  selectors: { '[data-kind="tile"] > &': { height: 'auto', aspectRatio: '1' } },
})

export const line = styled({
  ...bar,
  width: '55%',
  height: '10px',
  selectors: {
    '&[data-part="name"]': { width: '90%', height: '14px' },
    '&[data-part="maker"]': { width: '75%' },
  },
})

/** The only brass, in place of the price. */
export const price = styled({ ...bar, width: '40%', height: '20px', background: theme.color.brassWash })

export const button = styled({ ...bar, height: '28px' })
