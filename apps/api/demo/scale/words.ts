import type { Random } from '../catalogue/random'

/** First and second characters of invented brands and companies. */
const FIRST = [
  ...'康益安美瑞泰百宁舒恒华同仁济正清诺维普海天立欧德福金新盛贝达凯迈赛思佳雅和润仙远龙中信优特倍力复力昂爱博乐旺宏',
] as const
const SECOND = [
  ...'泰宁舒康乐欣达健诺通平顺佳洛灵克妥素捷宝安美立奇维源芝和生元邦尔思林森济堂恩莱多明必信科益清利得仙润药丹方',
] as const
const THIRD = [...'宁平康定安克灵乐舒通停妥净清必露美适丹新'] as const

/** A brand of two or three characters: 康洛, 益达宁. */
export function brandWord(random: Random): string {
  const pair = random.pick(FIRST) + random.pick(SECOND)
  return random.chance(0.55) ? pair + random.pick(THIRD) : pair
}

/** The name of a company, without its place: 瑞康, 同济源. */
export function companyWord(random: Random): string {
  const pair = random.pick(FIRST) + random.pick(SECOND)
  return random.chance(0.3) ? pair + random.pick(SECOND) : pair
}

/** Places of companies, with the two digits of their province's codes. */
export const PLACES = [
  ['北京', '11'],
  ['天津', '12'],
  ['石家庄', '13'],
  ['保定', '13'],
  ['太原', '14'],
  ['大同', '14'],
  ['呼和浩特', '15'],
  ['沈阳', '21'],
  ['大连', '21'],
  ['长春', '22'],
  ['通化', '22'],
  ['哈尔滨', '23'],
  ['上海', '31'],
  ['南京', '32'],
  ['苏州', '32'],
  ['泰州', '32'],
  ['杭州', '33'],
  ['台州', '33'],
  ['合肥', '34'],
  ['亳州', '34'],
  ['福州', '35'],
  ['厦门', '35'],
  ['南昌', '36'],
  ['樟树', '36'],
  ['济南', '37'],
  ['烟台', '37'],
  ['郑州', '41'],
  ['焦作', '41'],
  ['武汉', '42'],
  ['宜昌', '42'],
  ['黄石', '42'],
  ['长沙', '43'],
  ['株洲', '43'],
  ['广州', '44'],
  ['佛山', '44'],
  ['深圳', '44'],
  ['南宁', '45'],
  ['梧州', '45'],
  ['海口', '46'],
  ['重庆', '50'],
  ['成都', '51'],
  ['绵阳', '51'],
  ['贵阳', '52'],
  ['昆明', '53'],
  ['大理', '53'],
  ['拉萨', '54'],
  ['西安', '61'],
  ['咸阳', '61'],
  ['兰州', '62'],
  ['西宁', '63'],
  ['银川', '64'],
  ['乌鲁木齐', '65'],
] as const

/** First characters of the provinces' registrations of devices, by the two digits of their codes. */
export const PROVINCE_SIGNS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...[
      '11京',
      '12津',
      '13冀',
      '14晋',
      '15蒙',
      '21辽',
      '22吉',
      '23黑',
      '31沪',
      '32苏',
      '33浙',
      '34皖',
      '35闽',
    ],
    ...[
      '36赣',
      '37鲁',
      '41豫',
      '42鄂',
      '43湘',
      '44粤',
      '45桂',
      '46琼',
      '50渝',
      '51川',
      '52贵',
      '53滇',
      '54藏',
    ],
    ...['61陕', '62甘', '63青', '64宁', '65新'],
  ].map(text => [text.slice(0, 2), text.slice(2)]),
)

/** Family names and given names of people. */
const FAMILY = [
  ...'王李张刘陈杨黄赵吴周徐孙马朱胡郭何林罗高郑梁谢宋唐许韩冯邓曹彭曾萧田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈',
] as const
const GIVEN = [
  ...'伟芳娜敏静丽强磊军洋勇艳杰娟涛明超霞平刚桂英华玉萍红建国志文海云春梅晓东宁佳欣梓涵雨轩浩宇',
] as const

/** The name of a person. */
export function personName(random: Random): string {
  const family = random.pick(FAMILY)
  return random.chance(0.3) ? family + random.pick(GIVEN) : family + random.pick(GIVEN) + random.pick(GIVEN)
}
