import type { Brand, Goods } from './types'

type House = readonly [name: string, makers: RegExp, describe: string]

/** Manufacturer brands of the brand zone, with a pattern of the names of their companies. */
const HOUSES: readonly House[] = [
  ['同仁堂', /同仁堂/, '中华老字号，丸散膏丹'],
  ['云南白药', /云南白药/, '伤科名药'],
  ['白云山', /白云山/, '华南大型药企'],
  ['华润三九', /三九/, '感冒胃药常备'],
  ['马应龙', /马应龙/, '肛肠专科'],
  ['东阿阿胶', /东阿阿胶/, '滋补上品'],
  ['以岭药业', /以岭/, '络病学说，连花清瘟'],
  ['天士力', /天士力/, '现代中药'],
  ['太极集团', /太极集团|涪陵制药/, '藿香正气'],
  ['济民可信', /济民可信/, '中药与化药并重'],
  ['陈李济', /陈李济/, '百年南药'],
  ['达仁堂', /达仁堂|乐仁堂|中新药业/, '津门中药'],
  ['雷允上', /雷允上/, '吴门医派'],
  ['康恩贝', /康恩贝/, '浙产名药'],
  ['恒瑞医药', /恒瑞/, '肿瘤与麻醉'],
  ['齐鲁制药', /齐鲁制药/, '抗肿瘤与眼科'],
  ['扬子江', /扬子江/, '品质国药'],
  ['石药集团', /石药|恩必普/, '原料与制剂'],
  ['正大天晴', /正大天晴/, '肝病领域'],
  ['丽珠集团', /丽珠/, '消化与生殖'],
  ['华北制药', /华北制药/, '抗生素老厂'],
  ['双鹤药业', /双鹤/, '大输液与心血管'],
  ['力生制药', /力生制药/, '普药基药'],
  ['华海药业', /华海/, '慢病制剂'],
  ['海正药业', /海正/, '抗肿瘤制剂'],
  ['复星医药', /复星|万邦|朝晖/, '胰岛素与慢病'],
  ['拜耳', /拜耳|Bayer|BAYER/, '德国百年药企'],
  ['辉瑞', /辉瑞|Pfizer|PFIZER|晖致/, '心血管与抗感染'],
  ['诺华', /诺华|Novartis|NOVARTIS/, '瑞士制药'],
  ['阿斯利康', /阿斯利康|AstraZeneca|ASTRAZENECA/, '呼吸与消化'],
  ['默沙东', /默沙东|Merck Sharp|MSD/, '创新药'],
  ['赛诺菲', /赛诺菲|Sanofi|SANOFI/, '糖尿病与心血管'],
  ['罗氏', /罗氏|Roche|ROCHE/, '肿瘤与诊断'],
  ['强生', /强生|杨森|Janssen|JANSSEN/, '消化与皮肤'],
  ['葛兰素史克', /史克|Glaxo|GLAXO|GSK/, '呼吸与皮肤'],
  ['诺和诺德', /诺和诺德|Novo Nordisk|NOVO NORDISK/, '胰岛素'],
  ['礼来', /礼来|Lilly|LILLY/, '胰岛素与神经'],
  ['3M', /3M|明尼苏达/, '敷料与胶带'],
  ['华邈', /华邈/, '北京道地饮片'],
  ['鹤延龄', /鹤延龄/, '精制饮片'],
  ['威高', /威高/, '医用高分子与骨科'],
  ['鱼跃医疗', /鱼跃/, '家用医疗设备'],
]

const TRADE_FAMILIES = 24
const FAMILY_GOODS = 5

export interface Branded {
  goods: Goods[]
  brands: Brand[]
}

/** Brands with their products. A product belongs to the brand of its trade name, else to that of its manufacturer. */
export function brandGoods(goods: readonly Goods[]): Branded {
  const families = tradeFamilies(goods)
  const names = [...HOUSES.map(([name]) => name), ...families]
  const idOf = new Map(names.map((name, at) => [name, at + 1]))
  const branded = goods.map(one => {
    const name = families.includes(one.trade_name) ? one.trade_name : houseOf(one.sccj)
    return { ...one, brand_id: name === undefined ? null : (idOf.get(name) ?? null) }
  })
  // As many as its page lists.
  const counts = countBrands(branded.filter(one => one.off_shelf === 0))
  const brands = names.map((name, at): Brand => {
    const house = HOUSES[at]
    return {
      id: at + 1,
      name,
      kind: house ? 'maker' : 'trade',
      describe: house ? house[2] : familyText(name, branded),
      sort: at + 1,
      goods_count: counts.get(at + 1) ?? 0,
    }
  })
  const used = new Set(branded.map(({ brand_id }) => brand_id))
  return { goods: branded, brands: brands.filter(({ id }) => used.has(id)) }
}

function houseOf(maker: string): string | undefined {
  return HOUSES.find(([, makers]) => makers.test(maker))?.[0]
}

/** The trade names that sell most among those with several goods. */
function tradeFamilies(goods: readonly Goods[]): string[] {
  const families = new Map<string, { goods: number; sales: number }>()
  for (const { trade_name: name, sales, rx_type } of goods) {
    if (name === '' || /牌$|薄膜|糖衣|无糖/.test(name)) continue
    const family = families.get(name) ?? { goods: 0, sales: 0 }
    families.set(name, {
      goods: family.goods + 1,
      sales: family.sales + (rx_type === 'rx' ? sales / 3 : sales),
    })
  }
  return [...families]
    .filter(([, family]) => family.goods >= FAMILY_GOODS)
    .sort(([a, one], [b, two]) => two.sales - one.sales || (a < b ? -1 : 1))
    .slice(0, TRADE_FAMILIES)
    .map(([name]) => name)
}

function familyText(name: string, goods: readonly Goods[]): string {
  const own = goods.filter(one => one.trade_name === name)
  const generics = [...new Set(own.map(one => one.common_name.replace(/[[(].*/, '')))]
  return generics.slice(0, 2).join('、')
}

function countBrands(goods: readonly Goods[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { brand_id: id } of goods) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
