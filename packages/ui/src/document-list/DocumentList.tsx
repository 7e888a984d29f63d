import { forwardRef, type HTMLAttributes } from 'react'
import { Link } from '../link'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { joinClass } from '../part/withClass'
import * as css from './DocumentList.css'

/** A document of a goods: its name, and where it stands in words. */
export interface GoodsDocument {
  name: string
  state: string
}

export interface DocumentListProps extends HTMLAttributes<HTMLUListElement> {
  documents: readonly GoodsDocument[]
  /** Where a document is; nothing where it cannot be had yet. */
  documentHref?: (document: GoodsDocument) => string | undefined
}

/** The papers that come with a goods. Renders `ul`, or a sentence where there are none. */
export const DocumentList = forwardRef<HTMLUListElement, DocumentListProps>(function DocumentList(
  { documents, documentHref, className, ...rest },
  ref,
) {
  if (documents.length === 0) return <p className={css.none}>暂无资料，需要时请联系专属客服。</p>
  return (
    <ul aria-label="商品资料" {...rest} ref={ref} className={joinClass(css.root, className)}>
      {documents.map(document => {
        const href = documentHref?.(document)
        return (
          <li key={document.name} className={css.item}>
            <span className={css.name}>{document.name}</span>
            <span className={css.state}>{document.state}</span>
            {href !== undefined && (
              <Link href={href} className={css.link}>
                查看<VisuallyHidden>{document.name}</VisuallyHidden>
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
})
