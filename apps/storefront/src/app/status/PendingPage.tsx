import { LinkButton } from '@yaoji/ui/button'
import { href } from '../../routes'
import { useRouteRow } from '../frame/useRouteRow'
import { StatusMessage } from './StatusMessage'

/** In place of a page of the route map that is not there yet: it says so, and where the shop goes on. */
export default function PendingPage() {
  const { title } = useRouteRow()
  return (
    <StatusMessage title={title} text="这个页面还没有开放。选购、购物车、下单和付款都可以正常使用。">
      <LinkButton href={href('list')} variant="primary">
        去选购
      </LinkButton>
      <LinkButton href={href('home')}>回首页</LinkButton>
    </StatusMessage>
  )
}
