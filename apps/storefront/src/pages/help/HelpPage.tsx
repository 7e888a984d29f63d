import { focusAround } from '@yaoji/hooks'
import { ArticleGroups } from '@yaoji/ui/article-links'
import { LinkButton } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { Skeleton } from '@yaoji/ui/skeleton'
import { textField } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import { HelpSearch } from '../../features/help/HelpSearch'
import { findHelp, type HelpTree, useHelpTree } from '../../features/help/helpTree'
import { href } from '../../routes'

const FIELDS = { q: textField }

/** RT-40: the help centre, all articles by group, with a search. */
export default function HelpPage() {
  const [{ q }, change] = useSearchState(FIELDS)
  const tree = useHelpTree()
  return (
    <>
      <PageTop />
      <HelpSearch words={q} onSearch={words => change({ q: words || undefined })} />
      <QueryView
        query={tree}
        pending={<Skeleton variant="rows" count={6} label="正在加载帮助中心" />}
        empty={<NoArticles title="帮助中心还没有文章" />}
      >
        {({ list }) => (q ? <HelpResults tree={list} words={q} /> : <ArticleGroups groups={list} />)}
      </QueryView>
    </>
  )
}

function HelpResults({ tree, words }: { tree: HelpTree; words: string }) {
  const found = findHelp(tree, words)
  const count = found.flatMap(group => group.children).length
  return (
    <>
      <p role="status">{count > 0 ? `找到 ${count} 篇与“${words}”有关的文章` : ''}</p>
      {count > 0 ? <ArticleGroups groups={found} /> : <NoArticles title={`没有与“${words}”有关的文章`} />}
    </>
  )
}

function NoArticles({ title }: { title: string }) {
  return (
    <Empty
      title={title}
      text="换一个说法再搜，或直接联系我们。"
      actions={
        <>
          <LinkButton href={href('helpArticle', { group: 'gywm', article: 'lxwm' })} variant="primary">
            联系我们
          </LinkButton>
          <LinkButton href={href('help')} onClick={focusAround}>
            全部帮助
          </LinkButton>
        </>
      }
    />
  )
}
