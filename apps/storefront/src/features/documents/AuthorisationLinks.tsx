import { Link } from '@yaoji/ui/link'
import { AUTHORISATION_PRINTS } from './authorisationFacts'

/** Where the authorisation is printed: with what is known, and blank. */
export function AuthorisationLinks({
  hrefOf,
}: {
  hrefOf: (print: (typeof AUTHORISATION_PRINTS)[number]) => string
}) {
  const [filled, blank] = AUTHORISATION_PRINTS
  return (
    <p>
      采购委托书范本：<Link href={hrefOf(filled)}>打印已填好的</Link>　
      <Link href={hrefOf(blank)}>打印空白的</Link>
      ，签字盖章后拍照上传。
    </p>
  )
}
