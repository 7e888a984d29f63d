import { articlePage } from '@yaoji/api-client/contract/article'
import { useCall } from '@yaoji/hooks/data'
import { ArticlePageSkeleton } from '@yaoji/ui/article-page'
import { Callout } from '@yaoji/ui/callout'
import { crumbTo } from '../../core/navigation/crumbTo'
import { QueryView } from '../../core/page/QueryView'
import { useDocumentTitle } from '../../core/page/useDocumentTitle'
import { ArticleView } from '../../features/article/ArticleView'
import { HelpNotFound } from '../../features/help/HelpNotFound'
import { useHelpAddress } from '../../features/help/useHelpAddress'

const CRUMBS = [crumbTo('home'), crumbTo('help')]

/** RT-40, RT-41: one article of the help centre. */
export default function HelpArticlePage() {
  const address = useHelpAddress()
  const detail = useCall(articlePage, address, { inline: true })
  useDocumentTitle(detail.data?.article.name)
  return (
    <QueryView
      query={detail}
      pending={<ArticlePageSkeleton />}
      missing={<HelpNotFound path={address.path} />}
    >
      {data => (
        <>
          {address.id && address.id !== data.article.id && (
            <Callout>
              没有找到编号 {address.id} 的帮助，已显示《{data.article.name}》。
            </Callout>
          )}
          <ArticleView detail={data} crumbs={[...CRUMBS, { name: data.category.name }]} />
        </>
      )}
    </QueryView>
  )
}
