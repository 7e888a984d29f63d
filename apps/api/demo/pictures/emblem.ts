import { circle, path } from './markup'
import type { PackageLabel } from './subject'

const TAU = Math.PI * 2

/** A light drawing for the empty middle of a pack: rings of a substance, a leaf, a cross or a drop. */
export function emblem(label: PackageLabel, cx: number, cy: number, r: number, colour: string): string {
  const draw = EMBLEMS.find(([fits]) => fits(label))?.[1] ?? rings
  return draw(cx, cy, r, colour)
}

type Emblem = (cx: number, cy: number, r: number, colour: string) => string

const rings: Emblem = (cx, cy, r, colour) => {
  const width = r * 0.42
  const centres = [
    [0, 0],
    [width * Math.sqrt(3), 0],
    [(width * Math.sqrt(3)) / 2, width * 1.5],
  ] as const
  const stroke = { fill: 'none', stroke: colour, 'stroke-width': r * 0.09, 'stroke-linejoin': 'round' }
  return centres
    .map(([dx, dy]) => path(hexagon(cx - r * 0.35 + dx, cy - r * 0.25 + dy, width), stroke))
    .join('')
}

const leaf: Emblem = (cx, cy, r, colour) =>
  path(
    `M${cx - r * 0.8} ${cy + r * 0.8}C${cx - r} ${cy - r * 0.3} ${cx - r * 0.1} ${cy - r} ${cx + r * 0.9} ${cy - r * 0.9}C${cx + r} ${cy + r * 0.2} ${cx + r * 0.2} ${cy + r * 0.9} ${cx - r * 0.8} ${cy + r * 0.8}Z`,
    { fill: colour },
  )

const cross: Emblem = (cx, cy, r, colour) => {
  const arm = r * 0.34
  return path(
    `M${cx - arm} ${cy - r}h${arm * 2}v${r - arm}h${r - arm}v${arm * 2}h${arm - r}v${r - arm}h${-arm * 2}v${arm - r}h${arm - r}v${-arm * 2}h${r - arm}Z`,
    { fill: colour },
  )
}

const drop: Emblem = (cx, cy, r, colour) =>
  path(
    `M${cx} ${cy - r}C${cx + r * 0.5} ${cy - r * 0.2} ${cx + r * 0.75} ${cy + r * 0.1} ${cx + r * 0.75} ${cy + r * 0.35}A${r * 0.75} ${r * 0.65} 0 0 1 ${cx - r * 0.75} ${cy + r * 0.35}C${cx - r * 0.75} ${cy + r * 0.1} ${cx - r * 0.5} ${cy - r * 0.2} ${cx} ${cy - r}Z`,
    { fill: colour },
  )

const dots: Emblem = (cx, cy, r, colour) =>
  [0, 1, 2, 3, 4, 5]
    .map(at =>
      circle(cx + Math.cos((at / 6) * TAU) * r * 0.7, cy + Math.sin((at / 6) * TAU) * r * 0.7, r * 0.2, {
        fill: colour,
      }),
    )
    .join('')

const EMBLEMS: readonly (readonly [(label: PackageLabel) => boolean, Emblem])[] = [
  [label => label.dosage_form === '体外诊断试剂', dots],
  [label => label.rx_type === 'device', cross],
  [
    label =>
      /^(?:国药准字)?[ZB]/.test(label.approval_no ?? '') || /丸|散|颗粒|口服液|膏剂/.test(label.dosage_form),
    leaf,
  ],
  [label => /注射|溶液|滴/.test(label.dosage_form), drop],
]

function hexagon(cx: number, cy: number, r: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map(at => {
    const angle = (at / 6) * TAU + TAU / 12
    return `${(cx + Math.cos(angle) * r).toFixed(1)} ${(cy + Math.sin(angle) * r).toFixed(1)}`
  })
  return `M${corners.join('L')}Z`
}
