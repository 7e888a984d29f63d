import type { DataOf } from '@yaoji/api-client'
import type { articlePage } from '@yaoji/api-client/contract/article'
import { Article } from '@yaoji/ui/article'
import { Breadcrumb } from '@yaoji/ui/breadcrumb'
import { Link } from '@yaoji/ui/link'
import { useId } from 'react'
import * as css from './ArticleView.css'
import { ArticleVoting } from './ArticleVoting'
import { useHashTarget } from './useHashTarget'

type ArticleAnswer = DataOf<typeof articlePage>
type ArticleLink = ArticleAnswer['related'][number]

export interface ArticleViewProps {
  detail: ArticleAnswer
  /** The levels above the article, from the home page. */
  crumbs: readonly { name: string; href?: string }[]
}

/** One article with everything around it: title, date, readers, text, related ones, vote, previous and next. */
export function ArticleView({ detail, crumbs }: ArticleViewProps) {
  const { article, related, previous, next, votes } = detail
  useHashTarget(article.id)
  return (
    <article className={css.root}>
      <Breadcrumb items={[...crumbs, { name: article.name }]} className={css.noPrint} />
      <header className={css.head}>
        <h1 className={css.title}>{article.name}</h1>
        <p className={css.facts}>
          <time dateTime={article.published_on}>{article.published_on}</time>
          <span>{article.source}</span>
          {article.audience && <span>适用于：{article.audience}</span>}
        </p>
      </header>
      <Article blocks={article.blocks} />
      <footer className={css.foot}>
        <ArticleVoting key={article.id} id={article.id} votes={votes} />
        <RelatedArticles related={related} />
        <Neighbours previous={previous} next={next} />
      </footer>
    </article>
  )
}

function RelatedArticles({ related }: { related: readonly ArticleLink[] }) {
  const id = useId()
  if (related.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.subtitle}>
        相关文章
      </h2>
      <ul className={css.related}>
        {related.map(({ id: key, name, url }) => (
          <li key={key}>
            <Link href={url} className={css.link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Neighbours({ previous, next }: Pick<ArticleAnswer, 'previous' | 'next'>) {
  if (!previous && !next) return null
  return (
    <nav aria-label="上一篇和下一篇" className={css.neighbours}>
      {previous && (
        <Link href={previous.url} rel="prev" className={css.neighbour}>
          上一篇：{previous.name}
        </Link>
      )}
      {next && (
        <Link href={next.url} rel="next" className={css.neighbour} data-next>
          下一篇：{next.name}
        </Link>
      )}
    </nav>
  )
}
