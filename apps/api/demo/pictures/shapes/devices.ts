import { circle, group, path, rect } from '../markup'
import { PAPER, SEAM } from '../palette'
import type { Subject } from '../subject'
import { carton, shadow } from './carton'

/** A white carton with a sketch of the device before it. */
export function deviceCarton(subject: Subject): string {
  const box = { x: 36, y: 76, width: 240, height: 258 }
  const sketch = SKETCHES.find(([mark]) => mark.test(subject.label.common_name))?.[1] ?? crossPlate
  return [
    shadow(214, 356, 178),
    carton(box, subject),
    group(
      { transform: 'translate(284 246)' },
      rect(0, 0, 116, 116, { rx: 14, fill: PAPER, stroke: SEAM, 'stroke-width': 1.4 }),
      sketch(subject),
    ),
  ].join('')
}

/** A kit box with reagent bottles before it. */
export function reagentKit(subject: Subject): string {
  const box = { x: 28, y: 80, width: 226, height: 252 }
  const caps = [subject.tint.deep, subject.tint.mid, '#A9792B']
  const bottles = caps.map((cap, at) =>
    group({ transform: `translate(${262 + at * 51} 224)` }, reagentBottle(cap)),
  )
  return shadow(216, 352, 182) + carton(box, subject) + bottles.join('')
}

type Sketch = (subject: Subject) => string

const stroke = (subject: Subject) => ({
  fill: 'none',
  stroke: subject.tint.deep,
  'stroke-width': 5,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
})

const roll: Sketch = subject =>
  circle(50, 56, 28, stroke(subject)) +
  circle(50, 56, 9, stroke(subject)) +
  path('M78 56V88H98', stroke(subject))

const pad: Sketch = subject =>
  path('M24 34L58 20L92 34L58 48ZM24 54L58 68L92 54M24 74L58 88L92 74', stroke(subject))

const syringe: Sketch = subject =>
  path(
    'M28 88L42 74M38 78L52 64L78 38M52 64L62 74L88 48L78 38M68 28L98 58M84 42L96 30M88 22L104 38M58 58L66 66M68 48L76 56',
    stroke(subject),
  )

const tubing: Sketch = subject =>
  path('M24 30C24 90 54 90 54 58S88 28 88 88M18 30H30M82 88H94', stroke(subject))

const bone: Sketch = subject =>
  path(
    'M34 34a12 12 0 1 1 14 14L72 72a12 12 0 1 1 10 14a12 12 0 1 1 -14 -10L44 52a12 12 0 1 1 -10 -18Z',
    stroke(subject),
  )

const pulse: Sketch = subject => path('M16 60H38L48 34L64 84L74 52L80 60H100', stroke(subject))

const brace: Sketch = subject =>
  path(
    'M36 22V94M80 22V94M36 34C50 42 66 42 80 34M36 58C50 66 66 66 80 58M36 82C50 90 66 90 80 82',
    stroke(subject),
  )

const tooth: Sketch = subject =>
  path(
    'M32 30C44 18 52 30 58 30S72 18 84 30C94 44 82 60 78 92C76 98 68 98 66 90L60 66H56L50 90C48 98 40 98 38 92C34 60 22 44 32 30Z',
    stroke(subject),
  )

const crossPlate: Sketch = ({ tint }) => path('M48 24H68V48H92V68H68V92H48V68H24V48H48Z', { fill: tint.deep })

const SKETCHES: readonly (readonly [RegExp, Sketch])[] = [
  [/绷带|胶带|胶布|橡皮膏|石膏|包带|吊带/, roll],
  [/纱布|敷料|棉|垫|贴|巾|单$|套$/, pad],
  [/牙|齿/, tooth],
  [/注射|针|采血|输液|穿刺|留置/, syringe],
  [/管|引流|导尿|氧/, tubing],
  [/骨|钉|板|关节|钛|髋|膝|椎|柄|球头/, bone],
  [/矫形|托|腹带|支具|颈|腰|拐|袜|鞋|假肢/, brace],
  [/电|仪|机|计|X光|监护|起搏|呼吸|分析|灯|镜|超声|激光/, pulse],
]

function reagentBottle(cap: string): string {
  return [
    rect(6, 0, 32, 24, { rx: 4, fill: cap }),
    path('M8 24H36V32C36 38 46 40 46 52V118Q46 128 36 128H8Q-2 128 -2 118V52C-2 40 8 38 8 32Z', {
      fill: '#F4F8F8',
      stroke: '#B7C7CA',
      'stroke-width': 1.4,
    }),
    rect(-2, 62, 48, 44, { fill: PAPER, stroke: SEAM, 'stroke-width': 1 }),
    path('M5 76H39M5 86H30M5 96H34', { stroke: '#BAC4BF', 'stroke-width': 3.4 }),
  ].join('')
}
