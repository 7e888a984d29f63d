import type { Rule } from './medicine-rules'

/** Leaf of 医疗器械 or 检验试剂 by the device's name; without a match, the default of the source's category applies. */
export const DEVICE_RULES: readonly Rule[] = [
  ['dev_bandage', /绷带|胶布|橡皮膏|胶带|包带|吊带|石膏|免缝|弹力|网状|束带|腹带/],
  ['dev_dressing', /纱布|敷料|棉|垫(?!片)|贴|海绵|创|敷|纱条|薄膜|透明|安普|泡沫|藻酸|手术巾|衬/],
  ['dev_puncture', /针|穿刺|注射|输液|输血|采血|留置|接头|肝素帽|三通|注射器|滴定/],
  ['dev_tube', /管|导丝|插管|引流|球囊|支架|导尿|鞘|套管|氧/],
  [
    'dev_bone',
    /骨|髓内|钢板|螺钉|关节|钉|接骨|克氏|人工(?!呼吸|喉)|髋|膝|植入|股骨|椎|钛|球头|柄|锁定|髌|胫|肱|融合器|陶瓷|水泥/,
  ],
  ['dev_dental', /牙|齿|义齿|口腔|假/],
]

export const REAGENT_RULES: readonly Rule[] = [
  ['rea_control', /质控|定标|校准|标准品|校正|标准液|控制品|标准血清|参考/],
  ['rea_other', /稀释|清洗|冲洗|缓冲|洗液|激发|终止液|底物|显色液|溶血|鞘液|保养|透膜|预激/],
  [
    'rea_micro',
    /菌|药敏|培养|鉴定|琼脂|平板|API|染色|血清$|念珠|革兰|厌氧|志贺|沙门|霉|结核|支原体|生化管|肉汤|纸片/,
  ],
  [
    'rea_blood',
    /血小板|凝血|纤维蛋白|D-?二聚|因子|血浆|凝固|白细胞|红细胞|网织|血型|抗凝血|缺乏|APTT|TT|PT|五分类|全血/,
  ],
  [
    'rea_immune',
    /抗体|抗原|IgG|IgM|IgA|IgE|肿瘤相关|病毒|肝炎|HIV|梅毒|免疫|甲状腺|激素|肌钙|铁蛋白|ELISA|发光|胶体金|FK506|环孢|甲胎|癌胚|过敏原|类风湿|补体|CA\d|孕酮|睾酮|雌二醇|皮质醇|胰岛素|C肽|PSA|TORCH|弓形|巨细胞|风疹|疱疹|酶联/,
  ],
  [
    'rea_biochem',
    /酶|蛋白|胆固醇|甘油三酯|葡萄糖|尿酸|尿素|肌酐|胆红素|电解质|钙|镁|磷|铁|脂|氨|锌|钠|钾|氯|酸|C反应|CRP|血糖|尿|茶碱|地高辛|药物|乳酸|血红蛋白|酒精/,
  ],
]

/** Default leaf of each category of the source, for names that match no rule. */
export const DEVICE_DEFAULTS: Readonly<Record<string, string>> = {
  体外诊断试剂: 'rea_other',
  医用耗材: 'dev_supply',
  医用敷料耗材: 'dev_dressing',
  医疗仪器器械: 'dev_instrument',
  医疗辅助用品: 'dev_care',
  '电疗/X光设备': 'dev_ray',
  矫形用品: 'dev_rehab',
  牙科器械: 'dev_dental',
  假肢假器官: 'dev_dental',
  缝合材料: 'dev_supply',
}

/** Source categories whose devices always get the default leaf. */
export const FIXED_CATEGORIES = new Set([
  '医疗仪器器械',
  '医疗辅助用品',
  '电疗/X光设备',
  '矫形用品',
  '牙科器械',
])

export const HERB_LEAVES: Readonly<Record<string, string>> = {
  根及根茎类: 'herb_root',
  果实种子类: 'herb_fruit',
  全草类: 'herb_whole',
  花叶类: 'herb_flower',
  藤木树脂类: 'herb_vine',
  树皮类: 'herb_bark',
  动物类: 'herb_animal',
  矿物类: 'herb_mineral',
  菌藻类: 'herb_fungus',
  加工类: 'herb_other',
  其他类: 'herb_other',
}

/** Part of the plant from the herb's name, for rows without a class. */
export const HERB_RULES: readonly Rule[] = [
  ['herb_other', /曲|炭|碳|胶|霜|面$|百药煎|焦三仙/],
  [
    'herb_animal',
    /蛇|虫|蝎|蚕|龟|鳖|鹿|角|蛎|骨|内金|甲$|蛤|牛黄|蟾|龙骨|珍珠|海螵蛸|水蛭|蜈蚣|蝉|露蜂|夜明|紫河车|血余|五灵脂|螵蛸|瓦楞|石决明/,
  ],
  ['herb_mineral', /石$|矾|芒硝|玄明粉|赭|磁|硼砂|滑石|龙齿|伏龙肝|赤石脂|寒水/],
  ['herb_fungus', /茯|灵芝|猪苓|海藻|昆布|马勃|银耳|神$/],
  ['herb_bark', /皮$|黄柏|厚朴|杜仲|肉桂/],
  ['herb_flower', /花|叶|须$|绒|蒲黄|蕊|艾|枇杷|杷叶/],
  ['herb_vine', /藤|枝|木$|乳香|没药|血竭|梗|通草|茹|沉香|降香|檀香|灯芯|心$|芯$|刺$|儿茶|冰片|琥珀|松节/],
  [
    'herb_fruit',
    /子|仁|果|豆|椒|实|枣|麦|芽|壳|核|乌梅|瓜|楂|肉$|砂仁|茴香|连翘|栀|槟榔|诃|五味|蒺藜|萸|菟丝|枸杞|橘|陈皮|米$|香橼|佛手|栗|丁香|草果|吴茱|路路通|葶苈/,
  ],
  [
    'herb_whole',
    /草|蒿|荷$|藿香|茵陈|荆芥|麻黄|香薷|苏$|半枝莲|半边莲|地丁|佩兰|泽兰|大蓟|小蓟|蒲公英|石斛|苋|瞿麦|萹蓄|旱莲|白英|葎|苁蓉|锁阳|篱|薄荷|细辛|石韦/,
  ],
]
