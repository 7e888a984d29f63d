import { forwardRef, type HTMLAttributes } from 'react'
import { Link } from '../link'
import { VisuallyHidden } from '../part/VisuallyHidden'

/** A document of a goods: its name, and where it stands in words. */
export interface GoodsDocument {
  name: string
  state: string
}

export interface DocumentListProps extends HTMLAttributes<HTMLUListElement> {
  documents: readonly GoodsDocument[]
  /** Where a document is; nothing where it cannot be had yet. */
  documentHref?: (document: GoodsDocument) => string | undefined
  itemClassName?: string
  nameClassName?: string
  stateClassName?: string
  linkClassName?: string
  /** Gets the sentence that stands in place of a list. */
  noneClassName?: string
}

/**
 * The papers that come with a goods. Renders `ul`, or a sentence where there are none; a link reads out which document
 * it leads to.
 */
export const DocumentList = forwardRef<HTMLUListElement, DocumentListProps>(function DocumentList(
  { documents, documentHref, itemClassName, nameClassName, stateClassName, linkClassName, ...rest },
  ref,
) {
  const { noneClassName, ...root } = rest
  if (documents.length === 0) return <p className={noneClassName}>暂无资料，需要时请联系专属客服。</p>
  return (
    <ul aria-label="商品资料" {...root} ref={ref}>
      {documents.map(document => {
        const href = documentHref?.(document)
        return (
          <li key={document.name} className={itemClassName}>
            <span className={nameClassName}>{document.name}</span>
            <span className={stateClassName}>{document.state}</span>
            {href !== undefined && (
              <Link href={href} className={linkClassName}>
                查看<VisuallyHidden>{document.name}</VisuallyHidden>
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
})
