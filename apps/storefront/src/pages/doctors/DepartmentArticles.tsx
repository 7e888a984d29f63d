import type { DepartmentArticle } from '@yaoji/api-client/contract/department'
import { ArticleLinks } from '@yaoji/ui/article-links'

export interface DepartmentArticlesProps {
  list: readonly DepartmentArticle[]
  /** What is listed, for screen readers. */
  label: string
}

/** Articles or notices, each with its department and day. */
export function DepartmentArticles({ list, label }: DepartmentArticlesProps) {
  const links = list.map(article => ({ ...article, about: article.department_name || '各科室' }))
  return <ArticleLinks variant="rows" aria-label={label} list={links} />
}
