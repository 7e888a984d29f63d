import type { DrugRow } from './sources'
import type { RxType, Scope, SpecialFlag, Storage } from './types'

/** Names of ephedrine-type compounds, which have their own orders. */
const EPHEDRINE = /伪麻|酚麻|氨麻|麻黄碱/

/**
 * Source rows that the shop may not sell, as its footer says: raw herbs of the 28 toxic kinds and similar ones, the
 * raw substance of toxic medicines (their preparations may be sold), and the names in the list of psychotropics.
 */
const FORBIDDEN: ReadonlySet<string> = new Set([
  '乌头',
  '川乌',
  '草乌',
  '白附子',
  '炙狼毒',
  '硫酸阿托品粉',
  '硝酸毛果云香碱',
  '羟丁酸钠',
])

/** Whether products of this generic name are in the catalogue but never available. */
export function isForbidden(name: string): boolean {
  return FORBIDDEN.has(name)
}

/** Prescription in every form: against infections, and for heart, nerves, hormones or tumours. */
const RX_LEAVES = new Set([
  'antibiotic',
  'antiviral',
  'cardio',
  'diabetes',
  'neuro',
  'urogenital',
  'blood',
  'anaesthetic',
  'imaging',
  'insulin',
  'plasma',
  'cytokine',
  'hormone',
  'inf_base',
  'inf_electrolyte',
  'inf_nutrition',
  'inf_dialysis',
  'onc_target',
  'onc_antibody',
  'onc_chemo',
  'onc_endocrine',
  'onc_support',
  'tcm_tumour',
])

/** Categories without prescription, for medicines of which nothing else is known. */
const OTC_LEAVES = new Set(['digestive', 'skin', 'anal', 'women_topical', 'ear_nose'])

/** Without a prescription: with a pharmacist's advice (甲类), or self-service (乙类). */
const OTC_A =
  /布洛芬|对乙酰氨基酚|氯雷他定|西替利嗪|氨溴索|右美沙芬|愈创|感冒|氨酚|酚麻|伪麻|氨麻|咖|那敏|蒙脱石|多潘立酮|奥美拉唑镁|铝碳酸镁|硫糖铝|洛哌丁胺|双氯芬酸|咪康唑|克霉唑|特比萘芬|酮康唑|联苯苄唑|氢化可的松|曲安奈德|左炔诺孕酮|炔雌醇|奥利司他|氨基葡萄糖|玻璃酸钠滴眼|双歧|酵母菌|芽胞杆菌|乳杆菌|伐昔洛韦乳膏|阿昔洛韦乳膏|喷昔洛韦|莫匹罗星|西地碘|西吡氯铵|羧甲司坦|乙酰半胱氨酸颗粒|甲硝唑.*(?:栓|阴道)|硝酸咪康唑|制霉菌素阴道|茶苯海明|米诺地尔|炉甘石|法莫替丁|雷尼替丁/
const OTC_B =
  /维生素|善存|多维|(?<!降)钙|锌|葡萄糖酸|板蓝根|开塞露|乳酶生|干酵母|清凉油|风油精|创可贴|创口|薄荷|甘草片|口服补液|碘酊|碘伏|聚维酮碘|过氧化氢|乳酸菌素|润喉|含片|红花油|枇杷|山楂|健胃消食|藿香|益母草|六味地黄|小柴胡|双黄连|复方丹参片|氧化锌|尿素乳膏|鱼石脂|樟脑|胶布|高锰酸钾|十滴水|仁丹/
const FOOD = /^肠内营养粉|糕$|营养剂|螺旋藻|蛋白粉|茶$/
const OTHER =
  /^(?:硼砂|硼酸粉|碘化钾|溴化钾|苯酚|水杨酸|苯甲酸|苯甲酸钠|羟苯乙酯|樟脑|精制樟脑块|薄荷脑|甘油|蓖麻油|甲醛|碘仿|高锰酸钾|硫酸.*粉|葡萄糖粉剂|盐酸达克罗宁粉|.*霉素粉|.*沙星粉|甲硝唑粉|枸橼酸钠抗凝剂)$/

const TCM_RX =
  /注射|脑|心|栓|瘀|脉|降糖|糖尿|渴|降压|降脂|肝|肾|前列|癌|痹|中风|眩晕|安宫|再造|雷公藤|尪|骨折|乳癖|宫瘤/
const CHILD_OTC = /小儿|儿童|婴/

/** Whether a medicine needs a prescription; ephedrine-type compounds always count as 甲类. */
export function rxTypeOf(
  row: DrugRow,
  { leaf, form, patent }: { leaf: string; form: string; patent: boolean },
): RxType {
  const name = row.generic_name
  if (OTHER.test(name)) return 'other'
  if (FOOD.test(name)) return 'food'
  if (form === '注射剂' || form === '植入剂') return 'rx'
  if (EPHEDRINE.test(`${name} ${row.trade_name}`)) return 'otc_a'
  if (OTC_B.test(name) && !RX_LEAVES.has(leaf)) return 'otc_b'
  if (patent) return TCM_RX.test(name) && !CHILD_OTC.test(name) ? 'rx' : 'otc_a'
  if (leaf === 'vitamins' || leaf === 'minerals' || leaf === 'nourish') return 'otc_b'
  if (OTC_A.test(name) && !/缓释胶囊\(IV\)|混悬注射/.test(name)) return 'otc_a'
  if (RX_LEAVES.has(leaf)) return 'rx'
  return OTC_LEAVES.has(leaf) ? 'otc_a' : 'rx'
}

/** `names` has all names of the product, generic and trade. */
export function specialFlagOf(names: string): SpecialFlag {
  return EPHEDRINE.test(names) ? 'ephedrine' : 'none'
}

const COLD =
  /胰岛素|那肽|鲁肽|泊肽|单抗|干扰素|白介素|刺激因子|红细胞生成素|依泊汀|免疫球蛋白|凝血因子|抗毒素|促卵泡|绒促|促性|生长激素|缩宫素|卡前列|曲普瑞林|亮丙瑞林|奥曲肽|降钙素|双歧|活菌|表皮生长|神经生长|胸腺(?!肽肠溶)|融合蛋白|卡介|变应原|拉坦前列|曲伏前列|贝美前列|阿柏西普|凝血素|酶α|酶β|长春|门冬酰胺酶|地诺前列|脂质体|卡泊芬净|特立帕肽|血凝酶|依那西普|顺阿曲库|罗库溴铵/
const COOL =
  /栓|软胶囊|胶丸|滴眼|眼膏|乳剂|脂肪乳|维生素[AC]|鱼肝油|AD|阿莫西林|头孢|青霉素|益生|酊|油$|蜜|糖浆|贴|阿司匹林|维A|胰酶|辅酶|多烯|硝酸甘油|紫杉|铂|洛伐他汀/

/** How the product must be stored. */
export function storageOf(name: string, form: string): Storage {
  if (form === '片剂' && /卡前列|鲁肽片/.test(name)) return 'normal'
  if (COLD.test(name)) return 'cold'
  return COOL.test(`${name}${form}`) ? 'cool' : 'normal'
}

const BIOLOGIC_LEAVES = new Set(['insulin', 'plasma', 'cytokine', 'probiotic', 'onc_antibody'])

export function scopeOf(leaf: string, patent: boolean, rxType: RxType): Scope {
  if (rxType === 'food') return '食品'
  if (patent) return '中成药'
  return BIOLOGIC_LEAVES.has(leaf) ? '生物制品' : '化学药'
}

/** VAT in basis points: contraceptives pay none, tumour and rare-disease medicines and blood products 3 %. */
export function taxRateOf(name: string, leaf: string): number {
  if (/炔诺孕酮|炔雌醇|孕二烯|去氧孕烯|宫内节育|屈螺酮/.test(name)) return 0
  if (leaf.startsWith('onc_') || leaf === 'plasma') return 300
  return 1300
}

const SHORT_LIFE = /滴眼|活菌|双歧|胰岛素|洗剂|煎膏|糖浆|混悬|鲜/
const LONG_LIFE = /片|胶囊|注射用|丸/

export function shelfMonthsOf(name: string, form: string): number {
  if (SHORT_LIFE.test(`${name}${form}`)) return 24
  return LONG_LIFE.test(`${name}${form}`) ? 36 : 30
}
