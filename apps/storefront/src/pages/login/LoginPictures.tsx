import { focusLogin } from '@yaoji/api-client/contract/focus'
import { useCall } from '@yaoji/hooks/data'
import { Link } from '@yaoji/ui/link'
import * as css from './LoginPage.css'

/** The picture beside the form, from the service. Without one its place stays empty. */
export function LoginPictures() {
  const ad = useCall(focusLogin, {}).data?.list[0]
  if (!ad) return <div className={css.picture} />
  return (
    <Link href={ad.url} className={css.picture}>
      <img src={ad.image} alt={ad.title} className={css.image} />
    </Link>
  )
}
