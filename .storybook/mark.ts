import { CABINET, JI, YAO } from '../packages/ui/src/logo/strokes.ts'
import { dark, light } from '../packages/ui/src/theme/values.ts'

const GRID = 48
const WIDTH = 158

/** The logo of the shop as the address of an image, for places that take no component. */
export function markOf(mode: 'light' | 'dark', shape: 'full' | 'mark' = 'full'): string {
  const { color } = mode === 'dark' ? dark : light
  const letters = `<g fill="none" stroke="${color.ink}" stroke-width="4.4"><path d="${YAO}" transform="translate(60 2) scale(.92)"/><path d="${JI}" transform="translate(110 2) scale(.92)"/></g>`
  const width = shape === 'full' ? WIDTH : GRID
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${GRID}" width="${width}" height="${GRID}"><rect x="1" y="1" width="46" height="46" rx="4" fill="${color.accent}"/><path d="${CABINET.seams}" fill="none" stroke="${color.onAccent}" stroke-width="1.5" opacity=".55"/><path d="${CABINET.handles}" fill="none" stroke="${dark.color.brass}" stroke-width="3" stroke-linecap="round"/>${shape === 'full' ? letters : ''}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
