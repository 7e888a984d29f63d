import { focusPostList } from '@yaoji/api-client/contract/focus'
import { useCall } from '@yaoji/hooks/data'
import { ArticleLinks } from '@yaoji/ui/article-links'
import { Empty } from '@yaoji/ui/empty'
import { Panel } from '@yaoji/ui/panel'
import { Skeleton } from '@yaoji/ui/skeleton'
import { QueryView } from '../../core/page/QueryView'

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
        {({ list }) => <ArticleLinks variant="rows" framed={false} list={list} />}
      </QueryView>
    </Panel>
  )
}
