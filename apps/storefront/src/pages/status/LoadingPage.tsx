import { LinkButton } from '@yaoji/ui/button'
import { useEffect, useState } from 'react'
import { StatusMessage } from '../../core/page/StatusMessage'
import { href } from '../../routes'

/** After this time the page offers a link to the home page. */
const OFFER_HOME_AFTER_MS = 6000

/** RT-05: shown while another page opens. After a while it offers a link to the home page. */
export default function LoadingPage() {
  const [long, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), OFFER_HOME_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status">
      <StatusMessage title="正在打开" text={long ? '等得有些久了，您可以先回首页。' : '请稍候。'}>
        {long && <LinkButton href={href('home')}>回首页</LinkButton>}
      </StatusMessage>
    </div>
  )
}
