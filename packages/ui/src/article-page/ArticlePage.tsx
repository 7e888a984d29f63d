'use client'
import { forwardRef, type HTMLAttributes, type ReactNode, useId } from 'react'
import { Article, type ArticleBlock } from '../article'
import { Breadcrumb, type Crumb } from '../breadcrumb'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { plain } from '../theme/base.css'
import * as css from './ArticlePage.css'

export const articlePageLabels = {
  audience: (audience: string) => `适用于：${audience}`,
  related: '相关文章',
  /** Name of the links to the articles before and after, for screen readers. */
  neighbours: '上一篇和下一篇',
  previous: (name: string) => `上一篇：${name}`,
  next: (name: string) => `下一篇：${name}`,
}

/** Another article: its name, and where it is. */
export interface ArticlePageLink {
  id: number
  name: string
  url: string
}

/** An article with what belongs to it, by the wire's names. */
export interface ArticlePageDetail {
  article: {
    name: string
    /** The day, `YYYY-MM-DD`. */
    published_on: string
    source: string
    /** Whom it is for; empty for everybody. */
    audience: string
    blocks: readonly ArticleBlock[]
  }
  related: readonly ArticlePageLink[]
  previous: ArticlePageLink | null
  next: ArticlePageLink | null
}

export interface ArticlePageProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The article with those before and after it, by the wire's names. */
  detail: ArticlePageDetail
  /**
   * The levels above the article, from the home page.
   * @default []
   */
  crumbs?: readonly Crumb[]
  /** Below the text: whether it is useful. */
  vote?: ReactNode
  /** Words in place of those of {@link articlePageLabels}. */
  labels?: Partial<typeof articlePageLabels>
}

/**
 * One article with everything around it: title, day, readers, text, vote, related ones, previous and next. Renders
 * `article`; the foot is not on paper.
 */
export const ArticlePage = forwardRef<HTMLElement, ArticlePageProps>(function ArticlePage(
  { detail, crumbs = [], vote, labels, className, ...rest },
  ref,
) {
  const words = useLabels('articlePage', articlePageLabels, labels)
  const times = useTimes()
  const { article, related, previous, next } = detail
  return (
    <article {...rest} ref={ref} className={joinClass(css.root, className)}>
      <Breadcrumb items={[...crumbs, { name: article.name }]} className={css.crumbs} />
      <header className={css.head} data-part="head">
        <h1 className={css.title} data-part="title">
          {article.name}
        </h1>
        <p className={css.details} data-part="details">
          <time dateTime={article.published_on} className={plain}>
            {times.date(article.published_on)}
          </time>
          <span className={plain}>{article.source}</span>
          {article.audience && <span className={plain}>{words.audience(article.audience)}</span>}
        </p>
      </header>
      <Article blocks={article.blocks} />
      <footer className={css.foot} data-part="foot">
        {vote}
        <Related links={related} title={words.related} />
        <Neighbours previous={previous} next={next} words={words} />
      </footer>
    </article>
  )
})

function Related({ links, title }: { links: readonly ArticlePageLink[]; title: string }) {
  const id = useId()
  if (links.length === 0) return null
  return (
    <section aria-labelledby={id} className={plain}>
      <h2 id={id} className={css.subtitle} data-part="subtitle">
        {title}
      </h2>
      <ul className={css.related} data-part="related">
        {links.map(({ id: key, name, url }) => (
          <li key={key} className={plain}>
            <Link href={url} className={css.link} data-part="link">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface NeighboursProps extends Pick<ArticlePageDetail, 'previous' | 'next'> {
  words: typeof articlePageLabels
}

function Neighbours({ previous, next, words }: NeighboursProps) {
  if (!previous && !next) return null
  return (
    <nav aria-label={words.neighbours} className={css.neighbours} data-part="neighbours">
      {previous && (
        <Link href={previous.url} rel="prev" className={css.neighbour}>
          {words.previous(previous.name)}
        </Link>
      )}
      {next && (
        <Link href={next.url} rel="next" className={css.neighbour} data-next={dataAttr(true)}>
          {words.next(next.name)}
        </Link>
      )}
    </nav>
  )
}
