import { focusPostList } from '@yaoji/api-client/contract/focus'
import { useCall } from '@yaoji/hooks/data'
import { Empty } from '@yaoji/ui/empty'
import { Link } from '@yaoji/ui/link'
import { Panel } from '@yaoji/ui/panel'
import { Skeleton } from '@yaoji/ui/skeleton'
import { link } from '../../core/page/link.css'
import { QueryView } from '../../core/page/QueryView'
import * as css from './MemberCentrePage.css'

/** The newest notices of the shop to its buyers. */
export function NoticeList() {
  const query = useCall(focusPostList, {}, { inline: true })
  return (
    <Panel title="平台公告">
      <QueryView
        query={query}
        pending={<Skeleton count={5} label="正在加载公告" />}
        isEmpty={({ list }) => list.length === 0}
        empty={<Empty size="s" title="没有公告" />}
        errorSize="s"
      >
        {({ list }) => (
          <ul>
            {list.map(({ id, name, url, published_on }) => (
              <li key={id} className={css.notice}>
                <Link href={url} className={link}>
                  {name}
                </Link>
                <time className={css.fact}>{published_on}</time>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Panel>
  )
}
