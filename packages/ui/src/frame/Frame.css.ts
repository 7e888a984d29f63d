import { frame, media, space } from '../theme/scale'
import { styled } from '../theme/styled'

export const content = styled({
  width: '100%',
  maxWidth: frame.content,
  marginInline: 'auto',
  '@media': {
    [media.wide]: { maxWidth: frame.contentWide },
    'screen and (max-width: 1231px)': { paddingInline: space[4] },
    [media.narrow]: { paddingInline: space[3] },
  },
})
