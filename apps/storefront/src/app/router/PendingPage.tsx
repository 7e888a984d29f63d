import { LinkButton } from '@yaoji/ui/button'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { StatusMessage } from '../../core/page/StatusMessage'
import { href } from '../../routes'

const NOT_OPEN = '这个页面还没有开放'
const OPEN = '选购、购物车、下单和付款都可以正常使用。'

/** In place of a page that is not built yet: says so, and links to pages that are. */
export default function PendingPage() {
  const { title, header } = useRouteRow()
  return (
    <StatusMessage
      // The header of login and registration shows the page's title already.
      {...(header === 'login'
        ? { title: NOT_OPEN, level: 2, text: OPEN }
        : { title, text: `${NOT_OPEN}。${OPEN}` })}
    >
      <LinkButton href={href('list')} variant="primary">
        去选购
      </LinkButton>
      <LinkButton href={href('home')}>回首页</LinkButton>
    </StatusMessage>
  )
}
