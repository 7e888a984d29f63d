import { circle, element, group, line, path, rect } from './markup'
import { AMBER, BRASS, BRASS_LIGHT, hashName, type Tint } from './palette'

export type BannerVariant = 'cabinet' | 'packs' | 'leaves' | 'supplies'

/** Colours of a banner. */
export interface Tone {
  ground: string
  panel: string
  seam: string
  title: string
  subtitle: string
  tint: Tint
}

/** Draws the right side of a banner, 460 by 420; `key` decides the details. */
type Art = (tone: Tone, key: string) => string

const HEIGHT = 420

/** The medicine cabinet with its drawers; a few of them are open. */
const cabinet: Art = (tone, key) => {
  const columns = 5
  const rows = 4
  const width = 460 / columns
  const height = HEIGHT / rows
  const drawers = Array.from({ length: columns * rows }, (_, at) => {
    const x = (at % columns) * width
    const y = Math.floor(at / columns) * height
    return drawer(tone, { x, y, width, height }, hashName(`${key}/${at}`))
  })
  return drawers.join('')
}

function drawer(
  tone: Tone,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  dice: number,
): string {
  const isOpen = dice % 4 === 0
  const face = rect(x + 3, y + 3, width - 6, height - 6, {
    fill: isOpen ? tone.ground : tone.panel,
    stroke: tone.seam,
    'stroke-width': 1.5,
  })
  const label = rect(x + width / 2 - 21, y + 22, 42, 24, {
    fill: '#FFFDF6',
    'fill-opacity': isOpen ? 1 : 0.86,
  })
  const strokes = path(
    `M${x + width / 2 - 12} ${y + 31}h24M${x + width / 2 - 12} ${y + 38}h${10 + (dice % 14)}`,
    { stroke: tone.tint.deep, 'stroke-opacity': 0.5, 'stroke-width': 3 },
  )
  const ring =
    circle(x + width / 2, y + 64, 4, { fill: BRASS_LIGHT }) +
    circle(x + width / 2, y + 75, 9, { fill: 'none', stroke: BRASS_LIGHT, 'stroke-width': 3 })
  const lip = isOpen
    ? rect(x + 3, y + height - 14, width - 6, 11, { fill: tone.seam, 'fill-opacity': 0.5 })
    : ''
  return face + label + strokes + ring + lip
}

/** Boxes, a bottle and a blister on a shelf. */
const packs: Art = tone => {
  const { tint } = tone
  return [
    circle(250, 210, 196, { fill: tone.panel }),
    line(20, 348, 440, 348, { stroke: tone.seam, 'stroke-width': 2 }),
    packBox(70, 168, 140, 180, tint.wash, tint),
    packBox(176, 218, 190, 130, '#FFFFFF', tint),
    path(
      'M356 176V160H404V176C404 186 424 190 424 208V330Q424 348 406 348H354Q336 348 336 330V208C336 190 356 186 356 176Z',
      { fill: '#FFFFFF' },
    ),
    rect(350, 128, 60, 34, { rx: 5, fill: BRASS }),
    rect(336, 226, 88, 78, { fill: tint.mid }),
    path('M352 250H408M352 268H392', { stroke: '#FFFFFF', 'stroke-opacity': 0.85, 'stroke-width': 6 }),
    group({ transform: 'translate(96 328) rotate(-3)' }, blister(tint)),
  ].join('')
}

function packBox(x: number, y: number, width: number, height: number, paper: string, tint: Tint): string {
  return [
    path(`M${x} ${y}l20 -14h${width}l-20 14Z`, { fill: '#FFFFFF', 'fill-opacity': 0.75 }),
    path(`M${x + width} ${y}l20 -14v${height}l-20 14Z`, { fill: '#000000', 'fill-opacity': 0.16 }),
    rect(x, y, width, height, { fill: paper }),
    rect(x, y, width, 26, { fill: tint.deep }),
    path(`M${x + 18} ${y + 54}h${width * 0.55}M${x + 18} ${y + 76}h${width * 0.38}`, {
      stroke: tint.deep,
      'stroke-width': 10,
    }),
    path(`M${x + 18} ${y + height - 22}h${width * 0.45}`, { stroke: '#A7B2AD', 'stroke-width': 5 }),
  ].join('')
}

function blister(tint: Tint): string {
  const cells = Array.from({ length: 10 }, (_, at) =>
    circle(18 + (at % 5) * 26, 17 + Math.floor(at / 5) * 26, 8, {
      fill: at % 2 === 0 ? tint.mid : '#FFFFFF',
    }),
  )
  return rect(0, 0, 142, 60, { rx: 6, fill: '#DDE3E2' }) + cells.join('')
}

/** Twigs with leaves, as in a book of herbs. */
const leaves: Art = (tone, key) => {
  const sprays = [
    [110, 366, -20],
    [236, 394, 0],
    [350, 366, 12],
  ] as const
  return (
    circle(250, 210, 196, { fill: tone.panel }) +
    sprays
      .map(([x, y, turn], at) =>
        group(
          { transform: `translate(${x} ${y}) rotate(${turn})` },
          spray(tone, hashName(`${key}/spray/${at}`)),
        ),
      )
      .join('')
  )
}

function spray(tone: Tone, dice: number): string {
  const colour = tone.tint === AMBER ? '#7C8A3F' : '#8FB49B'
  const pairs = Array.from({ length: 5 }, (_, at) => {
    const y = -50 - at * 52
    const size = 62 - at * 7
    return leafAt(0, y, size, -38, colour) + leafAt(0, y - 16, size, 38 + 180, colour)
  })
  const berries = Array.from({ length: 4 }, (_, at) =>
    circle(((dice >>> (at * 3)) % 40) - 20, -40 - at * 62, 8, {
      fill: at % 2 === 0 ? '#C2452F' : BRASS_LIGHT,
    }),
  )
  return (
    path('M0 0C6 -90 -6 -200 0 -320', { fill: 'none', stroke: colour, 'stroke-width': 4 }) +
    pairs.join('') +
    berries.join('')
  )
}

function leafAt(x: number, y: number, size: number, turn: number, fill: string): string {
  return element('path', {
    d: `M0 0Q${size * 0.5} ${-size * 0.42} ${size} 0Q${size * 0.5} ${size * 0.42} 0 0Z`,
    fill,
    'fill-opacity': 0.92,
    transform: `translate(${x} ${y}) rotate(${turn})`,
  })
}

/** Dressings, a syringe and a pulse line. */
const supplies: Art = tone => {
  const stroke = {
    fill: 'none',
    stroke: '#FFFFFF',
    'stroke-opacity': tone.tint === AMBER ? 0 : 0.9,
    'stroke-width': 9,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }
  const drawn = tone.tint === AMBER ? { ...stroke, stroke: tone.tint.deep, 'stroke-opacity': 1 } : stroke
  return [
    circle(250, 210, 196, { fill: tone.panel }),
    path('M36 214H132L158 128L202 300L232 186L248 214H444', {
      ...drawn,
      stroke: BRASS_LIGHT,
      'stroke-opacity': 1,
      'stroke-width': 6,
    }),
    circle(128, 306, 52, drawn),
    circle(128, 306, 16, drawn),
    path('M180 306V362H236', drawn),
    path(
      'M262 350L292 320M276 306L310 340M292 322L370 244L390 264L312 342M374 216L418 260M396 238L416 218M404 206L428 230',
      drawn,
    ),
    path('M250 62h40v34h34v40h-34v34h-40v-34h-34V96h34Z', { fill: '#FFFFFF', 'fill-opacity': 0.92 }),
  ].join('')
}

export const ART: Readonly<Record<BannerVariant, Art>> = { cabinet, packs, leaves, supplies }
