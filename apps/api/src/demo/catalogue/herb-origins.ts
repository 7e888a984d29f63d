/** Where a herb of repute is grown; the first mark found in its name decides. */
const ORIGINS: readonly (readonly [RegExp, string])[] = [
  [/当归/, '甘肃岷县'],
  [/枸杞/, '宁夏中宁'],
  [/三七/, '云南文山'],
  [/黄芪/, '内蒙古'],
  [/党参/, '甘肃陇西'],
  [/川贝/, '四川松潘'],
  [/浙贝/, '浙江磐安'],
  [/川(?:芎|楝|乌|断|牛膝|椒|羌活|萆薢)|附子|附片/, '四川'],
  [/白芍|赤芍|赤勺/, '安徽亳州'],
  [/菊花|牡丹皮|丹皮|木瓜/, '安徽'],
  [/金银花|丹参|全蝎|全虫|阿胶/, '山东'],
  [/山药|地黄|生地|熟地|牛膝|山芋/, '河南焦作'],
  [/人参|鹿角|五味子|细辛|关黄柏/, '吉林'],
  [/天麻|茯苓|茯神|续断|云木香|木香/, '云南'],
  [/陈皮|青皮|橘红|广藿香|藿香|砂仁|化橘红|巴戟/, '广东'],
  [/白术|元胡|延胡索|麦冬|玄参|郁金/, '浙江'],
  [/黄连/, '重庆石柱'],
  [/厚朴|杜仲|苍术/, '湖北'],
  [/甘草|麻黄|防风|锁阳|肉苁蓉|苁蓉/, '内蒙古'],
  [/红花/, '新疆'],
  [/柴胡|连翘|黄芩|远志|党/, '山西'],
  [/山楂|桃仁|北沙参|枣/, '河北'],
  [/西洋参|乳香|没药|血竭|沉香|胡椒|丁香|番泻|儿茶|草果|肉豆蔻|白豆蔻|砂/, '进口'],
  [/何首乌|石斛|太子参/, '贵州'],
  [/桂枝|肉桂|八角|鸡血藤|罗汉果|鸡骨草/, '广西'],
  [/泽泻|莲子|荷/, '福建'],
  [/百合|玉竹|枳壳|枳实|栀子/, '湖南'],
  [/大黄|秦艽|羌活|款冬/, '甘肃'],
  [/石膏|滑石|赭石|龙骨|牡蛎/, '湖北'],
]

const ELSEWHERE = [
  '安徽亳州',
  '河北安国',
  '四川',
  '河南禹州',
  '江西樟树',
  '湖北',
  '广西玉林',
  '甘肃',
] as const

/** The place a herb comes from, by its name; herbs without fame come from one of the great markets. */
export function originOf(name: string, chosen: number): string {
  const known = ORIGINS.find(([mark]) => mark.test(name))?.[1]
  return known ?? ELSEWHERE[chosen % ELSEWHERE.length] ?? ELSEWHERE[0]
}
