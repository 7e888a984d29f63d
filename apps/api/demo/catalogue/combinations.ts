import { lineId } from './price-lines'
import { createRandom, type Random } from './random'
import { createSelection } from './selection'
import type { Combination, CombinationItem, Goods } from './types'

interface Theme {
  name: string
  describe: string
  /** One pattern an item: the package holds one product for each. */
  items: readonly RegExp[]
}

/** Packages of products that a pharmacy sells together; each theme has up to four, with different makers. */
const THEMES: readonly Theme[] = [
  {
    name: '感冒护理组合',
    describe: '感冒、退热、补充维生素 C',
    items: [
      /^(?:感冒灵|感冒清热|复方氨酚烷胺|氨咖黄敏)/,
      /^维生素C(?:片|泡腾片)$/,
      /^(?:板蓝根|连花清瘟|双黄连)/,
    ],
  },
  {
    name: '止咳化痰组合',
    describe: '化痰与润肺同备',
    items: [/^盐酸氨溴索(?:口服溶液|片)/, /枇杷|急支糖浆|川贝/],
  },
  {
    name: '退热镇痛组合',
    describe: '儿童与成人退热各备一份',
    items: [/^布洛芬(?:混悬|缓释)/, /^对乙酰氨基酚/],
  },
  {
    name: '肠胃常备组合',
    describe: '止泻、护胃、益生菌',
    items: [/^蒙脱石散/, /双歧|布拉氏|枯草|酪酸/, /^(?:铝碳酸镁|多潘立酮|奥美拉唑肠溶)/],
  },
  {
    name: '高血压续方组合',
    describe: '常用降压药搭配',
    items: [/^(?:苯磺酸氨氯地平|硝苯地平(?:控|缓))/, /^(?:缬沙坦胶囊|厄贝沙坦片|氯沙坦钾片|替米沙坦片)/],
  },
  {
    name: '调脂护心组合',
    describe: '他汀与抗血小板',
    items: [/^(?:阿托伐他汀|瑞舒伐他汀|辛伐他汀片)/, /^阿司匹林肠溶片/],
  },
  {
    name: '糖尿病续方组合',
    describe: '口服降糖药搭配',
    items: [/^盐酸二甲双胍/, /^(?:阿卡波糖|格列美脲|瑞格列奈)/],
  },
  {
    name: '补钙组合',
    describe: '钙与维生素 D',
    items: [/^(?:碳酸钙D3|葡萄糖酸钙)/, /^(?:维生素AD|骨化三醇|阿法骨化醇|维生素B2片)/],
  },
  {
    name: '皮肤护理组合',
    describe: '抗真菌与止痒',
    items: [
      /^(?:硝酸咪康唑乳膏|盐酸特比萘芬乳膏|联苯苄唑)/,
      /^(?:炉甘石|尿素乳膏|复方醋酸地塞米松|氧化锌软膏)/,
    ],
  },
  {
    name: '眼部护理组合',
    describe: '人工泪液与抗菌滴眼',
    items: [/^(?:玻璃酸钠滴眼|聚乙烯醇|卡波姆)/, /^(?:左氧氟沙星滴眼|妥布霉素滴眼|氧氟沙星滴眼)/],
  },
  {
    name: '跌打损伤组合',
    describe: '外用与内服同备',
    items: [
      /^(?:云南白药|三七伤药|跌打)/,
      /伤湿止痛膏|关节止痛膏|壮骨膏|风湿膏|跌打.*膏|红花油|骨友灵|狗皮膏|消痛贴/,
    ],
  },
  {
    name: '咽喉口腔组合',
    describe: '利咽与口腔护理',
    items: [/西瓜霜|草珊瑚|清咽|咽|金嗓/, /^(?:西地碘|牛黄解毒|黄连上清|甲硝唑片)/],
  },
]

const PACKAGES_A_THEME = 4

/** About forty packages of two to four products from one warehouse, cheaper than the products separately. */
export function makeCombinations(pool: readonly Goods[], seed: number): Combination[] {
  const combinations: Combination[] = []
  for (const theme of THEMES) {
    const selection = createSelection(pool, `combination/${theme.name}`, seed)
    for (let at = 0; at < PACKAGES_A_THEME; at++) {
      const [first] = selection.take(1, goods => fits(goods, theme.items[0]))
      if (!first) break
      const rest = theme.items
        .slice(1)
        .flatMap(pattern => selection.take(1, goods => fits(goods, pattern) && goods.ck_id === first.ck_id))
      if (rest.length === 0) break
      combinations.push(packageOf(theme, [first, ...rest], { id: combinations.length + 1, seed }))
    }
  }
  return combinations
}

function fits(goods: Goods, pattern: RegExp | undefined): boolean {
  return (
    pattern !== undefined &&
    goods.source === 'drug' &&
    goods.dosage_form !== '注射剂' &&
    goods.base_price < 1_500_000 &&
    goods.bzdw !== '桶' &&
    pattern.test(goods.common_name)
  )
}

function packageOf(
  theme: Theme,
  goods: readonly Goods[],
  { id, seed }: { id: number; seed: number },
): Combination {
  const random = createRandom(seed, `combination/${id}/${theme.name}`)
  const items = goods.map(one => itemOf(one, random))
  const sum = (price: (item: CombinationItem, at: number) => number) =>
    items.reduce((total, item, at) => total + price(item, at) * item.number, 0)
  return {
    id,
    name: `${theme.name} ${goods.map(one => one.trade_name || one.common_name).join('+')}`,
    describe: theme.describe,
    price: sum(item => item.price),
    raw_price: sum((_, at) => goods[at]?.base_price ?? 0),
    number: random.int(30, 400),
    max_qty: random.chance(0.5) ? random.pick([10, 20, 50]) : null,
    ck_id: goods[0]?.ck_id ?? 0,
    begin_day: -random.int(1, 20),
    end_day: random.int(40, 300),
    items,
  }
}

/** The first packs of an "up to" ladder cost less: at most this share of the base price is less than that. */
const UP_TO_CUT = 0.95

/** Prices inside a package are whole fen, so that a package always adds up on an invoice. */
function itemOf(goods: Goods, random: Random): CombinationItem {
  const share = 0.86 + random.next() * 0.08
  const cut = goods.ladder_price_type === 1 ? share * UP_TO_CUT : share
  return {
    goods_id: goods.id,
    goods_price_id: lineId('normal', goods.id),
    number: Math.max(goods.min_qty, goods.base_price < 200_000 ? random.pick([1, 2, 5]) : 1),
    price: Math.max(100, Math.floor((goods.base_price * cut) / 100) * 100),
  }
}
