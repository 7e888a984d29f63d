import { Panel } from '@yaoji/ui/panel'
import { Skeleton } from '@yaoji/ui/skeleton'

/** A contract that is loading. */
export function ContractSkeleton() {
  return (
    <Panel title="合同正文">
      <Skeleton variant="rows" count={8} label="正在加载合同" />
    </Panel>
  )
}
