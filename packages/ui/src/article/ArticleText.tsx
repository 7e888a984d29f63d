import { isSafeHref, Link } from '../link'
import { developerError } from '../part/developerError'
import * as css from './Article.css'
import type { ArticleSpan } from './article-block'

/** A line of text with its links. */
export function ArticleText({ spans }: { spans: readonly ArticleSpan[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id, and their order does not change
  return spans.map((span, at) => <ArticleTextPart key={at} {...span} />)
}

function ArticleTextPart({ text, href }: ArticleSpan) {
  if (href === undefined) return text
  if (!isSafeHref(href) || !leadsIntoShop(href)) {
    developerError(
      `Article shows "${text}" without its link to ${href}. Links lead into the shop, to mailto: or to tel:. Correct the address.`,
    )
    return text
  }
  return (
    <Link href={href} className={css.link} data-part="link">
      {text}
    </Link>
  )
}

/** `//`, backslashes, spaces and control characters are refused: browsers read them as another site's address. */
function leadsIntoShop(href: string): boolean {
  return /^(?:\/(?!\/)|#|mailto:|tel:)[^\s\\\p{Cc}]*$/u.test(href)
}
