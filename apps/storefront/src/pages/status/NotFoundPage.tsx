import { linksTo } from '../../core/navigation/linksTo'
import { StatusMessage } from '../../core/page/StatusMessage'

/** RT-01: an address without a page. */
export default function NotFoundPage() {
  return (
    <StatusMessage
      title="没有找到这个页面"
      text="地址可能写错了，或页面已经移走。您可以搜索商品，或从首页重新开始。"
      links={linksTo({ home: '回首页', list: '看全部商品' })}
    />
  )
}
