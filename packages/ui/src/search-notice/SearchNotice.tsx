'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { TextLink } from '../text-link'
import * as css from './SearchNotice.css'

/** The words of the component; `labels` and a LabelsProvider replace them. The keywords are between the two parts of a sentence. */
export const searchNoticeLabels = {
  corrected: (asked: string) => `没有“${asked}”，已按`,
  correctedEnd: (count: number | undefined) => (count === undefined ? '显示' : `显示 ${count} 种商品`),
  uncertain: (asked: string) => `没有“${asked}”，您是不是要找`,
  uncertainEnd: (count: number | undefined) =>
    `？以下是按它找到的${count === undefined ? '' : ` ${count} 种`}商品，请核对名称`,
  maker: (asked: string) => `没有名称含“${asked}”的药品，以下是厂家`,
  makerEnd: (count: number | undefined) => (count === undefined ? '的商品' : `的 ${count} 种商品`),
  dropped: '没有用到：',
  others: '也可能是：',
  makers: '只看厂家：',
  makerCount: (count: number) => `${count} 种`,
  wanted: '都不是？登记求购',
}

/** How keywords that find nothing were changed, by the wire's names. */
export interface SearchNoticeCorrection {
  /** What was changed: a character, a letter, another name of the same, words left out; `maker` for words of a maker. */
  readonly kind: 'spelling' | 'pinyin' | 'alias' | 'dropped' | 'maker'
  /** The keywords that the list is of. */
  readonly keywords: string
  /** 0 drugs, 1 makers. */
  readonly type: 0 | 1
  /** Words that were left out. */
  readonly dropped: readonly string[]
  /** 0: other keywords are likely too. */
  readonly is_certain: 0 | 1
  /** Those other keywords. */
  readonly others: readonly string[]
  /** Makers that the keywords find, with their number of products. */
  readonly makers: readonly { readonly name: string; readonly count: number }[]
}

export interface SearchNoticeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The keywords as they were asked for. */
  asked: string
  /** How they were changed. */
  correction: SearchNoticeCorrection
  /** How many products the list has; undefined while that is not known. */
  count?: number | undefined
  /** The address of a search. */
  searchHref: (search: { keywords: string; type: 0 | 1 }) => string
  /** The address of the products of one maker. */
  makerHref: (name: string) => string
  /** The address where the buyer asks for what is not found; without it there is no link. */
  wantedHref?: string | undefined
  /** Words in place of those of {@link searchNoticeLabels}. */
  labels?: Partial<typeof searchNoticeLabels>
}

/**
 * What a list shows in place of keywords that find nothing: the other keywords, the words that were left out, what else
 * can be meant, makers, and where to ask for what is not found. Renders `div` with the role `status`; sets `data-kind`, and `data-certainty` to `certain` or
 * `uncertain`.
 */
export const SearchNotice = forwardRef<HTMLDivElement, SearchNoticeProps>(function SearchNotice(
  { asked, correction, count, searchHref, makerHref, wantedHref, labels, className, ...rest },
  ref,
) {
  const words = useLabels('searchNotice', searchNoticeLabels, labels)
  const { kind, keywords, type, dropped, others, makers } = correction
  const sentence = sentenceOf(correction)
  return (
    <div
      role="status"
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      data-kind={kind}
      data-certainty={correction.is_certain === 1 ? 'certain' : 'uncertain'}
    >
      <p className={css.reading} data-part="reading">
        {words[sentence](asked)}
        <TextLink className={css.keywords} href={searchHref({ keywords, type })} underlined>
          {keywords}
        </TextLink>
        {words[`${sentence}End`](count)}
      </p>
      {dropped.length > 0 && (
        <p className={css.line} data-part="dropped">
          {words.dropped}
          {dropped.map(word => (
            <s key={word} className={css.dropped}>
              {word}
            </s>
          ))}
        </p>
      )}
      {others.length > 0 && (
        <p className={css.line} data-part="others">
          {words.others}
          {others.map(other => (
            <TextLink key={other} href={searchHref({ keywords: other, type })}>
              {other}
            </TextLink>
          ))}
        </p>
      )}
      {makers.length > 0 && (
        <p className={css.line} data-part="makers">
          {words.makers}
          {makers.map(({ name, count: products }) => (
            <TextLink key={name} href={makerHref(name)}>
              {name} <span className={css.count}>{words.makerCount(products)}</span>
            </TextLink>
          ))}
        </p>
      )}
      {wantedHref !== undefined && (
        <p className={css.line} data-part="wanted">
          <TextLink href={wantedHref}>{words.wanted}</TextLink>
        </p>
      )}
    </div>
  )
})

function sentenceOf({ kind, is_certain }: SearchNoticeCorrection): 'corrected' | 'uncertain' | 'maker' {
  if (kind === 'maker') return 'maker'
  return is_certain === 1 ? 'corrected' : 'uncertain'
}
