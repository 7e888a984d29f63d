import type { Random } from '../catalogue/random'

/** A dosage form as the last part of a generic name, and its packs. */
export interface NamedForm {
  /** 片, 颗粒 … the name of a medicine ends with it. */
  readonly ending: string
  /** As in the column of the catalogue's table. */
  readonly form: string
  readonly unit: string
  readonly pack: (random: Random) => string
}

/** Forms of which one medicine can have another: what is swallowed is not injected. */
export interface FormFamily {
  readonly name: string
  /** Endings of the names in the catalogue's table. */
  readonly endings: RegExp
  readonly forms: readonly NamedForm[]
}

const STRENGTHS = [
  '5mg',
  '10mg',
  '20mg',
  '25mg',
  '50mg',
  '75mg',
  '0.1g',
  '0.15g',
  '0.25g',
  '0.3g',
  '0.5g',
] as const
const COUNTS = [
  6, 7, 10, 12, 14, 16, 18, 20, 21, 24, 28, 30, 32, 36, 42, 45, 48, 54, 60, 72, 84, 90, 100,
] as const

const pieces = (piece: string) => (random: Random) =>
  `${random.pick(STRENGTHS)}×${random.pick(COUNTS)}${piece}/盒`
const sachets = (random: Random) =>
  `${random.pick([1, 2, 3, 5, 6, 8, 10])}g×${random.pick([6, 9, 10, 12, 15, 18, 20])}袋/盒`
const ampoules = (random: Random) =>
  `${random.pick([1, 2, 5, 10, 20])}ml:${random.pick(STRENGTHS)}×${random.pick([1, 2, 5, 6, 10])}支/盒`
const vials = (random: Random) =>
  `${random.pick(['0.25g', '0.5g', '0.75g', '1g', '1.5g', '2g'])}×${random.pick([1, 5, 10])}支/盒`
const infusion = (random: Random) => `${random.pick([50, 100, 250, 500])}ml/瓶`
const bottle = (random: Random) => `${random.pick([60, 100, 120, 150, 180, 200, 250])}ml/瓶`
const vialsToDrink = (random: Random) => `10ml×${random.pick([6, 8, 10, 12, 14, 15, 18, 20])}支/盒`
const tube = (random: Random) => `${random.pick([5, 8, 10, 15, 20, 25, 30, 50])}g/支`
const drops = (random: Random) => `${random.pick([5, 8, 10, 12, 15])}ml/支`
const pills = (random: Random) => `${random.pick([3, 6, 9])}g×${random.pick([6, 8, 9, 10, 12, 15])}丸/盒`
const smallPills = (random: Random) => `${random.pick([60, 120, 180, 200, 240, 300, 360])}丸/瓶`

const form = (ending: string, name: string, unit: string, pack: NamedForm['pack']): NamedForm => ({
  ending,
  form: name,
  unit,
  pack,
})

const SOLIDS = [
  form('片', '片剂', '盒', pieces('片')),
  form('胶囊', '胶囊剂', '盒', pieces('粒')),
  form('软胶囊', '软胶囊', '盒', pieces('粒')),
  form('颗粒', '颗粒剂', '盒', sachets),
]

export const FAMILIES: readonly FormFamily[] = [
  {
    name: 'injection',
    endings: /(?:氯化钠|葡萄糖)?注射液$|^注射用/,
    forms: [
      form('注射液', '注射剂', '盒', ampoules),
      form('注射用', '注射剂', '盒', vials),
      form('氯化钠注射液', '注射剂', '瓶', infusion),
    ],
  },
  {
    name: 'eye',
    endings: /滴眼液$|眼膏$|眼用凝胶$/,
    forms: [
      form('滴眼液', '滴眼剂', '支', drops),
      form('眼膏', '眼膏剂', '支', random => `${random.pick([2, 2.5, 3, 4])}g/支`),
      form('眼用凝胶', '凝胶剂', '支', random => `${random.pick([5, 8, 10])}g/支`),
    ],
  },
  {
    name: 'skin',
    endings: /乳膏$|软膏$|凝胶$|搽剂$|洗剂$/,
    forms: [
      form('乳膏', '乳膏剂', '支', tube),
      form('软膏', '软膏剂', '支', tube),
      form('凝胶', '凝胶剂', '支', tube),
      form('搽剂', '搽剂', '瓶', random => `${random.pick([20, 30, 50])}ml/瓶`),
      form('洗剂', '洗剂', '瓶', bottle),
      form('喷雾剂', '喷雾剂', '瓶', random => `${random.pick([20, 30, 60, 100])}ml/瓶`),
    ],
  },
  {
    name: 'oral',
    endings: /(?:分散|缓释|肠溶|咀嚼|控释)?(?:片|软胶囊|胶囊|颗粒)$|口服溶液$|干混悬剂$/,
    forms: [
      ...SOLIDS,
      form('分散片', '分散片', '盒', pieces('片')),
      form('缓释片', '缓释片', '盒', pieces('片')),
      form('肠溶片', '肠溶片', '盒', pieces('片')),
      form('咀嚼片', '咀嚼片', '盒', pieces('片')),
      form('口腔崩解片', '口崩片', '盒', pieces('片')),
      form('缓释胶囊', '缓释胶囊', '盒', pieces('粒')),
      form('口服溶液', '口服溶液剂', '瓶', bottle),
      form('干混悬剂', '混悬剂', '盒', sachets),
    ],
  },
]

/** Chinese patent medicines that are swallowed. */
export const PATENT_FAMILY: FormFamily = {
  name: 'patent',
  endings: /(?:分散|缓释)?(?:片|软胶囊|胶囊|颗粒)$|口服液$|合剂$|糖浆$|(?:滴|浓缩|水蜜)?丸$|散$/,
  forms: [
    ...SOLIDS,
    form('口服液', '口服液', '盒', vialsToDrink),
    form('合剂', '合剂', '瓶', bottle),
    form('糖浆', '糖浆剂', '瓶', bottle),
    form('丸', '丸剂', '盒', pills),
    form('浓缩丸', '丸剂', '瓶', smallPills),
    form('滴丸', '滴丸', '瓶', smallPills),
    form('散', '散剂', '盒', sachets),
  ],
}
