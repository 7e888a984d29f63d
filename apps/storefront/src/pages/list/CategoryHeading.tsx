import { useGoodsList } from '@yaoji/hooks/data'
import { PageHeading } from '@yaoji/ui/page-heading'
import { crumbTo } from '../../core/navigation/crumbTo'
import { useDocumentTitle } from '../../core/page/useDocumentTitle'
import { useBrowseQuery } from '../../features/browse/useBrowseQuery'
import { href } from '../../routes'

/** The title until the answer has the name, when the address has none. */
const UNNAMED = '药品分类'

/** The breadcrumb of the category, and the title of the document, from the answer that the list below shows. */
export function CategoryHeading({ id, name }: { id: number; name: string }) {
  const { choice } = useBrowseQuery()
  const category = useGoodsList({ ...choice, category: id }).data?.pages[0]?.category
  const title = category?.name ?? (name || UNNAMED)
  const parents = category?.parents ?? []
  // Not the name of the address: anybody can write it.
  useDocumentTitle(category?.name)
  return (
    <PageHeading
      title={title}
      size="s"
      crumbs={[
        crumbTo('home'),
        { name: '全部商品', href: href('list') },
        ...parents.map(parent => ({
          name: parent.name,
          href: href('listOther', { id: parent.id, name: parent.name }),
        })),
        { name: title },
      ]}
    />
  )
}
