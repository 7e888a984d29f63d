import { linksTo } from '../../core/navigation/linksTo'
import { StatusMessage } from '../../core/page/StatusMessage'

/** RT-02: an activity that has ended or does not exist. */
export default function NoActivityPage() {
  return (
    <StatusMessage
      title="没有找到这个活动"
      text="活动可能已经结束，或尚未开始。正在进行的活动都在首页。"
      links={linksTo({ home: '回首页看活动', list: '看全部商品' })}
    />
  )
}
