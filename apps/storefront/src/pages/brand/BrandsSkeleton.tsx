import { Skeleton } from '@yaoji/ui/skeleton'
import { Stack } from '@yaoji/ui/stack'
import { ZoneStrip } from '@yaoji/ui/zone-strip'
import { href } from '../../routes'
import * as css from './BrandsSkeleton.css'

const STRIPS = [1, 2, 3, 4]

/** The brands while they load; `withTop` has the place of the pictures and of the brands that are asked for most. */
export function BrandsSkeleton({ withTop }: { withTop: boolean }) {
  return (
    <Stack gap={4}>
      <Skeleton label="正在加载品牌" count={1} className={withTop ? css.top : undefined} />
      {STRIPS.map(strip => (
        <div key={strip} aria-hidden inert>
          <ZoneStrip title="品牌" url={href('brands')} goods={null} hrefOf={() => ''} />
        </div>
      ))}
    </Stack>
  )
}
