import { drawing } from './markup'
import {
  dropBottle,
  infusionBag,
  infusionBottle,
  liquidBottle,
  pillBottle,
  sprayBottle,
} from './shapes/bottles'
import { deviceCarton, reagentKit } from './shapes/devices'
import { herbDrawer } from './shapes/drawer'
import { injectionBox, singleInjection } from './shapes/injections'
import { bag, oralLiquidBox, plasterPouch, sachetBox, suppositoryBox, tube } from './shapes/soft-packs'
import { inhalerBox, tabletBox } from './shapes/tablets'
import { type PackageLabel, type PackageSize, type Subject, subjectOf } from './subject'

export type { PackageLabel, PackageSize } from './subject'

const SIDE = 420

type Shape = (subject: Subject) => string

/** Shape of a form and a unit; the first match applies. */
const SHAPES: readonly (readonly [form: RegExp, unit: RegExp, shape: Shape])[] = [
  [/中药饮片/, /./, herbDrawer],
  [/体外诊断/, /./, reagentKit],
  [/医用|医疗|电疗|矫形|牙科|假肢|缝合/, /./, deviceCarton],
  [/滴眼|滴耳|滴剂|鼻喷/, /./, dropBottle],
  [/气雾/, /盒|支/, inhalerBox],
  [/喷雾|气雾|泡沫|涂膜/, /./, sprayBottle],
  [/吸入剂|粉雾/, /盒|支/, inhalerBox],
  [/乳膏|软膏|凝胶|眼膏|糊剂/, /盒|支|管|瓶/, tube],
  [/注射|植入/, /支|瓶|袋/, singleInjection],
  [/注射|植入/, /./, subject => injectionBox(subject)],
  [/膏剂|煎膏/, /瓶|罐|桶/, liquidBottle],
  [/贴|^膏剂|熨/, /./, plasterPouch],
  [/栓剂|节育/, /./, suppositoryBox],
  [/口服液|合剂|口服溶液|混悬|灌肠|乳剂/, /盒/, oralLiquidBox],
  [/口服|合剂|糖浆|混悬|溶液|乳剂|酊|洗剂|搽剂|油剂|酒剂|酏剂|含漱|煎膏|麻醉|灌肠/, /瓶|桶|支/, liquidBottle],
  [/./, /瓶|听|罐|桶/, pillBottle],
  [/./, /袋|包/, bag],
  [/颗粒|散剂|粉剂/, /./, sachetBox],
  [/口服|合剂|糖浆|溶液/, /./, oralLiquidBox],
  [/./, /./, tabletBox],
]

/**
 * Draws the pack of a product as an SVG of 420 by 420; the same product always has the same picture. `s` has one short
 * word and is legible at 80 px; `l` has name, specification and maker, wrapped and cut to the pack.
 */
export function drawPackage(label: PackageLabel, { size }: { size: PackageSize }): string {
  const subject = subjectOf(label, size)
  const shape = shapeOf(label)
  // Without a ground of its own: that of the page is light or dark.
  return drawing(SIDE, SIDE, [label.name, label.ypgg, label.sccj].filter(Boolean).join(' '), shape(subject))
}

function shapeOf({ dosage_form: form, bzdw: unit, ypgg }: PackageLabel): Shape {
  if (form === '注射剂' && isInfusion(ypgg)) return unit === '袋' ? infusionBag : infusionBottle
  return SHAPES.find(([forms, units]) => forms.test(form) && units.test(unit))?.[2] ?? tabletBox
}

/** An injection of 50 ml or more is an infusion bottle. */
function isInfusion(specification: string): boolean {
  const volume = specification.match(/(\d+(?:\.\d+)?)ml(?!×)/)
  return volume !== null && Number(volume[1]) >= 50
}
