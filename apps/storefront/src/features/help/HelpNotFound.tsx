import { ArticleGroups } from '@yaoji/ui/article-links'
import { PageHeading } from '@yaoji/ui/page-heading'
import { Stack } from '@yaoji/ui/stack'
import { Text } from '@yaoji/ui/text'
import { useNavigate } from 'react-router-dom'
import { href } from '../../routes'
import { HelpSearch } from './HelpSearch'
import { nearestGroup, useHelpTree } from './helpTree'

export interface HelpNotFoundProps {
  /** Path of the address that names no article. */
  path: string
}

/** In place of an article that does not exist: a search, and the articles of the nearest group. */
export function HelpNotFound({ path }: HelpNotFoundProps) {
  const navigate = useNavigate()
  const { data } = useHelpTree()
  const near = data && nearestGroup(data.list, path)
  return (
    <Stack>
      <PageHeading title="没有找到这篇帮助" />
      <Text size="m">文章可能已经合并或改名。您可以搜索，或从目录中选择。</Text>
      <HelpSearch onSearch={q => navigate(href('help', {}, { q }))} />
      {data && <ArticleGroups groups={near ? [near] : data.list} />}
    </Stack>
  )
}
