import { Skeleton } from '@yaoji/ui/skeleton'
import * as css from './SectionPlaceholder.css'

/** Parts of home below its first screen, which come when they are wanted. */
export type Part = keyof typeof LOOKS

const LOOKS = {
  zones: { variant: 'grid', count: 35, label: '正在加载专区' },
  brands: { variant: 'rows', count: 15, label: '正在加载品牌' },
  hot: { variant: 'grid', count: 25, label: '正在加载热销商品' },
} as const

/** Empty drawers where a part of home will stand, as high as the part is with a full catalogue. */
export function SectionPlaceholder({ part }: { part: Part }) {
  return (
    <div className={css.rooms[part]}>
      <Skeleton {...LOOKS[part]} />
    </div>
  )
}
