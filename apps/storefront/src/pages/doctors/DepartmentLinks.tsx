import type { Department } from '@yaoji/api-client/contract/department'
import { Link } from '@yaoji/ui/link'
import { href } from '../../routes'
import * as css from './DoctorsPage.css'

export interface DepartmentLinksProps {
  list: readonly Pick<Department, 'key' | 'name'>[]
  /** The open department; undefined for all. Only on the list, which has a link to all. */
  current?: { readonly key: string | undefined; readonly show: string | undefined }
}

/** A link to each department; what is shown of it stays the same. */
export function DepartmentLinks({ list, current }: DepartmentLinksProps) {
  const all = current ? [{ key: undefined, name: '全部科室' }] : []
  return (
    <nav aria-label="科室" className={css.links}>
      {[...all, ...list].map(({ key, name }) => (
        <Link
          key={name}
          href={href('doctorsList', {}, { department: key, show: current?.show })}
          className={css.link}
          aria-current={current && current.key === key ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
