import { frame, media, space } from '../theme/scale'
import { styled } from '../theme/styled'

/** What is left beside content of a width goes to both sides; at the end at least the strip's place, and a gap. */
const sides = (width: string, end: string) => ({
  marginInlineStart: `max(${space[4]}, (100% - ${width}) / 2)`,
  marginInlineEnd: `max(${end}, (100% - ${width}) / 2)`,
})

const beyondStrip = `${frame.strip} + ${space[2]}`

export const content = styled({
  ...sides(frame.content, beyondStrip),
  minWidth: 0,
  '@media': {
    [media.wide]: sides(frame.contentWide, beyondStrip),
    [media.narrow]: { marginInline: space[3] },
  },
})
