'use client'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { Icon } from '../icon'
import { useLabels } from '../labels/useLabels'
import { developerError } from '../part/developerError'
import { joinClass } from '../part/joinClass'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { plain } from '../theme/base.css'
import * as css from './Article.css'
import { ArticleTable } from './ArticleTable'
import { ArticleText } from './ArticleText'
import type { ArticleBlock, ArticleSpan } from './article-block'
import { headingIds } from './headingIds'

/** The texts of the component; `labels` replaces them. */
export const articleLabels = {
  /** Name of the link to a heading, for screen readers. */
  anchor: (heading: string) => `链接到“${heading}”`,
  /** Name of the icon of a note. */
  info: '提示',
  /** Name of the icon of a warning. */
  warning: '注意',
  /** Name of a table before the first heading, for screen readers. */
  table: '表格',
}

export interface ArticleProps extends HTMLAttributes<HTMLDivElement> {
  /** The text, block by block. A block of an unknown kind is left out. */
  blocks: readonly ArticleBlock[]
  /**
   * Level of the headings: one below that of the title.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4
  /** Words in place of those of {@link articleLabels}. */
  labels?: Partial<typeof articleLabels>
}

interface BlockContext {
  /** The id of a heading. */
  readonly id: string
  /** The heading above a block; empty before the first. */
  readonly heading: string
  readonly headingLevel: NonNullable<ArticleProps['headingLevel']>
  readonly words: typeof articleLabels
}

type Renderers = {
  readonly [Kind in ArticleBlock['kind']]: (
    block: Extract<ArticleBlock, { kind: Kind }>,
    context: BlockContext,
  ) => ReactNode
}

const RENDERERS: Renderers = {
  heading: renderHeading,
  paragraph: ({ spans }) => (
    <p className={css.paragraph} data-part="paragraph">
      <ArticleText spans={spans} />
    </p>
  ),
  list: ({ items }) => (
    <ul className={css.list} data-part="list">
      {renderItems(items)}
    </ul>
  ),
  steps: ({ items }) => (
    <ol className={css.steps} data-part="steps">
      {renderItems(items)}
    </ol>
  ),
  note: ({ tone, spans }, { words }) => (
    <div role="note" className={css.note} data-part="note" data-tone={tone}>
      <Icon name={tone} label={words[tone]} className={css.noteIcon} />
      <p className={css.noteText} data-part="note-text">
        <ArticleText spans={spans} />
      </p>
    </div>
  ),
  table: ({ head, rows }, { heading, words }) => (
    <ArticleTable head={head} rows={rows} name={heading || words.table} />
  ),
  unknown: leaveOut,
}

/**
 * The text of an article: headings with links to them, paragraphs, lists, steps, notes and tables. Renders `div`; a
 * note sets `data-tone`.
 */
export const Article = forwardRef<HTMLDivElement, ArticleProps>(function Article(
  { blocks, headingLevel = 2, labels, className, ...rest },
  ref,
) {
  const words = useLabels('article', articleLabels, labels)
  const ids = headingIds(blocks)
  let heading = ''
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)}>
      {blocks.map((block, at) => {
        if (block.kind === 'heading') heading = block.text
        const context = { id: ids[at] ?? '', heading, headingLevel, words }
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no id, and their order does not change
        return <ArticlePart key={at} block={block} context={context} />
      })}
    </div>
  )
})

function ArticlePart({ block, context }: { block: ArticleBlock; context: BlockContext }) {
  // A newer service may send a kind that the types do not have. The table pairs each kind with its own block.
  const render = Object.hasOwn(RENDERERS, block.kind) ? RENDERERS[block.kind] : leaveOut
  return (render as (block: ArticleBlock, context: BlockContext) => ReactNode)(block, context)
}

function renderHeading({ text }: { text: string }, { id, headingLevel, words }: BlockContext) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={css.headingRow} data-part="heading-row">
      <Heading id={id} className={css.heading} data-part="heading">
        {text}
      </Heading>
      <a href={`#${id}`} className={css.anchor} data-part="anchor">
        <span aria-hidden className={plain} data-part="anchor-sign">
          #
        </span>
        <VisuallyHidden>{words.anchor(text)}</VisuallyHidden>
      </a>
    </div>
  )
}

function renderItems(items: readonly (readonly ArticleSpan[])[]) {
  return items.map((spans, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and their order does not change
    <li key={at} className={css.item} data-part="item">
      <ArticleText spans={spans} />
    </li>
  ))
}

function leaveOut({ kind }: { kind: string }) {
  developerError(
    `Article leaves out a block of kind "${kind}". This version does not know it, or its content is not valid. Update @yaoji/ui, or correct the block.`,
  )
  return null
}
