import { hashText } from './random'
import type { Flag } from './types'

const COUNTRIES =
  /^(?:美国|德国|英国|法国|日本|瑞士|瑞典|意大利|西班牙|比利时|丹麦|荷兰|奥地利|加拿大|澳大利亚|爱尔兰|芬兰|韩国|印度|希腊|挪威|匈牙利|斯洛文尼亚|新加坡|以色列|葡萄牙|波兰|捷克|巴西|墨西哥|土耳其|台湾|香港|冰岛)/

/** Evaluates a maker by its name: Latin letters or a country in front mean goods from abroad. */
export function isImported(maker: string): Flag {
  return COUNTRIES.test(maker) || /[A-Za-z]{4,}/.test(maker.replace(/\(.*?\)/g, '')) ? 1 : 0
}

/** Chooses a maker for a row that names none: the same row always gets the same one. */
export function makerFor(key: string, makers: readonly string[]): string {
  const chosen = makers[hashText(`maker-of/${key}`) % makers.length]
  if (chosen === undefined) throw new Error('catalogue: a row without a maker needs makers to choose from.')
  return chosen
}

/** Manufacturers known for a kind of device, for rows without a maker. */
const DEVICE_MAKERS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /bone|rehab|dental/,
    [
      '山东威高骨科材料股份有限公司',
      '北京爱康宜诚医疗器材有限公司',
      '天津正天医疗器械有限公司',
      '常州奥斯迈医疗器械有限公司',
      '大博医疗科技股份有限公司',
    ],
  ],
  [
    /puncture|tube|supply/,
    [
      '山东威高集团医用高分子制品股份有限公司',
      '江西洪达医疗器械集团有限公司',
      '苏州碧迪医疗器械有限公司',
      '贝朗医疗(上海)国际贸易有限公司',
      '浙江康德莱医疗器械股份有限公司',
    ],
  ],
  [
    /instrument|ray/,
    [
      '江苏鱼跃医疗设备股份有限公司',
      '上海医疗器械(集团)有限公司手术器械厂',
      '深圳迈瑞生物医疗电子股份有限公司',
      '新华手术器械有限公司',
      '欧姆龙(大连)有限公司',
    ],
  ],
  [/rea_/, ['深圳迈瑞生物医疗电子股份有限公司', '北京万泰生物药业有限公司', '迪瑞诊断有限公司']],
  [
    /./,
    [
      '稳健医疗用品股份有限公司',
      '振德医疗用品股份有限公司',
      '河南飘安集团有限公司',
      '浙江红雨医药用品有限公司',
      '北京卫生材料厂',
    ],
  ],
]

/** Possible makers of a device without one, by its leaf. */
export function deviceMakers(leaf: string): readonly string[] {
  return DEVICE_MAKERS.find(([leaves]) => leaves.test(leaf))?.[1] ?? []
}
