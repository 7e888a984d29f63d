'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { joinClass } from '../part/joinClass'
import { VisuallyHidden } from '../part/VisuallyHidden'
import * as css from './DocumentList.css'

/** A document of a product: its name, and its state in words. */
export interface GoodsDocument {
  name: string
  state: string
}

export const documentListLabels = {
  /** Name of the list, for screen readers. */
  list: '商品资料',
  open: '查看',
  /** In place of the list. */
  none: '暂无资料，需要时请联系专属客服。',
}

export interface DocumentListProps extends HTMLAttributes<HTMLElement> {
  documents: readonly GoodsDocument[]
  /** Address of a document; nothing where it is not available yet. */
  documentHref?: (document: GoodsDocument) => string | undefined
  /** Words in place of those of {@link documentListLabels}. */
  labels?: Partial<typeof documentListLabels>
}

/**
 * The documents that come with a product, one in a row. Renders `ul`, or `p` where there are none; a link reads out
 * which document it opens.
 */
export const DocumentList = forwardRef<HTMLElement, DocumentListProps>(function DocumentList(
  { documents, documentHref, labels, className, ...rest },
  ref,
) {
  const words = useLabels('documentList', documentListLabels, labels)
  if (documents.length === 0) {
    return (
      // The element is one or the other; callers get what they need of both.
      <p {...rest} ref={ref as React.Ref<HTMLParagraphElement>} className={joinClass(css.none, className)}>
        {words.none}
      </p>
    )
  }
  return (
    <ul
      aria-label={words.list}
      {...rest}
      ref={ref as React.Ref<HTMLUListElement>}
      className={joinClass(css.root, className)}
    >
      {documents.map(document => {
        const href = documentHref?.(document)
        return (
          <li key={document.name} className={css.item} data-part="item">
            <span className={css.name} data-part="name">
              {document.name}
            </span>
            <span className={css.state} data-part="state">
              {document.state}
            </span>
            {href !== undefined && (
              <Link href={href} className={css.link} data-part="link">
                {words.open}
                <VisuallyHidden>{document.name}</VisuallyHidden>
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
})
