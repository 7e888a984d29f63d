import { theme } from '../theme/contract.css'
import { fontSize, media, radius, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

export const root = styledRoot({ paddingBlock: space[12], background: theme.color.accentWash })

export const columns = adjusted({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 380px',
  gap: space[8],
  alignItems: 'center',
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center' } },
})

export const picture = styled({
  display: 'block',
  '@media': { [media.medium]: { display: 'none' } },
})

export const image = styled({ width: '100%', borderRadius: radius.m })

export const panel = styled({
  width: '100%',
  maxWidth: '380px',
  padding: space[6],
  borderRadius: radius.m,
  background: theme.color.surface,
  boxShadow: theme.shadow.float,
})

export const title = styled({ margin: 0, fontSize: fontSize.xl })

export const links = styled({ display: 'flex', justifyContent: 'space-between', margin: 0 })
