import type { DataOf } from '@yaoji/api-client'
import type { userScopes } from '@yaoji/api-client/contract/licence'
import { Skeleton } from '@yaoji/ui/skeleton'
import * as css from './AccountDocumentsPage.css'

export interface LicenceScopesProps {
  /** Undefined while it loads. */
  answer: DataOf<typeof userScopes> | undefined
}

/** The scopes of the catalogue: open, or what opens each. */
export function LicenceScopes({ answer }: LicenceScopesProps) {
  if (!answer) return <Skeleton label="正在加载经营范围" count={7} />
  return (
    <ul className={css.scopes}>
      {answer.list.map(({ name, goods_count, is_open, needs }) => (
        <li key={name} className={css.scope}>
          <span>
            {name} <span className={css.about}>{goods_count} 种</span>
          </span>
          <span className={css.state} data-state={is_open ? 'valid' : 'missing'}>
            {is_open ? '已开通' : needs}
          </span>
        </li>
      ))}
    </ul>
  )
}
