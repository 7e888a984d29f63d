import { fitSize, letter, SERIF } from './lettering'
import { circle, drawing, line, rect } from './markup'
import { BRASS, tintOf } from './palette'

const WIDTH = 240
const HEIGHT = 120
const MIDDLE = WIDTH / 2

/** Draws a plate with a brand's name, like the label of a drawer, in 240 by 120. What is around the plate has no ground: the page may be dark. */
export function drawBrand(name: string): string {
  const tint = tintOf(name)
  const isLatin = /^[\x20-\x7e]+$/.test(name)
  const size = fitSize(name, 190, 2, [40, 36, 32, 28, 24, 20])
  const lines = [...name].length * size * (isLatin ? 0.62 : 1.02) > 190 ? 2 : 1
  const y = HEIGHT / 2 + size * (lines === 2 ? -0.22 : 0.36)
  return drawing(
    WIDTH,
    HEIGHT,
    name,
    [
      rect(10, 10, WIDTH - 20, HEIGHT - 20, { fill: tint.wash }),
      rect(14, 14, WIDTH - 28, HEIGHT - 28, {
        fill: 'none',
        stroke: tint.mid,
        'stroke-opacity': 0.5,
        'stroke-width': 1,
      }),
      letter(name, {
        x: MIDDLE,
        y,
        size,
        fill: tint.deep,
        width: 196,
        lines: 2,
        weight: 700,
        anchor: 'middle',
        family: isLatin ? undefined : SERIF,
        leading: 1.15,
        isBalanced: true,
      }),
      line(MIDDLE - 26, 98, MIDDLE - 8, 98, { stroke: BRASS, 'stroke-width': 1.5 }),
      circle(MIDDLE, 98, 3, { fill: BRASS }),
      line(MIDDLE + 8, 98, MIDDLE + 26, 98, { stroke: BRASS, 'stroke-width': 1.5 }),
    ].join(''),
  )
}
