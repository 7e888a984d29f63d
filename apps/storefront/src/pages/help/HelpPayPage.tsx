import { ArticleLinks } from '@yaoji/ui/article-links'
import { LinkButton } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { Skeleton } from '@yaoji/ui/skeleton'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'

import { HELP_CATEGORIES, type HelpTree, useHelpTree } from '../../features/help/helpTree'
import { href } from '../../routes'

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
            actions={<LinkButton href={href('help')}>全部帮助</LinkButton>}
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
