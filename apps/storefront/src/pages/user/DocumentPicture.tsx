import type { LicenceDocument } from '@yaoji/api-client/contract/licence'
import { Link } from '@yaoji/ui/link'
import * as css from './AccountDocumentsPage.css'

/** The first page of a document, which opens in a tab of its own; a sign where there is none. */
export function DocumentPicture({
  document: { name, files },
}: {
  document: Pick<LicenceDocument, 'name' | 'files'>
}) {
  const [first] = files
  if (!first) return <span className={css.picture}>无图</span>
  return (
    <Link href={first.url} target="_blank" className={css.picture} aria-label={`查看${name}`}>
      {first.type === 'application/pdf' ? (
        'PDF'
      ) : (
        <img src={first.url} alt="" width={56} height={56} loading="lazy" className={css.image} />
      )}
    </Link>
  )
}
