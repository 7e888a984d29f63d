/** Names of browsers, by what their user agent contains; the first that fits, because many also contain the others. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/wxwork\//i, '企业微信'],
  [/MicroMessenger\//, '微信'],
  [/AlipayClient\//, '支付宝'],
  [/DingTalk\//, '钉钉'],
  [/\bQQ\//, 'QQ'],
  [/M?QQBrowser\//, 'QQ 浏览器'],
  [/UC ?Browser\/|UBrowser\//, 'UC 浏览器'],
  [/QihooBrowser|360SE|360EE/, '360 浏览器'],
  [/MetaSr|SogouMobileBrowser/, '搜狗浏览器'],
  [/HuaweiBrowser\//, '华为浏览器'],
  [/MiuiBrowser\//, '小米浏览器'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, '三星浏览器'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/OpenHarmony|HarmonyOS/, '鸿蒙'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, '安卓'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]

/** The device of a user agent in words, like `Windows · Chrome`; empty where neither is known. */
export function deviceOf(userAgent: string): string {
  const names = [SYSTEMS, BROWSERS].map(table => table.find(([pattern]) => pattern.test(userAgent))?.[1])
  return names.filter(Boolean).join(' · ')
}
