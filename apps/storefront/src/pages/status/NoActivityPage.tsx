import { LinkButtons } from '@yaoji/ui/button'
import { StatusMessage } from '../../core/page/StatusMessage'
import { href } from '../../routes'

/** RT-02: an activity that has ended or does not exist. */
export default function NoActivityPage() {
  return (
    <StatusMessage title="没有找到这个活动" text="活动可能已经结束，或尚未开始。正在进行的活动都在首页。">
      <LinkButtons
        links={[
          ['回首页看活动', href('home')],
          ['看全部商品', href('list')],
        ]}
      />
    </StatusMessage>
  )
}
