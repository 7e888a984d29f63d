import type { Db } from '../../src/db/types'
import { readMarkup } from '../../src/modules/article/markup'
import { ARTICLE_CATEGORIES, articleCategories, articles } from '../../src/modules/article/tables'
import { addDays } from '../../src/wire/clock'
import type { ArticleDraft } from './article-draft'
import { DOCTOR_ARTICLES } from './departments'
import { HELP_SERVICE } from './help-service'
import { HELP_START } from './help-start'
import { HELP_TRADE } from './help-trade'
import { NEWS } from './news'
import { ZONE_ARTICLES } from './zone-rules'

const { news, help, industry, company, notices, doctors, zones } = ARTICLE_CATEGORIES

const CATEGORIES: readonly (typeof articleCategories.$inferInsert)[] = [
  { id: news, parent_id: null, name: '资讯中心', sort: 1 },
  { id: industry, parent_id: news, name: '行业动态', sort: 1 },
  { id: company, parent_id: news, name: '公司新闻', sort: 2 },
  { id: notices, parent_id: news, name: '平台公告', sort: 3 },
  { id: doctors, parent_id: news, name: '优医荟', sort: 4 },
  { id: help, parent_id: null, name: '帮助中心', sort: 2 },
  { id: 31, parent_id: help, name: '新用户指南', sort: 1 },
  { id: 32, parent_id: help, name: '支付与配送', sort: 2 },
  { id: 33, parent_id: help, name: '服务保障', sort: 3 },
  { id: 34, parent_id: help, name: '关于我们', sort: 4 },
  { id: zones, parent_id: null, name: '专区规则', sort: 3 },
]

/** How the shop works, which holds without a product too. */
const HELP: readonly ArticleDraft[] = [...HELP_START, ...HELP_TRADE, ...HELP_SERVICE, ...ZONE_ARTICLES]

/** What happened in the shop of the demonstration. */
const DEMO_ARTICLES: readonly ArticleDraft[] = [...NEWS, ...DOCTOR_ARTICLES]

/** Fills the help centre and, for the demonstration, the news and the notices. `today` is a day in China. */
export async function seedArticles(db: Db, { today, demo }: { today: string; demo: boolean }): Promise<void> {
  const drafts = demo ? [...HELP, ...DEMO_ARTICLES] : HELP
  await db.insert(articleCategories).values([...CATEGORIES])
  await db.insert(articles).values(
    drafts.map(({ text, days_ago, url, source, related = [], ...row }, at) => ({
      ...row,
      image: '',
      source: source ?? '药集帮助中心',
      url: url ?? newsUrl(row),
      related: [...related],
      blocks: readMarkup(text),
      published_on: addDays(today, -days_ago),
      sort: at + 1,
    })),
  )
}

function newsUrl({ id, category_id }: { id: number; category_id: number }): string {
  return `/news/info/${id}/${category_id === industry ? 'hy' : 'company'}`
}
