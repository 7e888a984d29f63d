import type { Db } from '../../src/db/types'
import { ARTICLE_CATEGORIES } from '../../src/modules/article/tables'
import { departmentArticles, departments } from '../../src/modules/department/tables'
import { buildCategoryTree } from '../catalogue/category-tree'
import type { ArticleDraft } from './article-draft'

interface DepartmentPlan {
  readonly key: string
  readonly name: string
  readonly describe: string
  /** Keys of category leaves, see the catalogue's menus. */
  readonly leaves: readonly string[]
}

const DEPARTMENTS: readonly DepartmentPlan[] = [
  {
    key: 'respiratory',
    name: '呼吸科',
    describe: '感冒、咳嗽、咽喉不适的常用药',
    leaves: ['respiratory', 'tcm_cold', 'tcm_cough'],
  },
  { key: 'cardio', name: '心血管科', describe: '降压、调脂与续方常备药', leaves: ['cardio', 'tcm_heart'] },
  {
    key: 'digestive',
    name: '消化科',
    describe: '胃酸、胃动力、腹泻与肠道菌群用药',
    leaves: ['digestive', 'tcm_stomach', 'probiotic'],
  },
  { key: 'children', name: '儿科', describe: '儿童剂型的感冒、退热、消食用药', leaves: ['tcm_child'] },
  {
    key: 'skin',
    name: '皮肤科',
    describe: '外用膏霜、抗真菌与抗过敏用药',
    leaves: ['skin', 'allergy', 'antifungal'],
  },
  {
    key: 'bones',
    name: '骨科',
    describe: '风湿骨痛、跌打损伤与镇痛用药',
    leaves: ['tcm_bone', 'analgesic'],
  },
  { key: 'women', name: '妇科', describe: '调经、炎症与外用洗剂', leaves: ['tcm_women', 'women_topical'] },
  {
    key: 'ent',
    name: '五官科',
    describe: '眼、耳鼻与口腔咽喉用药',
    leaves: ['eye', 'ear_nose', 'tcm_throat'],
  },
]

type DoctorDraft = ArticleDraft & {
  readonly kind: 'reading' | 'training'
  /** Absent: for all departments. */
  readonly department?: string
}

const yyh = { category_id: ARTICLE_CATEGORIES.doctors, audience: '诊所与门诊部' }

const DRAFTS: readonly DoctorDraft[] = [
  {
    id: 501,
    ...yyh,
    kind: 'reading',
    department: 'respiratory',
    name: '呼吸科门诊：换季备药清单怎么列',
    summary: '按症状列类别，每类备两个品规，先看效期再看价格。',
    days_ago: 5,
    text: `
      门诊备药先按症状列类别，再在每类里选品规，避免同一成分备了多个名字。
      | 症状 | 备药类别 | 备药要点
      | 发热头痛 | 解热镇痛药 | 核对成分，同一成分只备一个商品名
      | 鼻塞流涕 | 感冒复方制剂 | 含麻黄碱类品种单独下单，见[含麻规定](/help)
      | 咳嗽咳痰 | 祛痰药、止咳中成药 | 成人与儿童剂型分开
      | 咽痛 | 含片、喷雾 | 小批量勤补
      ## 数量
      以上月同期用量的一倍半为上限，效期不足 6 个月的批次不作为备药。
      - 处方药凭处方使用，抗菌药物按当地的分级管理要求备药。
    `,
  },
  {
    id: 502,
    ...yyh,
    kind: 'reading',
    department: 'cardio',
    name: '慢病续方：门诊怎样少缺药',
    summary: '按患者的续方周期倒推采购日，固定厂家和规格。',
    days_ago: 9,
    text: `
      慢病患者换厂家、换规格时容易漏服或重复服用，门诊备药的重点是稳定。
      1. 登记每位续方患者的药品、规格和续方周期。
      2. 按周期倒推采购日，提前 7 天下单，避开节假日停运。
      3. 同一患者固定厂家和规格；需要更换时，发药时书面提示。
      订单里的商品可以“再次购买”，适合每月固定的续方品种。
    `,
  },
  {
    id: 503,
    ...yyh,
    kind: 'reading',
    department: 'digestive',
    name: '微生态制剂：收货与存放要看什么',
    summary: '有的需要冷藏，有的常温，收货先看储存条件。',
    days_ago: 13,
    text: `
      微生态制剂的储存条件因菌株和剂型不同，收货时逐个核对。
      - 需要冷藏的品种，核对到货温度记录，收货后 30 分钟内入冷藏柜。
      - 常温品种避光、防潮，开封后按说明书的期限使用。
      - 与抗菌药物同时使用时的间隔，以说明书为准，发药时向患者说明。
      冷链商品的配送和签收，见[货物配送](/help/zfps/hwps)。
    `,
  },
  {
    id: 504,
    ...yyh,
    kind: 'reading',
    department: 'children',
    name: '儿科发药：核对四项再交给家长',
    summary: '年龄、体重、剂型、量具，缺一项都不发。',
    days_ago: 16,
    text: `
      1. 年龄：说明书写明禁用年龄的，不发。
      2. 体重：按体重计算的，写下体重和每次的量。
      3. 剂型：颗粒、混悬液、滴剂的浓度不同，换剂型要重新计算。
      4. 量具：随药交付量杯或滴管，当面演示一次。
      说明书写“儿童酌减”的品种，由医师写明剂量后再发。
    `,
  },
  {
    id: 505,
    ...yyh,
    kind: 'reading',
    department: 'skin',
    name: '外用药膏：同名不同浓度怎样备',
    summary: '同一成分的浓度和基质不同，货架上分开放。',
    days_ago: 20,
    text: `
      外用制剂同名很多，拿错的原因常常是浓度或基质不同。
      - 货架按成分分区，同一成分按浓度从低到高排列。
      - 乳膏、软膏、凝胶分开放，标签写明基质。
      - 含激素的品种单独一格，发药时说明使用部位和天数。
      开封后的管装药不退换，拆零使用的要登记批号。
    `,
  },
  {
    id: 506,
    ...yyh,
    kind: 'reading',
    department: 'bones',
    name: '镇痛药：避免重复成分的三个办法',
    summary: '看通用名、看复方成分、看患者手里的药。',
    days_ago: 24,
    text: `
      1. 看通用名：处方和货架都用通用名，不用商品名。
      2. 看复方成分：感冒复方制剂常含解热镇痛成分，与镇痛药合用前先核对。
      3. 看患者手里的药：发药前问一遍正在用的药，包括外用贴剂。
      有消化道溃疡史或肾功能不全的患者，由医师确认后再发。
    `,
  },
  {
    id: 507,
    ...yyh,
    kind: 'reading',
    department: 'women',
    name: '妇科外用洗剂和栓剂：储存与交代',
    summary: '栓剂怕热，夏季收货先看外观。',
    days_ago: 27,
    text: `
      - 栓剂在夏季容易软化，收货时检查外形，按说明书的温度存放。
      - 洗剂开封后写上日期，按说明书的期限使用。
      - 发药时写明用药时间和天数，孕期和哺乳期由医师确认。
      外观变形的商品，签收后 {return_report_hours} 小时内可以申请仅退款，见[药品退换](/help/zfps/ypth)。
    `,
  },
  {
    id: 508,
    ...yyh,
    kind: 'reading',
    department: 'ent',
    name: '滴眼液：开封日期写在瓶身上',
    summary: '多剂量滴眼液开封后一般用 4 周，以说明书为准。',
    days_ago: 30,
    text: `
      - 多剂量滴眼液开封后的期限以说明书为准，没有写明的一般不超过 4 周。
      - 两种滴眼液间隔 5 到 10 分钟，混悬型的用前摇匀。
      - 单剂量包装打开后一次用完，不留到下一次。
      门诊样品和治疗用药分开登记批号。
    `,
  },
  {
    id: 509,
    ...yyh,
    kind: 'reading',
    name: '诊所采购：药品验收记录要写哪几项',
    summary: '供货单位、批号、效期、数量、结论，五项不能少。',
    days_ago: 11,
    text: `
      药品到货后当天验收，记录至少包括：
      1. 供货单位和随货同行单号。
      2. 通用名、规格、生产企业、批准文号。
      3. 批号、生产日期、有效期至。
      4. 数量和验收结论。
      5. 验收人和日期。
      订单详情里可以打印随货同行单，批号和效期已经填好。
    `,
  },
  {
    id: 510,
    ...yyh,
    kind: 'training',
    name: '培训通知：诊所药品储存与温湿度记录',
    summary: '线上课程，讲储存分区、温湿度记录和异常处理。',
    days_ago: 3,
    text: `
      | 项目 | 内容
      | 形式 | 线上，随到随学
      | 对象 | 诊所、门诊部的药品管理人员
      | 内容 | 储存分区、温湿度记录、停电与设备故障的处理
      ## 怎样参加
      在[意见反馈](/zzfw/yjfk)里选择“其他”，写明机构名称和参加人数，客服会发送课程链接。
    `,
  },
  {
    id: 511,
    ...yyh,
    kind: 'training',
    department: 'children',
    name: '培训通知：儿童用药剂量计算',
    summary: '用门诊实例练习按体重、按体表面积的计算。',
    days_ago: 8,
    text: `
      | 项目 | 内容
      | 形式 | 线上，课后有练习题
      | 对象 | 儿科门诊的医师和药师
      | 内容 | 按体重和体表面积计算剂量，常见剂型的换算
      ## 怎样参加
      在[意见反馈](/zzfw/yjfk)里选择“其他”，写明机构名称和参加人数，客服会发送课程链接。
    `,
  },
  {
    id: 512,
    ...yyh,
    kind: 'training',
    department: 'respiratory',
    name: '培训通知：含麻黄碱类复方制剂的采购与登记',
    summary: '讲对公付款、专人签收、回执上传和使用登记。',
    days_ago: 18,
    text: `
      | 项目 | 内容
      | 形式 | 线上，随到随学
      | 对象 | 诊所的采购人员和药品管理人员
      | 内容 | 对公付款、专人签收、[含麻订单回执](/order/hmdd)的上传、使用登记
      ## 怎样参加
      在[意见反馈](/zzfw/yjfk)里选择“其他”，写明机构名称和参加人数，客服会发送课程链接。
    `,
  },
]

export const DOCTOR_ARTICLES: readonly ArticleDraft[] = DRAFTS.map(
  ({ kind: _kind, department: _department, ...draft }) => ({
    ...draft,
    source: '药集优医荟',
    url: `/news/info/${draft.id}/yyh`,
  }),
)

/** Fills the departments of the doctors' hub and assigns their articles. Needs the articles. */
export async function seedDepartments(db: Db): Promise<void> {
  const tree = buildCategoryTree()
  await db.insert(departments).values(
    DEPARTMENTS.map(({ leaves, ...row }, at) => ({
      ...row,
      category_ids: leaves.map(key => tree.path(key)[1]),
      sort: at + 1,
    })),
  )
  await db
    .insert(departmentArticles)
    .values(DRAFTS.map(({ id, kind, department = null }) => ({ article_id: id, kind, department })))
}
