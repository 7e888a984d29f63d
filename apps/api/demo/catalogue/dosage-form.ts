/** The pack of a dosage form. */
export interface FormDetails {
  /** Unit the pack is sold by. */
  unit: string
  /** Unit of the pieces in the pack. */
  piece: string
  /** Pack of a row without a specification. */
  fallback: string
}

const tablet = { unit: '盒', piece: '片', fallback: '24片' }
const capsule = { unit: '盒', piece: '粒', fallback: '24粒' }
const sachet = { unit: '盒', piece: '袋', fallback: '10袋' }
const bottle = { unit: '瓶', piece: '瓶', fallback: '100ml' }
const tube = { unit: '支', piece: '支', fallback: '10g' }
const drops = { unit: '支', piece: '支', fallback: '5ml' }
const inhaler = { unit: '盒', piece: '粒', fallback: '1支' }
const patch = { unit: '盒', piece: '贴', fallback: '4贴' }

const FORMS: Readonly<Record<string, FormDetails>> = {
  片剂: tablet,
  分散片: tablet,
  肠溶片: tablet,
  缓释片: tablet,
  控释片: tablet,
  咀嚼片: tablet,
  泡腾片: tablet,
  含片: tablet,
  口崩片: tablet,
  胶囊剂: capsule,
  肠溶胶囊: capsule,
  缓释胶囊: capsule,
  软胶囊: capsule,
  颗粒剂: sachet,
  散剂: sachet,
  丸剂: { unit: '盒', piece: '丸', fallback: '10丸' },
  滴丸: { unit: '盒', piece: '丸', fallback: '180丸' },
  注射剂: { unit: '盒', piece: '支', fallback: '1支' },
  植入剂: { unit: '盒', piece: '支', fallback: '1支' },
  滴眼剂: drops,
  滴耳剂: drops,
  滴剂: { unit: '瓶', piece: '瓶', fallback: '15ml' },
  眼膏剂: { unit: '支', piece: '支', fallback: '2g' },
  口服液: { unit: '盒', piece: '支', fallback: '10ml×10支' },
  口服溶液剂: bottle,
  糖浆剂: bottle,
  合剂: bottle,
  混悬剂: bottle,
  溶液剂: bottle,
  乳剂: bottle,
  酊剂: bottle,
  洗剂: bottle,
  搽剂: bottle,
  油剂: { unit: '瓶', piece: '瓶', fallback: '30ml' },
  酒剂: { unit: '瓶', piece: '瓶', fallback: '500ml' },
  酏剂: bottle,
  含漱剂: bottle,
  涂膜剂: bottle,
  灌肠剂: { unit: '盒', piece: '支', fallback: '2支' },
  乳膏剂: tube,
  软膏剂: tube,
  凝胶剂: tube,
  糊剂: tube,
  栓剂: { unit: '盒', piece: '枚', fallback: '6枚' },
  喷雾剂: { unit: '瓶', piece: '瓶', fallback: '20ml' },
  鼻喷雾剂: { unit: '瓶', piece: '瓶', fallback: '10ml' },
  气雾剂: { unit: '瓶', piece: '瓶', fallback: '14g' },
  泡沫剂: { unit: '瓶', piece: '瓶', fallback: '30g' },
  吸入剂: inhaler,
  粉雾剂: inhaler,
  吸入麻醉剂: { unit: '瓶', piece: '瓶', fallback: '100ml' },
  贴剂: patch,
  贴膏剂: patch,
  膏剂: { unit: '盒', piece: '贴', fallback: '6贴' },
  煎膏剂: { unit: '瓶', piece: '瓶', fallback: '200g' },
  粉剂: { unit: '瓶', piece: '瓶', fallback: '500g' },
  宫内节育系统: { unit: '盒', piece: '枚', fallback: '1枚' },
  其他剂型: { unit: '盒', piece: '盒', fallback: '1盒' },
}

/** Other spellings in the sources, with the form of the table above. */
const SYNONYMS: Readonly<Record<string, string>> = {
  '胶囊剂(肠溶)': '肠溶胶囊',
  盒剂: '合剂',
  液体制剂: '口服液',
  口服液体剂: '口服液',
  鼻用喷雾剂: '鼻喷雾剂',
  鼻喷剂: '鼻喷雾剂',
  喷鼻剂: '鼻喷雾剂',
  颗粒: '颗粒剂',
  粒: '丸剂',
  水丸: '丸剂',
  大蜜丸: '丸剂',
  外用溶液剂: '溶液剂',
  外用液体剂: '溶液剂',
  霜剂: '乳膏剂',
  乳胶剂: '乳膏剂',
  抹剂: '软膏剂',
  外敷: '贴膏剂',
  胶布类: '贴膏剂',
  原料: '粉剂',
  动物类: '膏剂',
  加工类: '膏剂',
}

/** Parts of a name that show the form, the more specific ones first: 肠溶片 is before 片. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/节育|释放系统/, '宫内节育系统'],
  [/植入/, '植入剂'],
  [/滴眼|眼水|目水|眼药|眼用|眼内|眼液/, '滴眼剂'],
  [/眼膏/, '眼膏剂'],
  [/滴耳/, '滴耳剂'],
  [/鼻.*喷|喷.*鼻|羟甲唑啉/, '鼻喷雾剂'],
  [/粉雾|粉吸入/, '粉雾剂'],
  [/七氟烷|异氟烷|地氟烷/, '吸入麻醉剂'],
  [/气雾/, '气雾剂'],
  [/喷雾|夏露/, '喷雾剂'],
  [/吸入/, '吸入剂'],
  [/^注射用|注射|粉针|水针|针$|冻干|免疫球蛋白|白蛋白|纤维蛋白|变应原/, '注射剂'],
  [/灌肠|灌注|开塞露/, '灌肠剂'],
  [/含漱/, '含漱剂'],
  [/含片|含化/, '含片'],
  [/咀嚼/, '咀嚼片'],
  [/泡腾/, '泡腾片'],
  [/分散片/, '分散片'],
  [/肠溶.*片|片.*肠溶/, '肠溶片'],
  [/缓释.*胶囊/, '缓释胶囊'],
  [/缓释/, '缓释片'],
  [/控释/, '控释片'],
  [/口崩|崩解/, '口崩片'],
  [/软胶囊|胶丸/, '软胶囊'],
  [/肠溶.*胶囊/, '肠溶胶囊'],
  [/胶囊/, '胶囊剂'],
  [/滴丸/, '滴丸'],
  [/颗粒|冲剂|茶$/, '颗粒剂'],
  [/乳膏|乳胶|霜/, '乳膏剂'],
  [/软膏/, '软膏剂'],
  [/凝胶|胶浆/, '凝胶剂'],
  [/煎膏|枇杷膏|清肺膏/, '煎膏剂'],
  [/贴|熨剂|创可/, '贴膏剂'],
  [/栓/, '栓剂'],
  [/滴剂/, '滴剂'],
  [/混悬/, '混悬剂'],
  [/糖浆|露$/, '糖浆剂'],
  [/口服溶液/, '口服溶液剂'],
  [/口服液|补液|清解液|补脑液|安神液/, '口服液'],
  [/合剂/, '合剂'],
  [/洗剂|洗液|洁尔阴/, '洗剂'],
  [/搽剂/, '搽剂'],
  [/酊/, '酊剂'],
  [/酒/, '酒剂'],
  [/涂膜/, '涂膜剂'],
  [/油/, '油剂'],
  [/散|粉/, '散剂'],
  [/丸|丹$/, '丸剂'],
  [/片|糕/, '片剂'],
  [/溶液|水$|液$|烷$/, '溶液剂'],
  [/营养乳剂/, '乳剂'],
  [/营养剂|薄荷脑/, '粉剂'],
  [/海棉/, '其他剂型'],
  [/膏/, '膏剂'],
]

/** The dosage form of a medicine: that of the source in its usual spelling, else by the name, else tablets. */
export function dosageFormOf(written: string, name: string): string {
  const known = SYNONYMS[written] ?? written
  if (known in FORMS) return known
  return MARKS.find(([mark]) => mark.test(name))?.[1] ?? '片剂'
}

export function formDetails(form: string): FormDetails {
  const details = FORMS[form]
  if (!details)
    throw new Error(`catalogue: no details for the dosage form "${form}". Add it to dosage-form.ts.`)
  return details
}
