import type { SiteFooterGroup } from './SiteFooter'

export const licencesForStory = [
  { name: '互联网药品信息服务资格证书', number: '(闽)-经营性-2026-0001' },
  { name: '药品经营许可证', number: '闽AA5910001' },
  { name: '医疗器械经营许可证', number: '闽榕食药监械经营许20260001号' },
  { name: '增值电信业务经营许可证', number: '闽B2-20260001' },
]

export const helpForStory: SiteFooterGroup[] = [
  {
    title: '新手指南',
    links: [
      { name: '会员注册', url: '/help/xrzn/hyzc' },
      { name: '购物指南', url: '/help/xrzn/gwzn' },
      { name: '安全购药', url: '/help/xrzn/aqgy' },
    ],
  },
  {
    title: '支付与配送',
    links: [
      { name: '订单支付', url: '/help/zfps/ddzf' },
      { name: '货物配送', url: '/help/zfps/hwps' },
      { name: '药品退换', url: '/help/zfps/ypth' },
    ],
  },
  {
    title: '服务保障',
    links: [
      { name: '网站资质', url: '/help/fwbz/wzzz' },
      { name: '用户协议', url: '/help/fwbz/yhxy' },
      { name: '专属服务', url: '/help/fwbz/zsfw' },
    ],
  },
  {
    title: '关于我们',
    links: [
      { name: '投诉与建议', url: '/help/gywm/tsjy' },
      { name: '联系我们', url: '/help/gywm/lxwm' },
    ],
  },
]

export const sitesForStory = [
  { name: '国家药品监督管理局', url: 'https://www.nmpa.gov.cn/' },
  { name: '国家企业信用信息公示系统', url: 'https://www.gsxt.gov.cn/' },
  { name: '全国 12315 平台', url: 'https://www.12315.cn/' },
]
