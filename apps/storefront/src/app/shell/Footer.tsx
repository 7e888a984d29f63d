import { globalLinks } from '@yaoji/api-client/contract/links'
import { useCall, useCommonConfig } from '@yaoji/hooks/data'
import { SiteFooter } from '@yaoji/ui/site-footer'
import { href } from '../../routes'
import * as css from './AppShell.css'

const GROUPS = [
  {
    title: '新手指南',
    links: [
      { name: '会员注册', url: href('helpArticle', { group: 'xrzn', article: 'hyzc' }) },
      { name: '购物指南', url: href('helpArticle', { group: 'xrzn', article: 'gwzn' }) },
      { name: '安全购药', url: href('helpArticle', { group: 'xrzn', article: 'aqgy' }) },
    ],
  },
  {
    title: '支付与配送',
    links: [
      { name: '订单支付', url: href('helpOrderPay') },
      { name: '货物配送', url: href('helpDelivery') },
      { name: '药品退换', url: href('helpReturn') },
    ],
  },
  {
    title: '资讯',
    links: [
      { name: '行业动态', url: href('newsIndustry') },
      { name: '公司新闻', url: href('newsCompany') },
    ],
  },
] as const

/** The foot of the shop, with the server's year, in China. */
export function Footer() {
  const { data: config } = useCommonConfig()
  const links = useCall(globalLinks, {})
  const now = config ? new Date((config.timestamp + 8 * 3600) * 1000) : new Date()
  return (
    <SiteFooter
      className={css.foot}
      licences={config?.site.licences ?? []}
      recordNumber={config?.site.record_no ?? ''}
      year={now.getUTCFullYear()}
      groups={GROUPS}
      sites={links.data?.list.filter(({ place }) => place === 'footer')}
    />
  )
}
