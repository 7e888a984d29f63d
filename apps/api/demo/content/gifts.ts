import type { Db } from '../../src/db/types'
import { categoryPicture } from '../../src/modules/pictures/urls'
import { pointsGifts } from '../../src/modules/redemption/tables'
import { addDays, chinaMoment } from '../../src/wire/clock'

/** A gift of the points mall. Cash in fen. */
type Gift = Omit<typeof pointsGifts.$inferInsert, 'id' | 'image' | 'sort' | 'ends_at'> & {
  /** The name of its drawing. */
  readonly picture: string
  /** Days from the day of seeding until its end; left out for none. */
  readonly endsIn?: number
}

/** What a pharmacy uses at its counter, in its storeroom and at home. */
const GIFTS: readonly Gift[] = [
  {
    category: 'store',
    name: '电子温湿度计',
    ypgg: '1 台，附校准报告',
    remark: '阴凉区、常温区每日记录用，带最高最低值。',
    picture: 'gauge',
    points: 380,
    stock: 120,
    per_buyer: 5,
  },
  {
    category: 'store',
    name: '热敏小票打印纸',
    ypgg: '57×50 mm，10 卷',
    remark: '适用收银台 58 mm 打印机。',
    picture: 'roll',
    points: 160,
    stock: 800,
    per_buyer: 20,
  },
  {
    category: 'store',
    name: '药店手提袋',
    ypgg: '中号，100 只',
    remark: '无纺布，印有用药咨询提示。',
    picture: 'bag',
    points: 120,
    stock: 300,
    per_buyer: 10,
  },
  {
    category: 'store',
    name: '药品拆零工具盒',
    ypgg: '药匙、镊子、拆零袋 100 个',
    remark: '拆零销售的工具和包装袋，装在一个盒子里。',
    picture: 'box',
    points: 180,
    stock: 150,
    per_buyer: 3,
  },
  {
    category: 'store',
    name: '冷链保温箱',
    ypgg: '12 L，含冰排 6 块',
    remark: '2～8 ℃ 药品短途配送用，空箱保温 8 小时。',
    picture: 'cooler',
    points: 1280,
    stock: 36,
    per_buyer: 2,
  },
  {
    category: 'store',
    name: '二维扫码枪',
    ypgg: '有线 USB，1 把',
    remark: '扫条码、追溯码和医保电子凭证，免装驱动。',
    picture: 'scanner',
    points: 900,
    cash: 3_900,
    stock: 60,
    per_buyer: 2,
  },
  {
    category: 'store',
    name: '标签打印机',
    ypgg: '80 mm，1 台',
    remark: '打印价签、用法用量标签和货位标签。',
    picture: 'printer',
    points: 2600,
    cash: 9_900,
    stock: 12,
    per_buyer: 1,
  },
  {
    category: 'health',
    name: '上臂式电子血压计',
    ypgg: '1 台',
    remark: '可放在柜台为顾客测量，两组各 90 次记录。',
    picture: 'pulse',
    points: 2200,
    stock: 18,
    per_buyer: 1,
  },
  {
    category: 'health',
    name: '红外额温计',
    ypgg: '1 支',
    remark: '1 秒读数，非接触测量。',
    picture: 'thermometer',
    points: 480,
    cash: 1_990,
    stock: 90,
    per_buyer: 3,
  },
  {
    category: 'health',
    name: '血糖仪套装',
    ypgg: '仪器 1 台、试纸 50 片',
    remark: '慢病随访用，5 秒出值。',
    picture: 'drop',
    points: 990,
    stock: 45,
    per_buyer: 2,
  },
  {
    category: 'health',
    name: '电子体重秤',
    ypgg: '1 台，最大 150 kg',
    remark: '儿童用药按体重计算时用。',
    picture: 'scale',
    points: 420,
    stock: 0,
    per_buyer: 2,
  },
  {
    category: 'health',
    name: '急救包',
    ypgg: '35 件',
    remark: '纱布、绷带、剪刀、三角巾，按门店急救清单配齐。',
    picture: 'bandage',
    points: 260,
    stock: 200,
    per_buyer: 5,
  },
  {
    category: 'life',
    name: '不锈钢保温杯',
    ypgg: '500 ml，1 只',
    remark: '内胆 316 不锈钢，保温 12 小时。',
    picture: 'cup',
    points: 360,
    stock: 160,
    per_buyer: 5,
  },
  {
    category: 'life',
    name: '养生壶',
    ypgg: '1.8 L，1 台',
    remark: '煎药、煮茶两用，玻璃壶身。',
    picture: 'kettle',
    points: 860,
    cash: 2_900,
    stock: 40,
    per_buyer: 1,
  },
  {
    category: 'life',
    name: '折叠晴雨伞',
    ypgg: '八骨，1 把',
    remark: '可放在门口借给顾客。',
    picture: 'umbrella',
    points: 220,
    stock: 240,
    per_buyer: null,
    endsIn: 45,
  },
  {
    category: 'life',
    name: '铜药臼',
    ypgg: '内径 9 cm，附杵',
    remark: '捣碎饮片用，也可陈列。',
    picture: 'mortar',
    points: 680,
    stock: 25,
    per_buyer: 1,
    endsIn: -2,
  },
]

/** Fills the points mall; `today` is a day in China. */
export async function seedGifts(db: Db, today: string): Promise<void> {
  await db.insert(pointsGifts).values(
    GIFTS.map(({ picture, endsIn, ...gift }, at) => ({
      ...gift,
      ends_at: endsIn === undefined ? null : chinaMoment(addDays(today, endsIn), 0),
      id: at + 1,
      image: categoryPicture(picture),
      sort: at + 1,
    })),
  )
}
