import { MAIN } from './main-menu'
import type { Menu, MenuCategory } from './types'

const YX: readonly MenuCategory[] = [
  {
    key: 'yx_common',
    name: '常备用药',
    logo: 'box',
    leaves: [
      ['yx_cold', '感冒止咳'],
      ['yx_stomach', '肠胃消化'],
      ['yx_pain', '镇痛抗炎'],
      ['yx_infect', '抗菌抗病毒'],
    ],
  },
  {
    key: 'yx_chronic',
    name: '慢病用药',
    logo: 'pulse',
    leaves: [
      ['yx_heart', '心脑血管'],
      ['yx_sugar', '糖尿病'],
      ['yx_nerve', '神经精神'],
      ['yx_special', '专科处方'],
    ],
  },
  {
    key: 'yx_section',
    name: '专科用药',
    logo: 'eye',
    leaves: [
      ['yx_skin', '皮肤五官'],
      ['yx_women', '妇科儿科'],
      ['yx_bone', '骨伤风湿'],
    ],
  },
  {
    key: 'yx_tonic',
    name: '滋补营养',
    logo: 'leaf',
    leaves: [
      ['yx_vitamin', '维生素与钙'],
      ['yx_nourish', '补益安神'],
    ],
  },
  { key: 'yx_more', name: '更多包邮', logo: 'truck', leaves: [['yx_other', '其他包邮']] },
]

const ZY: readonly MenuCategory[] = [
  {
    key: 'zy_part',
    name: '按药用部位',
    logo: 'mortar',
    leaves: [
      ['zy_root', '根及根茎'],
      ['zy_fruit', '果实种子'],
      ['zy_whole', '全草'],
      ['zy_flower', '花叶'],
      ['zy_bark', '皮藤树脂'],
      ['zy_animal', '动物药'],
      ['zy_mineral', '矿物及其他'],
    ],
  },
  {
    key: 'zy_process',
    name: '按炮制方法',
    logo: 'fire',
    leaves: [
      ['zy_raw', '生品'],
      ['zy_fried', '炒制'],
      ['zy_honey', '炙制'],
      ['zy_char', '炭制与煅制'],
    ],
  },
  {
    key: 'zy_choice',
    name: '精选饮片',
    logo: 'star',
    leaves: [
      ['zy_precious', '贵细药材'],
      ['zy_powder', '粉剂与小包装'],
      ['zy_daily', '药食同源'],
    ],
  },
]

const QX: readonly MenuCategory[] = [
  {
    key: 'qx_dress',
    name: '敷料护理',
    logo: 'bandage',
    leaves: [
      ['qx_bandage', '绷带胶布'],
      ['qx_dressing', '纱布与敷料'],
      ['qx_care', '辅助护理'],
    ],
  },
  {
    key: 'qx_supply',
    name: '医用耗材',
    logo: 'syringe',
    leaves: [
      ['qx_puncture', '注射穿刺'],
      ['qx_tube', '导管插管'],
      ['qx_bone', '骨科植入'],
      ['qx_other', '其他耗材'],
    ],
  },
  {
    key: 'qx_equipment',
    name: '仪器设备',
    logo: 'pulse',
    leaves: [
      ['qx_instrument', '仪器器械'],
      ['qx_ray', '电疗与影像'],
      ['qx_rehab', '矫形康复'],
      ['qx_dental', '牙科与假体'],
    ],
  },
  {
    key: 'qx_reagent',
    name: '检验试剂',
    logo: 'tube',
    leaves: [
      ['qx_immune', '免疫检测'],
      ['qx_biochem', '生化检测'],
      ['qx_blood', '血液与凝血'],
      ['qx_micro', '微生物检测'],
      ['qx_control', '校准与质控'],
      ['qx_buffer', '缓冲清洗及其他'],
    ],
  },
]

/** Every menu with the offset of its ids. */
export const MENUS: readonly (readonly [Menu, number, readonly MenuCategory[]])[] = [
  ['main', 0, MAIN],
  ['yx', 2000, YX],
  ['zy', 3000, ZY],
  ['qx', 4000, QX],
]
