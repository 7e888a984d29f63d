import { Skeleton } from '@yaoji/ui/skeleton'
import * as css from './SectionPlaceholder.css'

/** Sections of home below its first screen. They load when they become visible. */
export type Section = keyof typeof LOOKS

const LOOKS = {
  zones: { variant: 'grid', count: 35, label: '正在加载专区' },
  brands: { variant: 'rows', count: 15, label: '正在加载品牌' },
  hot: { variant: 'grid', count: 20, label: '正在加载热销商品' },
} as const

/** In place of a section until it loads: as high as the section with a full catalogue. */
export function SectionPlaceholder({ section }: { section: Section }) {
  return (
    <div className={css.heights[section]}>
      <Skeleton {...LOOKS[section]} />
    </div>
  )
}
