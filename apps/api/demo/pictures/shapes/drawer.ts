import { letter, SERIF } from '../lettering'
import { circle, element, group, path, rect } from '../markup'
import { BRASS, BRASS_LIGHT, hashName, INK, INK_MUTED } from '../palette'
import type { Subject } from '../subject'

const CABINET = '#E9E4D8'
const CABINET_SEAM = '#CFC7B4'
const DRAWER = '#F4F0E6'
const DRAWER_EDGE = '#D9D1BF'
const LABEL = '#FFFDF6'

/**
 * An open drawer of the medicine cabinet, seen by the pharmacist: the herb is in it, and its name is on the label.
 */
export function herbDrawer(subject: Subject): string {
  const letters = subject.size === 's' ? smallLabel(subject) : largeLabel(subject)
  return [
    cabinet(),
    path('M58 150H362V176H58Z', { fill: '#C9BFA9' }),
    heap(subject),
    rect(40, 172, 340, 216, { rx: 4, fill: DRAWER, stroke: DRAWER_EDGE, 'stroke-width': 1.6 }),
    rect(40, 380, 340, 8, { rx: 2, fill: DRAWER_EDGE }),
    letters,
    ring(),
  ].join('')
}

/** The wall of drawers behind: seams only. */
function cabinet(): string {
  const handles = [70, 210, 350].map(x => circle(x, 62, 6, { fill: BRASS_LIGHT }))
  return (
    rect(0, 0, 420, 420, { fill: CABINET }) +
    path('M0 112H420M0 404H420M140 0V112M280 0V112M20 112V404M400 112V404', {
      stroke: CABINET_SEAM,
      'stroke-width': 2,
    }) +
    handles.join('')
  )
}

/** Pieces of the herb, in its own colour and cut: slices, seeds, leaves or stems. */
function heap({ label, hash }: Subject): string {
  const [light, dark] = HERB_COLOURS.find(([mark]) => mark.test(label.common_name))?.[1] ??
    HERB_PLAIN[hash % HERB_PLAIN.length] ?? ['#C9A36B', '#A67F47']
  const cut = CUTS.find(([mark]) => mark.test(label.common_name))?.[1] ?? (hash % 2 === 0 ? slice : stick)
  const pieces = Array.from({ length: 46 }, (_, at) => {
    const dice = hashName(`${label.common_name}/${at}`)
    const along = (dice % 1_000) / 1_000
    const x = 74 + along * 272
    const rise = Math.sin(along * Math.PI) * 46
    const y = 172 - (((dice >>> 10) % 100) / 100) * rise
    return cut(x, y, (dice >>> 17) % 180, dice % 3 === 0 ? dark : light, dark)
  })
  return path('M60 178C110 120 160 112 210 112S310 120 360 178Z', { fill: dark }) + pieces.join('')
}

type Cut = (x: number, y: number, turn: number, fill: string, edge: string) => string

const slice: Cut = (x, y, turn, fill, edge) =>
  element('ellipse', {
    cx: x,
    cy: y,
    rx: 17,
    ry: 10,
    fill,
    stroke: edge,
    'stroke-width': 1,
    transform: `rotate(${turn} ${round(x)} ${round(y)})`,
  })

const stick: Cut = (x, y, turn, fill, edge) =>
  rect(x - 20, y - 4.5, 40, 9, {
    rx: 4,
    fill,
    stroke: edge,
    'stroke-width': 1,
    transform: `rotate(${turn} ${round(x)} ${round(y)})`,
  })

const seed: Cut = (x, y, turn, fill, edge) =>
  element('ellipse', {
    cx: x,
    cy: y,
    rx: 10,
    ry: 7.5,
    fill,
    stroke: edge,
    'stroke-width': 1,
    transform: `rotate(${turn} ${round(x)} ${round(y)})`,
  })

const leaf: Cut = (x, y, turn, fill, edge) =>
  path(`M${x - 18} ${y}Q${x} ${y - 13} ${x + 18} ${y}Q${x} ${y + 13} ${x - 18} ${y}Z`, {
    fill,
    stroke: edge,
    'stroke-width': 1,
    transform: `rotate(${turn} ${round(x)} ${round(y)})`,
  })

const grain: Cut = (x, y, _turn, fill) => circle(x, y, 5.5, { fill })

const CUTS: readonly (readonly [RegExp, Cut])[] = [
  [/粉|面$|沙$|砂|曲$|霜|石膏|滑石/, grain],
  [/子|仁|豆|实|枣|麦|米|椒|核|籽|果$|芽|楂|肉$|蔻|砂仁/, seed],
  [/花|叶|草|荷|苏|蒿|菊|须|薄荷|藿|苋|艾/, leaf],
  [/枝|藤|麻黄|通草|木$|梗|茅|柴胡|根$|皮$|仲/, stick],
  [/./, slice],
]

const HERB_COLOURS: readonly (readonly [RegExp, readonly [string, string]])[] = [
  [/枸杞|山萸|山茱萸|红花|五味子|大枣|朱|樱|赤小豆/, ['#B5432F', '#8E2F22']],
  [/黄连|黄柏|黄芩|姜黄|栀子|大黄|郁金|蒲黄|雄黄/, ['#D8A431', '#A87A1C']],
  [/炭|碳|墨|黑|熟地|玄参|何首乌|乌梅|地黄|青黛|血竭/, ['#4A3F37', '#2F2823']],
  [/叶|草|荷|薄荷|蒿|竹|苏|艾|藿|连翘|青/, ['#7E8F4E', '#5A6A33']],
  [/花|菊|金银|莲|玫瑰|合欢/, ['#DCC27A', '#B89A4E']],
  [/茯苓|山药|白|石膏|滑石|薏|贝母|芡实|葛|天花粉|百合/, ['#F1EAD8', '#CFC4A6']],
  [/石|磁|赭|龙骨|牡蛎|龟|鳖|骨/, ['#B8B2A6', '#8C867A']],
]

const HERB_PLAIN: readonly (readonly [string, string])[] = [
  ['#C9A36B', '#A67F47'],
  ['#B58A57', '#8E6638'],
  ['#D3B683', '#AE8F58'],
]

function largeLabel({ label, headline, id }: Subject): string {
  const name = [...headline]
  const isLong = name.length > 4
  return [
    rect(96, 196, 228, 118, { fill: LABEL, stroke: DRAWER_EDGE, 'stroke-width': 1.4 }),
    rect(103, 203, 214, 104, { fill: 'none', stroke: BRASS, 'stroke-opacity': 0.55, 'stroke-width': 1 }),
    `<clipPath id="${id}d">${rect(104, 204, 212, 102, {})}</clipPath>`,
    group(
      { 'clip-path': `url(#${id}d)` },
      letter(headline, {
        x: 210,
        y: 250,
        size: isLong ? 34 : 42,
        fill: INK,
        width: 200,
        weight: 600,
        anchor: 'middle',
        family: SERIF,
        spacing: isLong ? 0 : 6,
      }),
      letter([label.ypgg, label.origin].filter(Boolean).join(' · '), {
        x: 210,
        y: 276,
        size: 15,
        fill: INK_MUTED,
        width: 200,
        anchor: 'middle',
      }),
      letter(label.sccj, { x: 210, y: 297, size: 13, fill: INK_MUTED, width: 202, anchor: 'middle' }),
    ),
  ].join('')
}

function smallLabel({ short }: Subject): string {
  const count = Math.min(6, [...short].length)
  const size = [96, 96, 96, 74, 62, 52, 44][count] ?? 44
  return (
    rect(70, 190, 280, 128, { fill: LABEL, stroke: DRAWER_EDGE, 'stroke-width': 3 }) +
    letter(short, {
      x: 210,
      y: 254 + size * 0.36,
      size,
      fill: INK,
      width: 268,
      weight: 700,
      anchor: 'middle',
    })
  )
}

/** The brass pull ring. */
function ring(): string {
  return (
    circle(210, 334, 9, { fill: BRASS }) +
    circle(210, 356, 19, { fill: 'none', stroke: BRASS, 'stroke-width': 6 }) +
    circle(207, 331, 3, { fill: BRASS_LIGHT })
  )
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
