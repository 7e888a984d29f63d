import * as css from '../shell/AppShell.css'
import { useCountAsLoading } from './loadPage'

/** In place of a page until it is shown. */
export function PageFallback() {
  useCountAsLoading()
  return <div className={css.loading} />
}
