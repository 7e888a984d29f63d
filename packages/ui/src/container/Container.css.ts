import { frame, media, space } from '../theme/scale'
import { styledRoot } from '../theme/styled'

/** What is left beside content of a width goes to both sides; at the end at least `end`. */
const sides = (width: string, end: string) => ({
  marginInlineStart: `max(${space[4]}, (100% - ${width}) / 2)`,
  marginInlineEnd: `max(${end}, (100% - ${width}) / 2)`,
})

/** Room for what floats at the edge, and a gap. */
const besideEdge = `${frame.strip} + ${space[2]}`

export const root = styledRoot({
  ...sides(frame.content, besideEdge),
  minWidth: 0,
  selectors: { '&[data-padded]': { paddingBlock: space[4] } },
  '@media': {
    [media.wide]: sides(frame.contentWide, besideEdge),
    [media.narrow]: { marginInline: space[3] },
    // Paper has margins of its own, and nothing floats at its edge.
    print: { marginInline: 0 },
  },
})
