import { LinkButtons } from '@yaoji/ui/button'
import { StatusMessage } from '../../core/page/StatusMessage'
import { href } from '../../routes'

/** RT-01: an address without a page. */
export default function NotFoundPage() {
  return (
    <StatusMessage
      title="没有找到这个页面"
      text="地址可能写错了，或页面已经移走。您可以搜索商品，或从首页重新开始。"
    >
      <LinkButtons
        links={[
          ['回首页', href('home')],
          ['看全部商品', href('list')],
        ]}
      />
    </StatusMessage>
  )
}
