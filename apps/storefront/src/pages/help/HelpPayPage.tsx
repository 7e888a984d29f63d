import { ArticleLinks } from '@yaoji/ui/article-links'
import { Empty } from '@yaoji/ui/empty'
import { Skeleton } from '@yaoji/ui/skeleton'
import { linksTo } from '../../core/navigation/linksTo'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import { HELP_CATEGORIES, type HelpTree, useHelpTree } from '../../features/help/helpTree'

const payGroup = (list: HelpTree) => list.find(group => group.id === HELP_CATEGORIES.pay)

/** RT-41: the articles about paying, delivery and returns. */
export default function HelpPayPage() {
  return (
    <>
      <PageTop title="支付与配送" parents={['help']} />
      <QueryView
        query={useHelpTree()}
        pending={<Skeleton variant="rows" count={4} label="正在加载文章" />}
        isEmpty={({ list }) => !payGroup(list)?.children.length}
        empty={
          <Empty
            title="这一类还没有文章"
            text="其他问题可以在帮助中心查找。"
            links={linksTo({ help: '全部帮助' })}
          />
        }
      >
        {({ list }) => {
          const group = payGroup(list)
          return group && <ArticleLinks list={group.children} />
        }}
      </QueryView>
    </>
  )
}
