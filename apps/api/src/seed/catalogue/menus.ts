import type { Menu } from './types'

/** A drawer of a menu and its leaves; `key` is what rules file goods under, `logo` names a drawing. */
export interface Drawer {
  key: string
  name: string
  logo: string
  leaves: readonly (readonly [key: string, name: string])[]
}

/** The main menu: ten drawers, of which the first seven are shown. A goods hangs in exactly one leaf. */
const MAIN: readonly Drawer[] = [
  {
    key: 'western',
    name: '西药',
    logo: 'capsule',
    leaves: [
      ['antibiotic', '抗生素'],
      ['antiviral', '抗病毒药'],
      ['antifungal', '抗真菌与寄生虫'],
      ['cardio', '心脑血管'],
      ['diabetes', '糖尿病与内分泌'],
      ['digestive', '消化系统'],
      ['respiratory', '呼吸与感冒'],
      ['analgesic', '解热镇痛抗炎'],
      ['neuro', '神经与精神'],
      ['allergy', '抗过敏与免疫'],
      ['urogenital', '泌尿生殖'],
      ['blood', '血液系统'],
      ['anaesthetic', '麻醉与急救'],
      ['imaging', '造影与诊断'],
      ['western_other', '其他西药'],
    ],
  },
  {
    key: 'patent',
    name: '中成药',
    logo: 'gourd',
    leaves: [
      ['tcm_cold', '感冒清热'],
      ['tcm_cough', '止咳化痰'],
      ['tcm_heart', '心脑血管'],
      ['tcm_stomach', '脾胃消食'],
      ['tcm_tonic', '补益安神'],
      ['tcm_women', '妇科用药'],
      ['tcm_bone', '骨伤风湿'],
      ['tcm_liver', '肝胆泌尿'],
      ['tcm_throat', '咽喉鼻窦'],
      ['tcm_child', '儿科用药'],
      ['tcm_tumour', '肿瘤辅助'],
      ['tcm_other', '其他中成药'],
    ],
  },
  {
    key: 'herbal',
    name: '中药饮片',
    logo: 'mortar',
    leaves: [
      ['herb_root', '根及根茎类'],
      ['herb_fruit', '果实种子类'],
      ['herb_whole', '全草类'],
      ['herb_flower', '花叶类'],
      ['herb_vine', '藤木树脂类'],
      ['herb_bark', '树皮类'],
      ['herb_animal', '动物类'],
      ['herb_mineral', '矿物类'],
      ['herb_fungus', '菌藻类'],
      ['herb_other', '加工及其他'],
    ],
  },
  {
    key: 'device',
    name: '医疗器械',
    logo: 'pulse',
    leaves: [
      ['dev_bandage', '绷带胶布'],
      ['dev_dressing', '纱布与敷料'],
      ['dev_puncture', '注射穿刺'],
      ['dev_tube', '导管插管'],
      ['dev_bone', '骨科植入'],
      ['dev_supply', '其他耗材'],
      ['dev_instrument', '仪器器械'],
      ['dev_ray', '电疗与影像'],
      ['dev_rehab', '矫形康复'],
      ['dev_care', '辅助护理'],
      ['dev_dental', '牙科与假体'],
    ],
  },
  {
    key: 'sense',
    name: '五官皮肤',
    logo: 'eye',
    leaves: [
      ['eye', '眼科用药'],
      ['ear_nose', '耳鼻口腔'],
      ['skin', '皮肤外用'],
      ['anal', '肛肠痔疮'],
      ['women_topical', '妇科外用'],
    ],
  },
  {
    key: 'vitamin',
    name: '维矿保健',
    logo: 'leaf',
    leaves: [
      ['vitamins', '维生素'],
      ['minerals', '钙铁锌硒'],
      ['nourish', '滋补保健'],
    ],
  },
  {
    key: 'biologic',
    name: '生物制品',
    logo: 'vial',
    leaves: [
      ['insulin', '胰岛素与降糖肽'],
      ['plasma', '血液制品'],
      ['cytokine', '干扰素与细胞因子'],
      ['hormone', '激素与酶制剂'],
      ['probiotic', '微生态制剂'],
    ],
  },
  {
    key: 'infusion',
    name: '输液营养',
    logo: 'drop',
    leaves: [
      ['inf_base', '基础输液'],
      ['inf_electrolyte', '电解质与血容量'],
      ['inf_nutrition', '氨基酸与脂肪乳'],
      ['inf_enteral', '肠内营养'],
      ['inf_dialysis', '透析与置换液'],
    ],
  },
  {
    key: 'oncology',
    name: '肿瘤特药',
    logo: 'ribbon',
    leaves: [
      ['onc_target', '靶向药'],
      ['onc_antibody', '单抗与融合蛋白'],
      ['onc_chemo', '化疗药'],
      ['onc_endocrine', '内分泌治疗'],
      ['onc_support', '辅助用药'],
    ],
  },
  {
    key: 'reagent',
    name: '检验试剂',
    logo: 'tube',
    leaves: [
      ['rea_immune', '免疫检测'],
      ['rea_biochem', '生化检测'],
      ['rea_blood', '血液与凝血'],
      ['rea_micro', '微生物检测'],
      ['rea_control', '校准与质控'],
      ['rea_other', '缓冲清洗及其他'],
    ],
  },
]

const YX: readonly Drawer[] = [
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

const ZY: readonly Drawer[] = [
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

const QX: readonly Drawer[] = [
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

/** Every menu with the number its ids start after. */
export const MENUS: readonly (readonly [Menu, number, readonly Drawer[]])[] = [
  ['main', 0, MAIN],
  ['yx', 2000, YX],
  ['zy', 3000, ZY],
  ['qx', 4000, QX],
]
