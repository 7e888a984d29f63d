import { articlePage } from '@yaoji/api-client/contract/article'
import { useCall } from '@yaoji/hooks/data'
import { QueryView } from '../../core/page/QueryView'
import { useDocumentTitle } from '../../core/page/useDocumentTitle'
import { ArticleSkeleton } from '../../features/article/ArticleSkeleton'
import { ArticleView } from '../../features/article/ArticleView'
import { HelpNotFound } from '../../features/help/HelpNotFound'
import { useHelpAddress } from '../../features/help/useHelpAddress'
import { href } from '../../routes'

const CRUMBS = [
  { name: '首页', href: href('home') },
  { name: '帮助中心', href: href('help') },
]

/** RT-40, RT-41: one article of the help centre. */
export default function HelpArticlePage() {
  const address = useHelpAddress()
  const detail = useCall(articlePage, address, { inline: true })
  useDocumentTitle(detail.data?.article.name)
  return (
    <QueryView query={detail} pending={<ArticleSkeleton />} missing={<HelpNotFound path={address.path} />}>
      {data => <ArticleView detail={data} crumbs={[...CRUMBS, { name: data.category.name }]} />}
    </QueryView>
  )
}
