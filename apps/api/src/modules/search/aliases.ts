/**
 * Words that buyers type for a name that the catalogue writes in another way: digits and letters of brands, makers with
 * a wrong but common character, vitamins by their letter, former names of medicines, and trade names that became general.
 *
 * Sources: former names (曾用名) of medicines, trade names of the first maker of a medicine, and short names of makers and
 * fluids, as pharmacies use them. They are written from common knowledge of the trade; nobody has compared the rows with
 * the list of generic names of the Pharmacopoeia (中国药品通用名称). A row is used only for keywords that find nothing, and
 * the buyer is shown both words.
 */
const ROWS = `
999=三九
拜尔=拜耳
vc=维生素C
ve=维生素E
va=维生素A
vd=维生素D
vb=维生素B
vk=维生素K
维c=维生素C
维e=维生素E
维b=维生素B
维a=维生素A
维d=维生素D
扑热息痛=对乙酰氨基酚
心得安=普萘洛尔
消炎痛=吲哚美辛
病毒唑=利巴韦林
三氮唑核苷=利巴韦林
氟哌酸=诺氟沙星
心律平=普罗帕酮
消心痛=硝酸异山梨酯
巯甲丙脯酸=卡托普利
盘尼西林=青霉素
心痛定=硝苯地平
扑尔敏=氯苯那敏
灭滴灵=甲硝唑
先锋4号=头孢氨苄
先锋5号=头孢唑林
先锋6号=头孢拉定
先锋四号=头孢氨苄
先锋五号=头孢唑林
先锋六号=头孢拉定
菌必治=头孢曲松
西力欣=头孢呋辛
双克=氢氯噻嗪
安体舒通=螺内酯
速尿=呋塞米
大仑丁=苯妥英钠
酰胺咪嗪=卡马西平
强的松龙=泼尼松龙
强的松=泼尼松
氟美松=地塞米松
舒喘灵=沙丁胺醇
必嗽平=溴己新
沐舒坦=氨溴索
黄连素=小檗碱
甲氰咪胍=西咪替丁
呋喃硝胺=雷尼替丁
吗丁啉=多潘立酮
胃复安=甲氧氯普胺
灭吐灵=甲氧氯普胺
6542=山莨菪碱
甲福明=二甲双胍
优降糖=格列本脲
倍他乐克=美托洛尔
氨酰心安=阿替洛尔
异搏定=维拉帕米
氨甲蝶呤=甲氨蝶呤
氟嗪酸=氧氟沙星
环丙氟哌酸=环丙沙星
复方新诺明=复方磺胺甲噁唑
新诺明=磺胺甲噁唑
痢特灵=呋喃唑酮
无环鸟苷=阿昔洛韦
百多邦=莫匹罗星
思密达=蒙脱石
小苏打=碳酸氢钠
生理盐水=氯化钠
糖水=葡萄糖
pp粉=高锰酸钾
双氧水=过氧化氢
紫药水=甲紫
利凡诺=依沙吖啶
雷夫奴尔=依沙吖啶
碘伏=聚维酮碘
洛赛克=奥美拉唑
氨苄青霉素=氨苄西林
羟氨苄青霉素=阿莫西林
乙酰水杨酸=阿司匹林
醋柳酸=阿司匹林
息斯敏=阿司咪唑
止血敏=酚磺乙胺
止血芳酸=氨甲苯酸
安络血=卡巴克洛
潘生丁=双嘧达莫
安定=地西泮
冬眠灵=氯丙嗪
奋乃近=奋乃静
脑复康=吡拉西坦
弥可保=甲钴胺
开博通=卡托普利
`

export interface Alias {
  /** As it is typed, normalised. */
  readonly typed: string
  /** What the catalogue writes. */
  readonly meaning: string
}

/** The aliases, the longest first: 强的松龙 is before 强的松. */
export const ALIASES: readonly Alias[] = ROWS.trim()
  .split('\n')
  .map(row => {
    const [typed = '', meaning = ''] = row.split('=')
    return { typed, meaning }
  })
  .sort((a, b) => b.typed.length - a.typed.length)
